import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useChangePassword } from '@/api/account/account';
import { Section } from '@/features/settings/Section';
import { changePasswordRules } from '@/features/settings/rules';
import type { ChangePasswordForm } from '@/features/settings/rules';
import { passwordProblem, showRefusal } from '@/features/settings/show-refusal';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { PasswordField } from '@/ui/form/PasswordField';
import { resolverOf } from '@/ui/form/rules';

export function PasswordSettings() {
  const { mutateAsync: changePassword } = useChangePassword();
  const { register, handleSubmit, formState, reset, setError } = useForm<ChangePasswordForm>({
    resolver: resolverOf(changePasswordRules),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ currentPassword, newPassword }: ChangePasswordForm) => {
    try {
      await changePassword({ currentPassword, newPassword });
    } catch (error) {
      showRefusal('Password not changed', error);
      const message = passwordProblem(error);
      if (message) setError('currentPassword', { message }, { shouldFocus: true });
      return;
    }
    reset();
    showToast({
      tone: 'success',
      title: 'Password changed',
      description: 'Every other browser that was signed in is signed out.',
    });
  };

  return (
    <Section title="Password" text="A new password signs every other browser out.">
      <chakra.form
        aria-label="Change password"
        display="flex"
        flexDirection="column"
        gap="4"
        noValidate
        onSubmit={handleSubmit(submit)}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
        <Button type="submit" alignSelf="flex-start" disabled={isSubmitting}>
          Change Password
        </Button>
      </chakra.form>
    </Section>
  );
}
