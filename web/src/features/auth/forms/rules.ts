import { rule } from '@/ui/form/rules';
import type { Rules } from '@/ui/form/rules';

export interface LoginForm {
  usernameOrEmail: string;
  password: string;
}
export const loginRules: Rules<LoginForm> = {
  usernameOrEmail: [rule.atLeast(1, 'Username or email is required')],
  password: [rule.atLeast(1, 'Password is required')],
};

// The longest that the server takes (RegisterRequest in schemas/openapi.yaml).
const email = [rule.email, rule.atMost(254, 'Email')];

export interface ResetPasswordForm {
  password: string;
  confirmPassword: string;
}
export const resetPasswordRules: Rules<ResetPasswordForm> = {
  password: [
    rule.atLeast(6, 'Password must be at least 6 characters'),
    rule.atMost(128, 'Password'),
  ],
  confirmPassword: [
    (confirmed, { password }) => (confirmed === password ? undefined : 'Passwords do not match'),
  ],
};

export interface RegisterForm extends ResetPasswordForm {
  username: string;
  email: string;
  isAdult: boolean;
}
export const registerRules: Rules<RegisterForm> = {
  username: [
    rule.atLeast(3, 'Username must be at least 3 characters'),
    rule.atMost(32, 'Username'),
    rule.matches(
      /^[\w.-]*$/,
      'Username may hold letters, digits, dots, dashes and underscores only',
    ),
  ],
  email,
  password: resetPasswordRules.password,
  confirmPassword: [
    (confirmed, { password }) => (confirmed === password ? undefined : 'Passwords do not match'),
  ],
  isAdult: [rule.ticked('You must be 18 or older')],
};

export const invitedRules: Rules<RegisterForm> = {
  ...registerRules,
  email: email.map((one) => (text: string) => (text === '' ? undefined : one(text))),
};

export interface ForgotPasswordForm {
  email: string;
}
export const forgotPasswordRules: Rules<ForgotPasswordForm> = { email };
