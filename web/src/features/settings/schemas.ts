import * as z from 'zod/mini';

const required = z.string().check(z.minLength(1, 'Password is required'));

export const changePasswordSchema = z
  .object({
    currentPassword: required,
    newPassword: z
      .string()
      .check(
        z.minLength(6, 'Password must be at least 6 characters'),
        z.maxLength(128, 'Password must be at most 128 characters'),
      ),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Checked together with the other fields, not only once those are valid.
      when: () => true,
    }),
  );
export type ChangePasswordForm = z.infer<typeof changePasswordSchema>;

export const changeEmailSchema = z.object({
  email: z
    .email('Invalid email format')
    .check(z.maxLength(254, 'Email must be at most 254 characters')),
  password: required,
});
export type ChangeEmailForm = z.infer<typeof changeEmailSchema>;

export const deleteSchema = z.object({
  password: required,
  isSure: z.boolean().check(z.refine((ticked) => ticked, 'Please confirm that this is final')),
});
export type DeleteForm = z.infer<typeof deleteSchema>;

/** A whole number within the contract's bounds, or nothing for no limit. */
function wholeNumberOrEmpty(min: number, max: number) {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}, or leave it empty`;
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return z.string().check(z.refine((text) => text.trim() === '' || fits(text.trim()), error));
}

export const limitsSchema = z.object({
  maxStake: wholeNumberOrEmpty(1, 1_000_000),
  maxBetsPerDay: wholeNumberOrEmpty(1, 1_000),
  maxLossPerWeek: wholeNumberOrEmpty(1, 1_000_000),
  realityCheckMinutes: wholeNumberOrEmpty(5, 240),
});
export type LimitsForm = z.infer<typeof limitsSchema>;
