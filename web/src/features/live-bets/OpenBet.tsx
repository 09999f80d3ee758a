import { memo } from 'react';
import { chakra } from '@chakra-ui/react';
import { useAllLive } from '@/api/streams/all-live';
import type { Activity, BetLeg } from '@/api/types';
import { useMinute } from '@/browser/server-clock';
import { conditionNow, settlesAt } from '@/domain/betting/open-bet';
import { useDates } from '@/state/use-dates';
import { BetCondition } from '@/ui/betting/BetCondition';
import { LegNow } from './LegNow';

/** When the last open game of a bet ends, where that is known and still to come. */
function Settles({ legs }: { legs: readonly BetLeg[] }) {
  const { formatTime } = useDates();
  const at = settlesAt(legs);
  const minute = useMinute();
  if (at === undefined || at < minute) return null;
  return (
    <chakra.p>
      Settles about{' '}
      <chakra.time dateTime={new Date(at).toISOString()}>{formatTime(at)}</chakra.time>
    </chakra.p>
  );
}

type OpenBetProps = Pick<Activity, 'betType' | 'status' | 'legs'>;

/** How an open bet on one game stands, and when it settles. A parlay's legs say the first themselves. */
export const OpenBet = memo(function OpenBet({ betType, status, legs }: OpenBetProps) {
  const [leg] = legs;
  if (status !== 'pending') return null;
  return (
    <>
      {betType !== 'parlay' && leg && <LegNow leg={leg} />}
      <Settles legs={legs} />
    </>
  );
});

type LiveConditionProps = Pick<Activity, 'gameId' | 'eventName' | 'status'> & {
  condition: NonNullable<Activity['condition']>;
};

/** The condition of a bet; while its game is under way also how that stands. */
export const LiveCondition = memo(function LiveCondition({
  gameId,
  eventName,
  status,
  condition,
}: LiveConditionProps) {
  const now = useAllLive(({ games }) => {
    const game = status === 'pending' ? games[gameId] : undefined;
    return game && conditionNow(condition, game);
  });
  return <BetCondition condition={condition} eventName={eventName} now={now} />;
});
