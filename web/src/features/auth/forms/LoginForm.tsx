import { lazy, Suspense, useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { resolverOf } from '@/ui/form/rules';
import { formStack } from './form-stack';
import { loginRules } from './rules';
import type { LoginForm as Values } from './rules';
import { useSignIn } from './use-session-forms';

const ForgotPasswordDialog = lazy(async () => ({
  default: (await import('./ForgotPasswordDialog')).ForgotPasswordDialog,
}));

/** focusAsked: above 0 and raised each time that the first field is to take the focus. */
export function LoginForm({ focusAsked }: { focusAsked: number }) {
  // Undefined until it is first opened: only then is it fetched.
  const [forgotten, setForgotten] = useState<boolean>();
  const { register, handleSubmit, formState, setFocus, setError } = useForm<Values>({
    resolver: resolverOf(loginRules),
    defaultValues: { usernameOrEmail: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const signIn = useSignIn((message) => setError('password', { message }, { shouldFocus: true }));

  useEffect(() => {
    if (focusAsked > 0) setFocus('usernameOrEmail');
  }, [focusAsked, setFocus]);

  const form = (
    <chakra.form {...formStack} aria-label="Login" noValidate onSubmit={handleSubmit(signIn)}>
      <TextField
        label="Username or email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.usernameOrEmail?.message}
        {...register('usernameOrEmail')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" mt="1" disabled={isSubmitting}>
        Login
      </Button>
      <Button variant="ghost" size="sm" color="fg.muted" onClick={() => setForgotten(true)}>
        Forgot password?
      </Button>
    </chakra.form>
  );
  return (
    <>
      {form}
      <Suspense fallback={null}>
        {forgotten !== undefined && (
          <ForgotPasswordDialog open={forgotten} onClose={() => setForgotten(false)} />
        )}
      </Suspense>
    </>
  );
}
