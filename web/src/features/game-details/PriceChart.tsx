import { Box, chakra, Flex } from '@chakra-ui/react';
import type { GameDetails } from '@/api/types';
import { formatLine, MARKET_NAMES } from '@/domain/betting/picks';
import { formatPercent } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Plot } from '@/ui/charts/Plot';
import { scaleOf, stepPath, ticks } from '@/ui/charts/step-chart';
import { TimeAxis } from '@/ui/charts/TimeAxis';
import { DateTime } from '@/ui/elements/DateTime';
import type { MarketHistory, PricePoint } from './price-history';

const INTERVALS = 3;

const LINES = {
  first: { stroke: 'brand', strokeWidth: '2.5' },
  second: { stroke: 'fg.muted', strokeWidth: '2', strokeDasharray: '5 4' },
};

const percentOf = (point: PricePoint, side: 'first' | 'second') =>
  100 * impliedChance(point[side].odds);

function Legend({ first, second }: { first: string; second: string }) {
  return (
    <Flex wrap="wrap" columnGap="4" fontSize="sm" color="fg.muted" aria-hidden>
      <Flex align="center" gap="2">
        <Box width="6" borderTopWidth="3px" borderColor="brand" />
        {first}
      </Flex>
      <Flex align="center" gap="2">
        <Box width="6" borderTopWidth="2px" borderTopStyle="dashed" borderColor="fg.muted" />
        {second}
      </Flex>
    </Flex>
  );
}

interface PriceChartProps {
  game: GameDetails;
  market: MarketHistory;
  /** Until when the last quote holds, in milliseconds since 1970. */
  until: number;
}

/** The price of a market over time, as the chance that it implies, and the same as a table. */
export function PriceChart({ game, market: { betType, points }, until }: PriceChartProps) {
  const from = Math.min(...points.map(({ time }) => time));
  const to = Math.max(until, from + 1, ...points.map(({ time }) => time));
  const axis = ticks(
    points.flatMap((point) => [percentOf(point, 'first'), percentOf(point, 'second')]),
    INTERVALS,
  );
  const scale = scaleOf([from, to], axis);
  const name = MARKET_NAMES[betType];
  const isTotal = betType === 'total';
  const sides = isTotal ? ['Over', 'Under'] : [game.awayTeam.code, game.homeTeam.code];
  const [first = '', second = ''] = sides;
  const path = (side: 'first' | 'second') =>
    stepPath(
      points.map((point) => ({ time: point.time, value: percentOf(point, side) })),
      to,
      scale,
    );
  return (
    <chakra.section aria-label={`${name} over time`} minW="0">
      <Flex justify="space-between" wrap="wrap" columnGap="4" align="baseline">
        <chakra.h3 fontSize="md" fontWeight="bold">
          {name}
        </chakra.h3>
        <Legend first={first} second={second} />
      </Flex>
      <Plot
        ticks={axis.map((tick) => ({ at: scale.y(tick), label: formatPercent(tick, 0) }))}
        drawing={(['second', 'first'] as const).map((side) => (
          <chakra.path
            key={side}
            d={path(side)}
            {...LINES[side]}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      >
        <TimeAxis from={from} to={to} x={scale.x} />
      </Plot>
      <chakra.details fontSize="sm">
        <chakra.summary cursor="pointer" minH="9" color="brand" fontWeight="semibold">
          {name} as a table
        </chakra.summary>
        <FigureTable
          caption={`${name} quotes`}
          head={[
            'Quoted',
            ...(betType === 'moneyline' ? [] : [isTotal ? 'Total' : `${second} line`]),
            first,
            second,
          ]}
          rows={[...points]
            .reverse()
            .map((point) => [
              <DateTime key="at" instant={new Date(point.time).toISOString()} />,
              ...(betType === 'moneyline' ? [] : [formatLine(betType, point.second.line)]),
              <Price key="first" odds={point.first.odds} />,
              <Price key="second" odds={point.second.odds} />,
            ])}
        />
      </chakra.details>
    </chakra.section>
  );
}
