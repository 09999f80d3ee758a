import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useChangeEmail, useOwnEmail } from '@/api/account/account';
import { ApiError } from '@/api/error';
import type { OwnEmail } from '@/api/types';
import { Section } from '@/features/settings/Section';
import { changeEmailRules } from '@/features/settings/rules';
import type { ChangeEmailForm } from '@/features/settings/rules';
import { passwordProblem, showRefusal } from '@/features/settings/show-refusal';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { DateTime } from '@/ui/elements/DateTime';
import { Callout } from '@/ui/feedback/Callout';
import { TextField } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { resolverOf } from '@/ui/form/rules';

/** Another person has the address, or it is the own one already. */
const CONFLICT = 409;

function Pending({ email, expiresAt }: NonNullable<OwnEmail['pending']>) {
  return (
    <Callout>
      We sent a link to <chakra.b overflowWrap="anywhere">{email}</chakra.b>. Follow it by{' '}
      <DateTime instant={expiresAt} />, and the address is yours. Nothing changes until then.
    </Callout>
  );
}

export function EmailSettings({ email }: { email: string | null }) {
  const { data } = useOwnEmail();
  const { mutateAsync: changeEmail } = useChangeEmail();
  const { register, handleSubmit, formState, reset, setError } = useForm<ChangeEmailForm>({
    resolver: resolverOf(changeEmailRules),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (form: ChangeEmailForm) => {
    try {
      await changeEmail(form);
    } catch (error) {
      showRefusal('Email not changed', error);
      const message = passwordProblem(error);
      if (message) setError('password', { message }, { shouldFocus: true });
      else if (error instanceof ApiError && error.status === CONFLICT)
        setError('email', { message: error.sentence }, { shouldFocus: true });
      return;
    }
    reset();
    showToast({
      tone: 'success',
      title: 'Check your email',
      description: `We sent a link to ${form.email}.`,
    });
  };

  return (
    <Section
      title="Email"
      text={
        email === null
          ? 'Without an email address you cannot replace a forgotten password.'
          : 'We mail a link there when you forget your password, and tell you when your account changes.'
      }
    >
      {data?.pending && <Pending {...data.pending} />}
      <chakra.form
        aria-label="Change email"
        display="flex"
        flexDirection="column"
        gap="4"
        noValidate
        onSubmit={handleSubmit(submit)}
      >
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
          {email === null ? 'Add Email' : 'Change Email'}
        </Button>
      </chakra.form>
    </Section>
  );
}
