import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LiveGame, LivePrice } from '@/api/types';
import { homeChance, LAST_TICK, momentOf, PERIOD_STARTS } from '@/domain/betting/live';
import type { Period } from '@/domain/betting/live';
import { formatShare } from '@/domain/format/format';
import { Plot, PlotMark } from '@/ui/charts/Plot';
import { scaleOf, stepPath } from '@/ui/charts/step-chart';

const CHANCES = [0, 0.25, 0.5, 0.75, 1];
const MARKS = [
  { period: '1st', label: '1st' },
  { period: '2nd', label: '2nd' },
  { period: 'Halftime', label: 'Half' },
  { period: '3rd', label: '3rd' },
  { period: '4th', label: '4th' },
  { period: 'Final', label: 'Final' },
] as const;

/** To stand after 'At 11:48 of'. */
const PLACES: Record<Period, string> = {
  '1st': 'the 1st quarter',
  '2nd': 'the 2nd quarter',
  Halftime: 'halftime',
  '3rd': 'the 3rd quarter',
  '4th': 'the 4th quarter',
  Final: 'the end',
};
const scale = scaleOf([0, LAST_TICK], CHANCES);

/** The last price of each period that has begun, for a screen reader. */
function periodRows(history: readonly LivePrice[]) {
  return MARKS.flatMap(({ period }, index) => {
    const next = MARKS[index + 1];
    if (!next) return [];
    const until = PERIOD_STARTS[next.period];
    const last = history.findLast(
      ({ tick }) => tick >= PERIOD_STARTS[period] && (tick < until || until === LAST_TICK),
    );
    return last ? [{ period, home: homeChance(last) }] : [];
  });
}

/** Whether the last price is the present one; if not, why there is none. */
export type ChanceStanding = 'now' | 'stale' | 'suspended' | 'unquoted' | 'over';

const WHY: Record<Exclude<ChanceStanding, 'now'>, string> = {
  stale: 'No tick has come for 6 seconds, so this may have changed.',
  suspended: 'Betting is suspended, and this price is about to change.',
  unquoted: 'The winner is not quoted at the moment, so this may have changed.',
  over: 'The last price before the end: the game is over.',
};

/** 'Now', or of when the price is. */
function sinceWhen(standing: ChanceStanding, tick: number): string {
  if (standing === 'now') return 'Now';
  const { period, clock } = momentOf(tick);
  return `At ${clock} of ${PLACES[period]}`;
}

interface ChanceChartProps {
  history: readonly LivePrice[];
  homeTeam: LiveGame['homeTeam'];
  awayTeam: LiveGame['awayTeam'];
  standing: ChanceStanding;
}

/** The home team's chance by the moneyline, from the start of the game on. */
export function ChanceChart({ history, homeTeam, awayTeam, standing }: ChanceChartProps) {
  const last = history.at(-1);
  if (!last) return null;
  const points = history.map((price) => ({ time: price.tick, value: homeChance(price) }));
  const chance = homeChance(last);
  const isNow = standing === 'now';
  return (
    <Box as="section" aria-label="Chance over the game">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" mb="1">
        <chakra.h3 fontSize="md" fontWeight="bold">
          Chance of {homeTeam.name} to win
        </chakra.h3>
        <chakra.p fontSize="sm" color="fg.muted">
          by the moneyline without its margin
        </chakra.p>
      </Flex>
      <chakra.p fontSize="sm" mb="2">
        {sinceWhen(standing, last.tick)}: {homeTeam.code} <b>{formatShare(chance, 0)}</b>,{' '}
        {awayTeam.code} <b>{formatShare(1 - chance, 0)}</b>
        {!isNow && <chakra.span color="fg.muted"> · {WHY[standing]}</chakra.span>}
      </chakra.p>
      <Plot
        ticks={CHANCES.map((value) => ({
          at: scale.y(value),
          label: formatShare(value, 0),
        }))}
        drawing={
          <>
            <chakra.path
              d="M0 50H100"
              stroke="fg.muted"
              strokeWidth="1.5"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
            <chakra.path
              d={stepPath(points, last.tick, scale)}
              stroke="brand"
              strokeWidth="2.5"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        }
      >
        <Box
          position="absolute"
          boxSize="2.5"
          // Hollow, once it is no longer the present one.
          bg={isNow ? 'chalk' : 'bg.panel'}
          borderWidth="2px"
          borderColor={isNow ? 'fg' : 'fg.muted'}
          transform="translate(-50%, -50%) rotate(45deg)"
          style={{ left: formatShare(scale.x(last.tick), 2), top: formatShare(scale.y(chance), 2) }}
        />
        {MARKS.map(({ period, label }) => (
          <PlotMark key={period} at={scale.x(PERIOD_STARTS[period])}>
            {label}
          </PlotMark>
        ))}
      </Plot>
      <chakra.div srOnly>
        <table>
          <caption>
            Chance of {homeTeam.name} to win, at the end of each period or at its last price
          </caption>
          <thead>
            <tr>
              <th scope="col">Period</th>
              <th scope="col">{homeTeam.name}</th>
              <th scope="col">{awayTeam.name}</th>
            </tr>
          </thead>
          <tbody>
            {periodRows(history).map(({ period, home }) => (
              <tr key={period}>
                <th scope="row">{period}</th>
                <td>{formatShare(home, 0)}</td>
                <td>{formatShare(1 - home, 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </chakra.div>
    </Box>
  );
}
