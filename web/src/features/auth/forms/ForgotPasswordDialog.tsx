import { useId } from 'react';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useForgotPassword } from '@/api/account/mail-links';
import { messageOf } from '@/api/error';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { Dialog } from '@/ui/overlay/Dialog';
import { resolverOf } from '@/ui/form/rules';
import { forgotPasswordRules } from './rules';
import type { ForgotPasswordForm } from './rules';

interface ForgotPasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

const NOT_SENT = 'Could not send password reset email';

export function ForgotPasswordDialog({ open, onClose }: ForgotPasswordDialogProps) {
  const formId = useId();
  const { mutateAsync: send } = useForgotPassword();
  const { register, handleSubmit, formState, reset } = useForm<ForgotPasswordForm>({
    resolver: resolverOf(forgotPasswordRules),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async ({ email }: ForgotPasswordForm) => {
    try {
      const { success, message } = await send(email);
      if (!success) throw new Error(message);
    } catch (error) {
      showToast({ tone: 'error', title: 'Error', description: messageOf(error, NOT_SENT) });
      return;
    }
    showToast({
      tone: 'success',
      title: 'Password reset email sent!',
      description: 'Check your email for instructions to reset your password.',
    });
    reset();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Reset Password"
      description="Enter the email address of your account. We send a link to it that is good for 60 minutes."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send Reset Link'}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        aria-label="Reset Password"
        mt="4"
        noValidate
        onSubmit={handleSubmit(submit)}
      >
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
      </chakra.form>
    </Dialog>
  );
}
