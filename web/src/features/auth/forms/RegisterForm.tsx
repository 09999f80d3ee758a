import { lazy, Suspense, useEffect, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/elements/Button';
import { CheckboxField, TextField } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { resolverOf } from '@/ui/form/rules';
import { formStack } from './form-stack';
import { invitedRules, registerRules } from './rules';
import type { RegisterForm as Values } from './rules';
import { useSignUp } from './use-session-forms';

const CheckMail = lazy(async () => ({ default: (await import('./CheckMail')).CheckMail }));

interface RegisterFormProps {
  /** Above 0 and raised each time that the first field is to take the focus. */
  focusAsked: number;
  /** To a class, which asks for no email. */
  isInvited: boolean;
  onSignIn: () => void;
}

export function RegisterForm({ focusAsked, isInvited, onSignIn }: RegisterFormProps) {
  const [mailedTo, setMailedTo] = useState<string>();
  const { register, handleSubmit, formState, setFocus, setError } = useForm<Values>({
    resolver: resolverOf(isInvited ? invitedRules : registerRules),
    defaultValues: { username: '', email: '', password: '', confirmPassword: '', isAdult: false },
  });
  const { errors, isSubmitting } = formState;
  const signUp = useSignUp(
    (field, message) => setError(field, { message }, { shouldFocus: true }),
    setMailedTo,
  );

  useEffect(() => {
    if (focusAsked > 0) setFocus('username');
  }, [focusAsked, setFocus]);

  if (mailedTo !== undefined) {
    return (
      <Suspense fallback={null}>
        <CheckMail email={mailedTo} onSignIn={onSignIn} />
      </Suspense>
    );
  }
  return (
    <chakra.form {...formStack} aria-label="Register" noValidate onSubmit={handleSubmit(signUp)}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...register('username')}
      />
      <TextField
        label="Email"
        hint={
          isInvited
            ? 'The class needs none. By it you come back if you forget your password.'
            : undefined
        }
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register('confirmPassword')}
      />
      <CheckboxField
        label="I am 18 or older"
        error={errors.isAdult?.message}
        {...register('isAdult')}
      />
      <Button type="submit" size="lg" disabled={isSubmitting}>
        Create Account
      </Button>
    </chakra.form>
  );
}
