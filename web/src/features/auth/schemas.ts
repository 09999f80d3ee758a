import * as z from 'zod/mini';

export const loginSchema = z.object({
  usernameOrEmail: z.string().check(z.minLength(1, 'Username or email is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type LoginForm = z.infer<typeof loginSchema>;

export const registerSchema = z
  .object({
    username: z.string().check(z.minLength(3, 'Username must be at least 3 characters')),
    email: z.email('Invalid email format'),
    password: z.string().check(z.minLength(6, 'Password must be at least 6 characters')),
    confirmPassword: z.string(),
    isAdult: z.boolean().check(z.refine((ticked) => ticked, 'You must be 18 or older')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Said together with what is wrong in the other fields, not after they are put right.
      when: () => true,
    }),
  );
export type RegisterForm = z.infer<typeof registerSchema>;
