import { useCurrentUser } from '@/api/account/current-user';
import { useBreakEnd } from '@/api/account/limits';
import { useDates } from '@/state/use-dates';

/** States why the player cannot bet at all: an address to confirm, or a break. Undefined without a reason. */
export function useCannotBet(): string | undefined {
  const { user } = useCurrentUser();
  const until = useBreakEnd();
  const { formatDate, formatTime } = useDates();
  if (user.emailVerified === false) {
    return 'Confirm your email address before you bet, by the link in your mail. Settings can send it again.';
  }
  return (
    until && `You are on a break. You can bet again on ${formatDate(until)}, ${formatTime(until)}.`
  );
}
