import { useNavigate } from 'react-router';
import { useLogout } from '@/api/auth';
import { messageOf } from '@/lib/message';
import { useSlip } from '@/lib/slip';
import { showToast } from '@/ui/toast';

export function useSignOut(): { signOut: () => Promise<void>; pending: boolean } {
  const { mutateAsync, isPending } = useLogout();
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
    useSlip.getState().clear();
    showToast({ tone: 'success', title: 'Logged out' });
    await navigate('/');
  };
  return { signOut, pending: isPending };
}
