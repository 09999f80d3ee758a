import { useLogin, useRegister } from '@/api/account/auth';
import { ApiError, messageOf } from '@/api/error';
import { rememberPendingEmail } from '@/state/pending-verification';
import { showToast } from '@/state/toast';
import type { LoginForm, RegisterForm } from './rules';

// The landing page leaves by itself as soon as there is a user, so neither of these navigates.

/** `refuse` shows the server's sentence at the password. */
export function useSignIn(refuse: (sentence: string) => void) {
  const { mutateAsync: login } = useLogin();
  return async (form: LoginForm) => {
    try {
      const { username } = await login(form);
      showToast({
        tone: 'success',
        title: 'Welcome back!',
        description: `You've successfully logged in as ${username}`,
      });
    } catch (error) {
      showLoginFailure(error);
      refuse(messageOf(error, 'Invalid credentials'));
    }
  };
}

/**
 * The field of a refusal, by words of the server's sentence such as 'That username is taken'. The
 * first match counts.
 */
const FIELDS = [
  ['username', /username/i],
  ['email', /email/i],
  ['password', /password/i],
  ['isAdult', /18/],
] as const satisfies readonly (readonly [keyof RegisterForm, RegExp])[];

type Refuse = (field: keyof RegisterForm, sentence: string) => void;

/** A refusal about one field is shown at that field too. */
function markField(error: unknown, refuse: Refuse): void {
  if (!(error instanceof ApiError)) return;
  const { sentence } = error;
  const [field] = FIELDS.find(([, words]) => words.test(sentence)) ?? [];
  if (field) refuse(field, sentence);
}

/** `refuse` marks a field with the server's sentence; `onMailed` gets the address to which a link to confirm went. */
export function useSignUp(refuse: Refuse, onMailed: (email: string) => void) {
  const { mutateAsync: register } = useRegister();
  const { mutateAsync: login } = useLogin();
  return async ({ username, email, password, isAdult }: RegisterForm) => {
    try {
      const answer = await register({ username, email: email || undefined, password, isAdult });
      if (answer.emailVerificationRequired) {
        rememberPendingEmail(email);
        showToast({
          tone: 'success',
          title: 'Registration successful!',
          description: 'Please check your email to verify your account.',
        });
        onMailed(email);
        return;
      }
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Registration failed',
        description: messageOf(error, 'Could not create account'),
      });
      markField(error, refuse);
      return;
    }
    try {
      await login({ usernameOrEmail: username, password });
      showToast({
        tone: 'success',
        title: 'Account created!',
        description: 'Welcome to Chalkline',
      });
    } catch (error) {
      showLoginFailure(error);
    }
  };
}

function showLoginFailure(error: unknown): void {
  showToast({
    tone: 'error',
    title: 'Login failed',
    description: messageOf(error, 'Invalid credentials'),
  });
}
