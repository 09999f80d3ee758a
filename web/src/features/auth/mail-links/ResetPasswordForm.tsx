import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useResetPassword } from '@/api/account/mail-links';
import { messageOf } from '@/api/error';
import { formStack } from '@/features/auth/forms/form-stack';
import { resetPasswordRules } from '@/features/auth/forms/rules';
import type { ResetPasswordForm as Values } from '@/features/auth/forms/rules';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { PasswordField } from '@/ui/form/PasswordField';
import { Card } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Page } from '@/ui/layout/Page';
import { resolverOf } from '@/ui/form/rules';
import { isAboutLink } from './spent-link';

function showFailure(title: string, description: string): void {
  showToast({ tone: 'error', title, description });
}

function useSubmit({ token, onDone, onSpent }: ResetPasswordFormProps) {
  const { mutateAsync: resetPassword } = useResetPassword();
  return async ({ password }: Values) => {
    if (token.trim() === '') {
      showFailure('Invalid token', 'The password reset link appears to be invalid.');
      return;
    }
    try {
      const { success, message } = await resetPassword({ token, password });
      if (!success) {
        showFailure('Error', message || 'Could not reset password. The link may have expired.');
        return;
      }
    } catch (error) {
      showFailure('Error', messageOf(error, 'Could not reset password'));
      if (isAboutLink(error)) onSpent();
      return;
    }
    showToast({
      tone: 'success',
      title: 'Password reset successful!',
      description: 'Your password has been updated. You can now login with your new password.',
    });
    onDone();
  };
}

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link was used before, or has expired. */
  onSpent: () => void;
}

export function ResetPasswordForm(props: ResetPasswordFormProps) {
  const submit = useSubmit(props);
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: resolverOf(resetPasswordRules),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <Page title="Reset Your Password">
      <Card maxW="30rem" mx="auto" my={{ base: '4', md: '12' }} p={{ base: '5', md: '8' }}>
        <ChalkHeading>Reset Your Password</ChalkHeading>
        <chakra.p color="fg.muted" mt="3" mb="5">
          The link works once. A new password signs every browser out.
        </chakra.p>
        <chakra.form
          {...formStack}
          aria-label="Reset Your Password"
          noValidate
          onSubmit={handleSubmit(submit)}
        >
          <PasswordField
            label="New Password"
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            error={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          <Button type="submit" size="lg" mt="1" disabled={isSubmitting}>
            {isSubmitting ? 'Resetting...' : 'Reset Password'}
          </Button>
        </chakra.form>
      </Card>
    </Page>
  );
}
