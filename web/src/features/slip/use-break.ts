import { useBreakEnd } from '@/api/limits';
import { useDates } from '@/state/use-dates';

/** States until when the player takes a break from betting. Undefined when there is no break. */
export function useBreakSentence(): string | undefined {
  const until = useBreakEnd();
  const { formatDate, formatTime } = useDates();
  return (
    until && `You are on a break. You can bet again on ${formatDate(until)}, ${formatTime(until)}.`
  );
}
