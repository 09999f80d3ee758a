import { Box, chakra } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { useDates } from '@/state/use-dates';
import { PageLink } from '@/ui/elements/PageLink';
import { FigureCard } from './FigureCard';
import { useWhose } from './whose';
import { Plane } from '@/features/insight/pictures/Plane';
import { asPercent, percentSpan, placeIn } from '@/features/insight/pictures/scale';
import { NONE } from '@/features/insight/words/counts';
import { kellySentence } from '@/features/insight/words/sentences';

type KellyStake = InsightProgress['staking']['kelly'][number];

/** A stake above the own share is filled; one at or below it is hollow. */
function Points({ kelly }: { kelly: readonly KellyStake[] }) {
  const x = percentSpan([0, ...kelly.map(({ own }) => own)], { label: asPercent });
  const y = percentSpan([0, ...kelly.map(({ share }) => share)], { label: asPercent });
  return (
    <Plane x={x} y={y} xName="By your own estimate, at most" yName="You staked">
      {kelly.map(({ share, own }, index) => (
        <Box
          key={index}
          position="absolute"
          boxSize="2.5"
          borderRadius="full"
          borderWidth="2px"
          borderColor="fg"
          bg={share > own ? 'fg' : 'bg.panel'}
          opacity="0.8"
          transform="translate(-50%, 50%)"
          style={{
            left: formatShare(placeIn(x, own), 2),
            bottom: formatShare(placeIn(y, share), 2),
          }}
        />
      ))}
    </Plane>
  );
}

/** The pick and its game, with the way to what an own bet teaches. */
function BetName({ betId, eventName, prediction }: KellyStake) {
  const isOwn = useWhose() === 'own';
  return (
    <chakra.span display="block" minW="9rem" fontWeight="normal">
      <PageLink path={isOwn ? `/my-bets/${betId}` : null}>{prediction}</PageLink>
      <chakra.span display="block" color="fg.muted">
        {eventName}
      </chakra.span>
    </chakra.span>
  );
}

/** The stakes against what the player's own chances justify. */
export function Kelly({ staking }: { staking: InsightProgress['staking'] }) {
  const { formatDate } = useDates();
  const { withChance, kelly } = staking;
  return (
    <FigureCard
      title="Stakes against your own estimates"
      count={`${formatCoins(withChance)} of ${formatCoins(staking.n)} bets with your own chance`}
      sentence={kellySentence(staking)}
      picture={kelly.length > 0 && <Points kelly={kelly} />}
      legend={
        kelly.length > 0
          ? 'Above the dashed line (filled) a stake is larger than the Kelly share of your own chance; at 0 that chance is against the bet.'
          : undefined
      }
      numbers={{
        head: ['Bet', 'Placed', 'Staked', 'Kelly share', 'Advised'],
        rows: kelly
          .toReversed()
          .map((stake) => [
            <BetName key={stake.betId} {...stake} />,
            formatDate(stake.placedAt),
            formatShare(stake.share),
            formatShare(stake.own),
            stake.advised === null ? NONE : formatShare(stake.advised),
          ]),
      }}
      guide={{ path: '/learn/kelly-criterion', words: 'What the Kelly share is' }}
    />
  );
}
