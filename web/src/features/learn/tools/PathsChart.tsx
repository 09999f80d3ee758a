import { chakra } from '@chakra-ui/react';
import { formatCoins, formatShare } from '@/lib/format';
import { RUIN_SHARE } from '@/lib/simulate';
import type { Simulation } from '@/lib/simulate';
import { Chart, pathThrough } from './Chart';

/** More lines than these say no more. */
const DRAWN = 40;

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
      x={{
        min: 0,
        max: bets,
        ticks: [0, bets / 2]
          .map((at) => ({ at, label: `${Math.round(at)}` }))
          .concat({
            at: bets,
            label: `${bets} bets`,
          }),
      }}
      y={{
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
              strokeWidth="1.2"
              strokeOpacity="0.6"
              strokeDasharray={ruined ? '4 3' : undefined}
            />
          );
        })
      }
    </Chart>
  );
}
