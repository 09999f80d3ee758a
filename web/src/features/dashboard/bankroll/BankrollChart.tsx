import { Box, chakra, Flex } from '@chakra-ui/react';
import type { BankrollPoint } from '@/api/types';
import { signedCoins } from '@/domain/format/signed';
import { Plot } from '@/ui/charts/Plot';
import { scaleOf, stepPath, ticks } from '@/ui/charts/step-chart';
import { TimeAxis } from '@/ui/charts/TimeAxis';

const INTERVALS = 4;

interface BankrollChartProps {
  /** At least one, by time. */
  points: readonly BankrollPoint[];
  /** Until when the last profit holds, in milliseconds since 1970. */
  until: number;
}

/** The profit since the start, over time. A grant is no profit, and an open stake is not lost yet. */
export function BankrollChart({ points, until }: BankrollChartProps) {
  const line = points.map(({ time, profit }) => ({ time: Date.parse(time), value: profit }));
  const from = Math.min(...line.map(({ time }) => time));
  const to = Math.max(until, from + 1, ...line.map(({ time }) => time));
  const axis = ticks([0, ...line.map(({ value }) => value)], INTERVALS);
  const scale = scaleOf([from, to], axis);
  const even = 100 * scale.y(0);

  return (
    <div aria-hidden>
      <Flex align="center" gap="2" fontSize="sm" color="fg.muted" mb="3">
        <Box width="6" borderTopWidth="3px" borderColor="brand" />
        Profit since the start
      </Flex>
      <Plot
        ticks={axis.map((tick) => ({ at: scale.y(tick), label: signedCoins(tick) }))}
        drawing={
          <>
            <chakra.path
              d={`M0 ${even}H100`}
              stroke="fg.muted"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
            <chakra.path
              d={stepPath(line, to, scale)}
              stroke="brand"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        }
      >
        <TimeAxis from={from} to={to} x={scale.x} />
      </Plot>
    </div>
  );
}
