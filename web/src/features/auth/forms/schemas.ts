import * as z from 'zod/mini';

export const loginSchema = z.object({
  usernameOrEmail: z.string().check(z.minLength(1, 'Username or email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type LoginForm = z.infer<typeof loginSchema>;

// The longest that the server takes (RegisterRequest in schemas/openapi.yaml).
const atMost = (max: number, what: string) =>
  z.maxLength(max, `${what} must be at most ${max} characters`);

const email = z.email('Invalid email format').check(atMost(254, 'Email'));
const twice = {
  password: z
    .string()
    .check(z.minLength(6, 'Password must be at least 6 characters'), atMost(128, 'Password')),
  confirmPassword: z.string(),
};
const sameTwice = () =>
  z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Checked together with the other fields, not only once those are valid.
      when: () => true,
    },
  );

export const registerSchema = z
  .object({
    username: z
      .string()
      .check(
        z.minLength(3, 'Username must be at least 3 characters'),
        atMost(32, 'Username'),
        z.regex(
          /^[\w.-]*$/,
          'Username may hold letters, digits, dots, dashes and underscores only',
        ),
      ),
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
