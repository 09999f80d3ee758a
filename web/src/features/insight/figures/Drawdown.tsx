import { Box, chakra } from '@chakra-ui/react';
import type { InsightDrawdown, InsightIndexPoint, InsightProgress } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins, formatShare } from '@/domain/format/format';
import { useDates } from '@/state/use-dates';
import { Plot } from '@/ui/charts/Plot';
import { scaleOf, stepPath, ticks } from '@/ui/charts/step-chart';
import type { Scale } from '@/ui/charts/step-chart';
import { TimeAxis } from '@/ui/charts/TimeAxis';
import { FigureCard } from './FigureCard';
import { NONE } from '@/features/insight/words/counts';
import { drawdownSentence } from '@/features/insight/words/sentences';

const TICKS = 4;

const timeOf = ({ time }: InsightIndexPoint) => Date.parse(time);

/** The points of each run: a reset, or the loss of everything, begins another. */
function runsOf(points: readonly InsightIndexPoint[]): InsightIndexPoint[][] {
  const runs = new Map<number, InsightIndexPoint[]>();
  for (const point of points) runs.set(point.run, [...(runs.get(point.run) ?? []), point]);
  return [...runs.values()];
}

function Run({ points, scale }: { points: readonly InsightIndexPoint[]; scale: Scale }) {
  const steps = points.map((point) => ({ time: timeOf(point), value: point.index }));
  const end = steps.at(-1)?.time ?? 0;
  return (
    <chakra.path
      d={stepPath(steps, end, scale)}
      stroke="fg"
      strokeWidth="2"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  );
}

function Chart({ drawdown }: { drawdown: InsightDrawdown }) {
  const { points, peakAt, troughAt } = drawdown;
  const times = points.map(timeOf);
  const from = Math.min(...times, ...(peakAt ? [Date.parse(peakAt)] : []));
  // Settlements of one moment need some width.
  const to = Math.max(...times, from + 60_000);
  const marks = ticks([100, ...points.map(({ index }) => index)], TICKS);
  const scale = scaleOf([from, to], marks);
  const runs = runsOf(points);
  return (
    <Plot
      ticks={marks.map((mark) => ({ at: scale.y(mark), label: `${mark}` }))}
      drawing={runs.map((run) => (
        <Run key={run[0]?.position} points={run} scale={scale} />
      ))}
    >
      {peakAt && troughAt && (
        <Box
          position="absolute"
          insetY="0"
          bg="fg/12"
          style={{
            left: formatShare(scale.x(Date.parse(peakAt)), 2),
            right: formatShare(1 - scale.x(Date.parse(troughAt)), 2),
          }}
        />
      )}
      {runs
        .slice(1)
        .map(
          ([first]) =>
            first && (
              <Box
                key={first.position}
                position="absolute"
                insetY="0"
                borderLeftWidth="2px"
                borderLeftStyle="dotted"
                borderColor="fg.muted"
                style={{ left: formatShare(scale.x(timeOf(first)), 2) }}
              />
            ),
        )}
      <TimeAxis from={from} to={to} x={scale.x} />
    </Plot>
  );
}

interface DrawdownProps {
  drawdown: InsightDrawdown;
  bets: Pick<InsightProgress['bets'], 'won' | 'lost' | 'pushed' | 'voided'>;
}

/** The bankroll by settlement, 100 at its first bet, and its largest fall. */
export function Drawdown({ drawdown, bets }: DrawdownProps) {
  const { formatDate } = useDates();
  const { worst, worstCoins, peakAt, troughAt, restarts, points } = drawdown;
  const settled = bets.won + bets.lost + bets.pushed + bets.voided;
  const day = (instant: string | null) => (instant === null ? NONE : formatDate(instant));
  const restarted = restarts > 0 ? ' Dotted: a restart, from 100 again.' : '';
  return (
    <FigureCard
      title="Largest fall"
      count={`${counted(worstCoins, 'coin')} from peak to trough, in ${counted(settled, 'settled bet')}`}
      sentence={drawdownSentence(drawdown)}
      picture={points.length > 0 && <Chart drawdown={drawdown} />}
      legend={`100 is where a run began; grants do not count.${peakAt ? ' Shaded: the largest fall.' : ''}${restarted}`}
      numbers={{
        head: ['Largest fall', 'Value'],
        rows: [
          ['Share of the peak', formatShare(worst)],
          ['Coins', formatCoins(worstCoins)],
          ['From', day(peakAt)],
          ['To', day(troughAt)],
          ['Restarts', formatCoins(restarts)],
        ],
      }}
      marks={{
        head: ['Settled', 'Index', 'Run'],
        rows: points.map(({ time, index, run }) => [formatDate(time), index.toFixed(1), run + 1]),
      }}
      guide={{ path: '/learn/bankroll-management', words: 'What a losing run does' }}
    />
  );
}
