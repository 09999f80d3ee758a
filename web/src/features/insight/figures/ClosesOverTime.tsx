import { chakra } from '@chakra-ui/react';
import type { InsightProgress } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { useDates } from '@/state/use-dates';
import { Plot } from '@/ui/charts/Plot';
import { linePath, scaleOf, ticks } from '@/ui/charts/step-chart';
import type { Scale } from '@/ui/charts/step-chart';
import { TimeAxis } from '@/ui/charts/TimeAxis';
import { FigureCard } from './FigureCard';
import { asSigned } from '@/features/insight/pictures/scale';
import { countText, NONE } from '@/features/insight/words/counts';
import { closesOverTimeSentence } from '@/features/insight/words/sentences';
import { countVerdict } from '@/features/insight/words/verdict';

type Point = InsightProgress['closes']['overTime'][number];

const TICKS = 4;
/** The mean of fewer swings so far that nothing else could be seen beside it. */
const DRAWN_FROM = 5;

const PER_HUNDRED = 100;
const perHundred = (value: number) => signed(PER_HUNDRED * value);

interface Banded extends Point {
  low: number;
  high: number;
}
const isBanded = (point: Point): point is Banded => point.low !== null && point.high !== null;

/** Values in coins per 100, at their moments. */
function lineOf(points: readonly Point[], valueOf: (point: Point) => number, scale: Scale) {
  const at = points.map((point) => ({
    time: Date.parse(point.time),
    value: PER_HUNDRED * valueOf(point),
  }));
  return linePath(at, scale);
}

/** The band between its two lines: there along the one, and back along the other. */
function bandOf(banded: readonly Banded[], scale: Scale): string {
  const low = lineOf(banded, ({ low: value }) => value ?? 0, scale);
  const back = lineOf(banded.toReversed(), ({ high: value }) => value ?? 0, scale);
  return `${low}${back.replace('M', 'L')}Z`;
}

function Chart({ points }: { points: readonly Point[] }) {
  const banded = points.filter(isBanded);
  const times = points.map(({ time }) => Date.parse(time));
  const from = Math.min(...times);
  // Settlements of one moment need some width.
  const to = Math.max(...times, from + 60_000);
  const values = [
    ...points.map(({ value }) => value),
    ...banded.flatMap(({ low, high }) => [low, high]),
  ];
  const marks = ticks([0, ...values.map((value) => PER_HUNDRED * value)], TICKS);
  const scale = scaleOf([from, to], marks);
  return (
    <Plot
      ticks={marks.map((mark) => ({ at: scale.y(mark), label: asSigned(mark) }))}
      drawing={
        <>
          {banded.length > 1 && <chakra.path d={bandOf(banded, scale)} fill="fg/12" />}
          <chakra.path
            d={`M0 ${PER_HUNDRED * scale.y(0)}H100`}
            stroke="border.control"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
          <chakra.path
            d={lineOf(points, ({ value }) => value, scale)}
            stroke={banded.length > 0 ? 'fg' : 'fg.subtle'}
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </>
      }
    >
      <TimeAxis from={from} to={to} x={scale.x} />
    </Plot>
  );
}

/** What the prices were worth by the close, as it stood after each bet. */
export function ClosesOverTime({ closes }: { closes: InsightProgress['closes'] }) {
  const { formatDate } = useDates();
  const { singles, overTime } = closes;
  const drawn = overTime.filter(({ n }) => n >= DRAWN_FROM);
  const row = ({ time, n, value, low, high }: Point) => [
    formatDate(time),
    formatCoins(n),
    perHundred(value),
    low === null || high === null ? NONE : `${perHundred(low)} to ${perHundred(high)}`,
  ];
  return (
    <FigureCard
      title="Closing-line value over time"
      count={singles.n === 0 ? 'no close' : countText(singles)}
      verdict={countVerdict(singles.n)}
      sentence={closesOverTimeSentence(closes)}
      picture={drawn.length > 1 && <Chart points={drawn} />}
      legend={
        drawn.length > 1
          ? `The mean of all single bets up to each settlement, from the ${DRAWN_FROM}th on, in coins per 100 staked. Shaded: its band, which narrows as bets come; dashed: level with the close.`
          : undefined
      }
      numbers={{
        head: ['Settled', 'Bets', 'Mean per 100', 'Band'],
        rows: overTime.map(row),
      }}
      guide={{ path: '/learn/contrarian-betting', words: 'What closing-line value is' }}
    />
  );
}
