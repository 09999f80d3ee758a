import { Box, chakra, Flex } from '@chakra-ui/react';
import type { BankrollPoint } from '@/api/types';
import { formatCoins, formatShare } from '@/domain/format/format';
import { Plot } from '@/ui/charts/Plot';
import { scaleOf, stepPath, ticks } from '@/ui/charts/step-chart';
import { TimeAxis } from '@/ui/charts/TimeAxis';

const INTERVALS = 4;

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    boxSize: '2.5',
    bg: 'chalk',
    borderWidth: '2px',
    borderColor: 'fg',
    transform: 'translate(-50%, -50%) rotate(45deg)',
  },
});

function Legend({ hasHeld }: { hasHeld: boolean }) {
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="1" fontSize="sm" color="fg.muted" mb="3">
      <Flex align="center" gap="2">
        <Box width="6" borderTopWidth="3px" borderColor="brand" />
        Balance
      </Flex>
      {hasHeld && (
        <Flex align="center" gap="2">
          <Box width="6" borderTopWidth="2px" borderTopStyle="dashed" borderColor="fg.muted" />
          with open stakes
        </Flex>
      )}
      <Flex align="center" gap="2">
        <Mark position="static" transform="rotate(45deg)" />
        Coins granted
      </Flex>
    </Flex>
  );
}

interface BankrollChartProps {
  /** At least one, by time. */
  points: readonly BankrollPoint[];
  /** Until when the last balance holds, in milliseconds since 1970. */
  until: number;
}

/** The balance over time: solid. With the stakes of open bets: dashed. Grants: diamonds on the line. */
export function BankrollChart({ points, until }: BankrollChartProps) {
  const timed = points.map((point) => ({ ...point, at: Date.parse(point.time) }));
  const from = Math.min(...timed.map(({ at }) => at));
  const to = Math.max(until, from + 1, ...timed.map(({ at }) => at));
  const axis = ticks(
    // From nothing on, for the filled area has to be as high as the coins are many.
    [0, ...timed.flatMap(({ balance, held }) => [balance, balance + held])],
    INTERVALS,
  );
  const scale = scaleOf([from, to], axis);
  const line = stepPath(
    timed.map(({ at, balance }) => ({ time: at, value: balance })),
    to,
    scale,
  );
  const withHeld = stepPath(
    timed.map(({ at, balance, held }) => ({ time: at, value: balance + held })),
    to,
    scale,
  );
  const hasHeld = timed.some(({ held }) => held > 0);

  return (
    <div aria-hidden>
      <Legend hasHeld={hasHeld} />
      <Plot
        ticks={axis.map((tick) => ({ at: scale.y(tick), label: formatCoins(tick) }))}
        drawing={
          <>
            <chakra.path d={`${line}V${100 * scale.y(0)}H0Z`} fill="brand/12" />
            {hasHeld && (
              <chakra.path
                d={withHeld}
                stroke="fg.muted"
                strokeWidth="1.5"
                strokeDasharray="5 4"
                vectorEffect="non-scaling-stroke"
              />
            )}
            <chakra.path
              d={line}
              stroke="brand"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        }
      >
        {timed
          .filter(({ grant }) => grant > 0)
          .map(({ time, at, balance }) => (
            <Mark
              data-grant=""
              key={`${time} ${balance}`}
              style={{ left: formatShare(scale.x(at)), top: formatShare(scale.y(balance)) }}
            />
          ))}
        <TimeAxis from={from} to={to} x={scale.x} />
      </Plot>
    </div>
  );
}
