import * as z from 'zod/mini';

export const loginSchema = z.object({
  usernameOrEmail: z.string().check(z.minLength(1, 'Username or email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type LoginForm = z.infer<typeof loginSchema>;

const email = z.email('Invalid email format');
const twice = {
  password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
  confirmPassword: z.string(),
};
const sameTwice = () =>
  z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Said together with what is wrong in the other fields, not after they are put right.
      when: () => true,
    },
  );

export const registerSchema = z
  .object({
    username: z.string().check(z.minLength(3, 'Username must be at least 3 characters')),
    email,
    ...twice,
    isAdult: z.boolean().check(z.refine((ticked) => ticked, 'You must be 18 or older')),
  })
  .check(sameTwice());
export type RegisterForm = z.infer<typeof registerSchema>;

export const forgotPasswordSchema = z.object({ email });
export type ForgotPasswordForm = z.infer<typeof forgotPasswordSchema>;

export const resetPasswordSchema = z.object(twice).check(sameTwice());
export type ResetPasswordForm = z.infer<typeof resetPasswordSchema>;
