import { chakra, Flex } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import { Stat } from '@/ui/elements/Stat';
import { FigureCard } from './FigureCard';
import { Rule, Upright } from '@/features/insight/pictures/Rule';
import { Stack } from '@/features/insight/pictures/Stack';
import { asPercent, percentSpan } from '@/features/insight/pictures/scale';
import { NONE, orNone } from '@/features/insight/words/counts';
import { stakingSentence } from '@/features/insight/words/sentences';

const HEIGHT_REM = 8;
const BOUND = 0.05;

const share = (value: number) => formatShare(value);

function Dots({ shares }: { shares: readonly number[] }) {
  const span = percentSpan([0, BOUND, ...shares], { label: asPercent });
  return (
    <Rule span={span} height={HEIGHT_REM}>
      <Stack values={shares} span={span} ink="fg" height={HEIGHT_REM - 0.5} />
      <Upright span={span} at={BOUND} label="5%" dashed />
    </Rule>
  );
}

/** How large the stakes were, and what was at risk at once. */
export function Staking({ staking }: { staking: InsightProgress['staking'] }) {
  const { n, atMostFivePercent, middle, largest, mostAtRisk, shares } = staking;
  return (
    <FigureCard
      title="Stakes"
      count={counted(n, 'bet')}
      sentence={stakingSentence(staking)}
      picture={shares.length > 0 && <Dots shares={shares} />}
      legend={
        shares.length > 0
          ? `A dot for each${shares.length < n ? ` of the newest ${shares.length}` : ''}, as a share of the bankroll at that moment.`
          : undefined
      }
      numbers={{
        head: ['Share of the bankroll', 'Value'],
        rows: [
          ['Stakes up to 5%', `${formatCoins(atMostFivePercent)} of ${formatCoins(n)}`],
          ['Middle stake', orNone(middle, share)],
          ['Largest stake', orNone(largest, share)],
          ['Most at risk at once', orNone(mostAtRisk, share)],
        ],
      }}
      marks={{
        head: ['Bet', 'Share of the bankroll'],
        rows: shares.map((one, nth) => [nth + 1, share(one)]),
      }}
      guide={{ path: '/learn/bankroll-management', words: 'How large a stake should be' }}
    >
      <Flex as="dl" wrap="wrap" columnGap="7" rowGap="2" mb="3">
        <Stat name="Middle stake">{middle === null ? NONE : share(middle)}</Stat>
        <Stat name="Largest stake">{largest === null ? NONE : share(largest)}</Stat>
        <Stat name="Most at risk at once">
          <chakra.span>{mostAtRisk === null ? NONE : share(mostAtRisk)}</chakra.span>
        </Stat>
      </Flex>
    </FigureCard>
  );
}
