import type { InsightProgress } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import { Band, Dot, Rule, Upright } from '@/features/insight/pictures/Rule';
import { Stack } from '@/features/insight/pictures/Stack';
import { asSigned, percentSpan } from '@/features/insight/pictures/scale';
import { countText, intervalText, orNone } from '@/features/insight/words/counts';
import { returnSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

const HEIGHT_REM = 4;
const perHundred = (share: number) => signed(100 * share);

function Dots({ result, ink }: { result: InsightProgress['result']; ink: string }) {
  const { share, dots } = result;
  if (share.value === null) return null;
  const ends = [share.low, share.high].filter((end) => end !== null);
  const span = percentSpan([0, share.value, ...ends, ...dots], { label: asSigned });
  const hasDots = dots.length > 0;
  return (
    <Rule span={span} height={hasDots ? HEIGHT_REM : 1.75}>
      {!hasDots && <Band span={span} {...share} />}
      <Upright span={span} at={0} label="level" dashed />
      {hasDots ? (
        <Stack values={dots} span={span} ink={ink} height={HEIGHT_REM} />
      ) : (
        <Dot span={span} at={share.value} ink={ink} bottom={0.5} />
      )}
    </Rule>
  );
}

function legendOf({ dots }: InsightProgress['result']): string {
  if (dots.length === 0) return 'In coins per 100 staked.';
  const up = dots.filter((dot) => dot > 0).length;
  return `${dots.length} equally likely returns of bets like these, in coins per 100 staked: ${up} are above level.`;
}

/** What came back for the coins staked, and how far luck alone swings that. */
export function Return({ result }: { result: InsightProgress['result'] }) {
  const { share, profit, staked } = result;
  const verdict = verdictOf(share, {
    above: 'More than luck alone',
    below: 'Less than luck alone',
  });
  return (
    <FigureCard
      title="Return"
      count={countText(share)}
      verdict={verdict}
      sentence={returnSentence(result)}
      picture={share.value !== null && <Dots result={result} ink={inkOf(verdict)} />}
      legend={share.value === null ? undefined : legendOf(result)}
      numbers={{
        head: ['Bets', 'Per 100', 'Band', 'Profit', 'Staked'],
        rows: [
          [
            'Decided bets',
            orNone(share.value, perHundred),
            intervalText(share, perHundred),
            `${profit > 0 ? '+' : ''}${formatCoins(profit)}`,
            formatCoins(staked),
          ],
        ],
      }}
      marks={{
        head: ['Equally likely return', 'Per 100'],
        rows: result.dots.map((dot, nth) => [nth + 1, perHundred(dot)]),
      }}
      guide={{ path: '/learn/sports-statistics', words: 'How many bets it takes' }}
    />
  );
}
