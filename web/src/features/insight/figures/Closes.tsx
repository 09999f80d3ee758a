import type { InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import { Band, Rule, Upright } from '@/features/insight/pictures/Rule';
import { Stack } from '@/features/insight/pictures/Stack';
import { asSigned, percentSpan } from '@/features/insight/pictures/scale';
import { countText, intervalText, orNone } from '@/features/insight/words/counts';
import { closesSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

const HEIGHT_REM = 9;
const perHundred = (share: number) => signed(100 * share);

function Strip({ closes, ink }: { closes: InsightProgress['closes']; ink: string }) {
  const { singles, values } = closes;
  const ends = [singles.low, singles.high].filter((end) => end !== null);
  const span = percentSpan([0, ...values, ...ends], { label: asSigned });
  return (
    <Rule span={span} height={HEIGHT_REM}>
      <Band span={span} {...singles} />
      <Upright span={span} at={0} ink="border.control" dashed />
      <Stack values={values} span={span} ink={ink} height={HEIGHT_REM - 0.5} />
      {singles.value !== null && <Upright span={span} at={singles.value} ink={ink} />}
    </Rule>
  );
}

/** A parlay's value is for each leg, and in no mean with that of one pick. */
function parlaysText({ parlays, parlaysOf, waiting }: InsightProgress['closes']) {
  if (parlaysOf === 0) return undefined;
  const value =
    parlays.value === null
      ? 'no close'
      : `${perHundred(parlays.value)} per 100 a leg, on ${formatCoins(parlays.n)}`;
  const open = waiting > 0 ? `; ${formatCoins(waiting)} waiting for a line to close` : '';
  return `Parlays apart: ${value} of ${formatCoins(parlaysOf)}${open}.`;
}

function legendOf(closes: InsightProgress['closes']): string | undefined {
  const { singles, values, estimated } = closes;
  const marks =
    values.length === 0
      ? undefined
      : `A dot for each${values.length < singles.n ? ` of the newest ${values.length}` : ''}, in coins per 100 staked. Line: the mean${singles.low === null ? '' : ' in its band'}.`;
  const moved =
    estimated > 0 &&
    `At a line that had moved, the close is estimated: ${counted(estimated, 'bet')}.`;
  return [marks, moved, parlaysText(closes)].filter(Boolean).join(' ') || undefined;
}

/** What the prices were worth by the close. */
export function Closes({ closes }: { closes: InsightProgress['closes'] }) {
  const { singles, of, estimated, values, parlays, parlaysOf, waiting } = closes;
  const verdict = verdictOf(singles, {
    above: 'Better than the close',
    below: 'Worse than the close',
    good: 'above',
  });
  return (
    <FigureCard
      title="Closing-line value"
      count={singles.n === 0 ? 'no close' : countText(singles)}
      verdict={verdict}
      sentence={closesSentence(closes)}
      picture={values.length > 0 && <Strip closes={closes} ink={inkOf(verdict)} />}
      legend={legendOf(closes)}
      numbers={{
        head: ['Bets', 'Mean per 100', 'Band', 'With a close', 'Of'],
        rows: [
          [
            'Single bets',
            orNone(singles.value, perHundred),
            intervalText(singles, perHundred),
            `${formatCoins(singles.n)}${estimated > 0 ? ` (${formatCoins(estimated)} estimated)` : ''}`,
            formatCoins(of),
          ],
          [
            'Parlays, per leg',
            orNone(parlays.value, perHundred),
            intervalText(parlays, perHundred),
            `${formatCoins(parlays.n)}${waiting > 0 ? ` (${formatCoins(waiting)} waiting)` : ''}`,
            formatCoins(parlaysOf),
          ],
        ],
      }}
      marks={{
        head: ['Bet', 'Per 100'],
        rows: values.map((value, nth) => [nth + 1, perHundred(value)]),
      }}
      guide={{ path: '/learn/contrarian-betting', words: 'What closing-line value is' }}
    />
  );
}
