import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { resetSession, useLogout } from '@/api/account/auth';
import { messageOf } from '@/api/error';
import { showToast } from '@/state/toast';
import { useLeaving } from './leaving';

export function useSignOut(): { signOut: () => Promise<void>; pending: boolean } {
  const { mutateAsync, isPending } = useLogout();
  const client = useQueryClient();
  const navigate = useNavigate();

  const signOut = async () => {
    try {
      await mutateAsync();
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Logout failed',
        description: messageOf(error, 'Could not log out'),
      });
      return;
    }
    useLeaving.setState({ leaving: true });
    // Loaded here, because the first visit does without it.
    const { useSlip } = await import('@/state/slip');
    useSlip.getState().clear();
    await resetSession(null, client);
    showToast({ tone: 'success', title: 'Logged out' });
    await navigate('/');
  };
  return { signOut, pending: isPending };
}
