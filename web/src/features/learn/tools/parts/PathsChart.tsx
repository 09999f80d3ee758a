import { chakra } from '@chakra-ui/react';
import { RUIN_SHARE } from '@/domain/analysis/simulate';
import type { Simulation } from '@/domain/analysis/simulate';
import { formatCoins, formatShare } from '@/domain/format/format';
import { Chart, pathThrough } from './Chart';

/** More lines than these add nothing. */
const DRAWN = 30;
/** Higher than wide charts are, so that a phone shows more than a strip. */
const HEIGHT = 460;

/** Lines that end ruined are dashed, the others solid: not by colour alone. */
export function PathsChart({ simulation, start }: { simulation: Simulation; start: number }) {
  const drawn = simulation.paths.slice(0, DRAWN);
  const bets = (drawn[0]?.length ?? 1) - 1;
  const top = Math.max(2 * start, ...drawn.map((path) => Math.max(...path)));
  const description =
    `${drawn.length} simulated bankrolls over ${bets} bets. ` +
    `${formatShare(simulation.ruined, 0)} of all paths were ruined; ` +
    `the middle one ends with ${formatCoins(simulation.median)} coins.`;
  return (
    <Chart
      description={description}
      height={HEIGHT}
      x={{
        title: 'Bets placed',
        min: 0,
        max: bets,
        ticks: [0, bets / 2, bets].map((at) => ({ at, label: `${Math.round(at)}` })),
      }}
      y={{
        title: 'Coins',
        min: 0,
        max: top,
        ticks: [0, start, top].map((at) => ({ at, label: formatCoins(at) })),
      }}
    >
      {(to) =>
        drawn.map((path, index) => {
          const ruined = (path.at(-1) ?? start) < start * RUIN_SHARE;
          return (
            <chakra.path
              key={index}
              d={pathThrough(
                path.map((coins, bet) => [bet, coins] as const),
                to,
              )}
              fill="none"
              stroke={ruined ? 'loss' : 'brand'}
              strokeWidth="1.5"
              strokeOpacity="0.8"
              strokeDasharray={ruined ? '4 3' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          );
        })
      }
    </Chart>
  );
}
