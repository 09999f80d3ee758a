import { useFollowOpenBets } from '@/api/streams/follow-open-bets';
import type { Activity } from '@/api/types';

type Bets = readonly Pick<Activity, 'status' | 'legs'>[];

function Follow({ bets }: { bets: Bets }) {
  useFollowOpenBets(bets);
  return null;
}

/** Draws nothing. A player without an open bet asks for nothing. */
export function FollowOpenBets({ bets }: { bets: Bets }) {
  return bets.some(({ status }) => status === 'pending') && <Follow bets={bets} />;
}
