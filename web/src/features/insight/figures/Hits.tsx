import type { InsightProgress } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import { Band, Dot, Rule, Upright } from '@/features/insight/pictures/Rule';
import { ALL_CHANCES } from '@/features/insight/pictures/scale';
import { countText, intervalText, orNone } from '@/features/insight/words/counts';
import { hitsSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

const share = (value: number) => formatShare(value);

/** A hit rate never stands by itself: beside it is what the prices were worth. */
function besideText({ singles }: InsightProgress['closes']): string {
  if (singles.value === null) return 'Closing-line value beside it: no close.';
  return `Closing-line value beside it: ${signed(100 * singles.value)} per 100, on ${formatCoins(singles.n)}.`;
}

interface HitsProps {
  hits: InsightProgress['hits'];
  closes: InsightProgress['closes'];
}

/** The hit rate beside what the prices needed. */
export function Hits({ hits, closes }: HitsProps) {
  const { rate, needed, expected, priced, won } = hits;
  const verdict = verdictOf(rate, {
    above: 'Above what the prices needed',
    below: 'Below what the prices needed',
    neutral: needed,
  });
  return (
    <FigureCard
      title="Hit rate"
      count={countText(rate)}
      verdict={verdict}
      sentence={hitsSentence(hits)}
      picture={
        rate.value !== null && (
          <Rule span={ALL_CHANCES} height={1.75}>
            <Band span={ALL_CHANCES} {...rate} />
            {needed !== null && <Upright span={ALL_CHANCES} at={needed} label="needed" dashed />}
            <Dot span={ALL_CHANCES} at={rate.value} ink={inkOf(verdict)} bottom={0.5} />
          </Rule>
        )
      }
      legend={besideText(closes)}
      numbers={{
        head: ['Chance', 'Share', 'Band', 'Bets'],
        rows: [
          [
            'Won',
            orNone(rate.value, share),
            intervalText(rate, share),
            `${formatCoins(won)} of ${formatCoins(rate.n)}`,
          ],
          ['Needed by the prices', orNone(needed, share), '', formatCoins(rate.n)],
          ['Expected by the market', orNone(expected, share), '', formatCoins(priced)],
        ],
      }}
      guide={{ path: '/learn/odds-formats', words: 'What a price needs' }}
    />
  );
}
