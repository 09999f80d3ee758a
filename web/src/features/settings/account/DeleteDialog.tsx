import { useId } from 'react';
import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useDeleteAccount } from '@/api/account/account';
import { deleteRules } from '@/features/settings/rules';
import type { DeleteForm } from '@/features/settings/rules';
import { passwordProblem, showRefusal } from '@/features/settings/show-refusal';
import { useSlip } from '@/state/slip';
import { showToast } from '@/state/toast';
import { Button } from '@/ui/elements/Button';
import { CheckboxField } from '@/ui/form/Field';
import { PasswordField } from '@/ui/form/PasswordField';
import { Dialog } from '@/ui/overlay/Dialog';
import { resolverOf } from '@/ui/form/rules';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
}

export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const formId = useId();
  const navigate = useNavigate();
  const { mutateAsync: deleteAccount } = useDeleteAccount();
  const { register, handleSubmit, formState, reset, setError } = useForm<DeleteForm>({
    resolver: resolverOf(deleteRules),
    defaultValues: { password: '', isSure: false },
  });
  const { errors, isSubmitting } = formState;

  const close = () => {
    reset();
    onClose();
  };
  const submit = async ({ password }: DeleteForm) => {
    try {
      await deleteAccount(password);
    } catch (error) {
      showRefusal('Account not deleted', error);
      const message = passwordProblem(error);
      if (message) setError('password', { message }, { shouldFocus: true });
      return;
    }
    useSlip.getState().clear();
    showToast({ tone: 'success', title: 'Your account is deleted' });
    await navigate('/');
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Delete your account?"
      description="Your open bets are voided first. Then your name, email, password and sessions are erased for good. The ledger keeps numbers only, which no longer lead to you."
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Keep My Account
          </Button>
          <Button variant="destructive" type="submit" form={formId} disabled={isSubmitting}>
            Delete for Good
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        aria-label="Delete account"
        display="flex"
        flexDirection="column"
        gap="3"
        mt="4"
        noValidate
        onSubmit={handleSubmit(submit)}
      >
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <CheckboxField
          label="I understand that this cannot be undone"
          error={errors.isSure?.message}
          {...register('isSure')}
        />
      </chakra.form>
    </Dialog>
  );
}
