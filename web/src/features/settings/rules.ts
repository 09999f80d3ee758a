import { rule } from '@/ui/form/rules';
import type { Rules } from '@/ui/form/rules';

const required = [rule.atLeast(1, 'Password is required')];

export interface ChangePasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}
export const changePasswordRules: Rules<ChangePasswordForm> = {
  currentPassword: required,
  newPassword: [
    rule.atLeast(6, 'Password must be at least 6 characters'),
    rule.atMost(128, 'Password'),
  ],
  confirmPassword: [
    (confirmed, { newPassword }) =>
      confirmed === newPassword ? undefined : 'Passwords do not match',
  ],
};

export interface ChangeEmailForm {
  email: string;
  password: string;
}
export const changeEmailRules: Rules<ChangeEmailForm> = {
  email: [rule.email, rule.atMost(254, 'Email')],
  password: required,
};

export interface DeleteForm {
  password: string;
  isSure: boolean;
}
export const deleteRules: Rules<DeleteForm> = {
  password: required,
  isSure: [rule.ticked('Please confirm that this is final')],
};

/** A whole number within the contract's bounds, or nothing for no limit. */
function wholeNumberOrEmpty(min: number, max: number) {
  const error = `Enter a whole number from ${min} to ${max.toLocaleString('en-US')}, or leave it empty`;
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
  return [(text: string) => (text.trim() === '' || fits(text.trim()) ? undefined : error)];
}

export interface LimitsForm {
  maxStake: string;
  maxBetsPerDay: string;
  maxLossPerWeek: string;
  realityCheckMinutes: string;
}
export const limitsRules: Rules<LimitsForm> = {
  maxStake: wholeNumberOrEmpty(1, 1_000_000),
  maxBetsPerDay: wholeNumberOrEmpty(1, 1_000),
  maxLossPerWeek: wholeNumberOrEmpty(1, 1_000_000),
  realityCheckMinutes: wholeNumberOrEmpty(5, 240),
};
