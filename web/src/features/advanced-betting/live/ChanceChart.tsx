import { Box, chakra, Flex } from '@chakra-ui/react';
import type { LiveGame, LivePrice } from '@/api/types';
import { homeChance, LAST_TICK } from '@/domain/betting/live';
import { boardAt, breaksOf, partsOf, spaced } from '@/domain/betting/live-board';
import type { GamePart } from '@/domain/betting/live-board';
import { formatShare } from '@/domain/format/format';
import { Plot, PlotMark } from '@/ui/charts/Plot';
import { scaleOf, stepPath } from '@/ui/charts/step-chart';

const CHANCES = [0, 0.25, 0.5, 0.75, 1];
/** Marks nearer to each other than this would run into one another, on a wide card and on a phone. */
const MARK_TICKS_APART = 20;
const MARK_TICKS_APART_NARROW = 42;
const scale = scaleOf([0, LAST_TICK], CHANCES);

/** The last price of each part that has begun, for a screen reader. */
function rowsOf(parts: readonly GamePart[], history: readonly LivePrice[]) {
  return parts.flatMap(({ name, start }, index) => {
    const next = parts[index + 1];
    if (!next) return [];
    const until = next.start;
    const last = history.findLast(
      ({ tick }) => tick >= start && (tick < until || until === LAST_TICK),
    );
    return last ? [{ name, home: homeChance(last) }] : [];
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

interface ChanceChartProps {
  history: readonly LivePrice[];
  game: LiveGame;
  standing: ChanceStanding;
}

/** The home team's chance by the moneyline, from the start of the game on. */
export function ChanceChart({ history, game, standing }: ChanceChartProps) {
  const { homeTeam, awayTeam } = game;
  const last = history.at(-1);
  if (!last) return null;
  const points = history.map((price) => ({ time: price.tick, value: homeChance(price) }));
  const chance = homeChance(last);
  const isNow = standing === 'now';
  const parts = partsOf(game);
  const breaks = breaksOf(game);
  // The band of a break has its own label.
  const marks = spaced(
    parts.filter(({ start }) => breaks.every((pause) => pause.start !== start)),
    MARK_TICKS_APART,
  );
  const narrow = spaced(marks, MARK_TICKS_APART_NARROW);
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
      <chakra.p fontSize="sm" mb="4">
        {isNow ? 'Now' : boardAt(game, last.tick).when}: {homeTeam.code}{' '}
        <b>{formatShare(chance, 0)}</b>, {awayTeam.code} <b>{formatShare(1 - chance, 0)}</b>
        {!isNow && <chakra.span color="fg.muted"> · {WHY[standing]}</chakra.span>}
      </chakra.p>
      <Plot
        ticks={CHANCES.map((value) => ({
          at: scale.y(value),
          label: formatShare(value, 0),
        }))}
        drawing={
          <>
            {breaks.map(({ start, end }) => (
              <chakra.rect
                key={start}
                x={100 * scale.x(start)}
                y="0"
                width={100 * (scale.x(end) - scale.x(start))}
                height="100"
                fill="bg.subtle"
              />
            ))}
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
        {breaks.map(({ name, start, end }) => (
          <Box
            key={start}
            position="absolute"
            top="1"
            px="1"
            color="fg.muted"
            transform="translateX(-50%)"
            style={{ left: formatShare(scale.x((start + end) / 2), 2) }}
          >
            {name}
          </Box>
        ))}
        {marks.map((mark) => (
          <PlotMark
            key={mark.name}
            at={scale.x(mark.start)}
            hideBelow={narrow.includes(mark) ? undefined : 'md'}
          >
            {mark.name}
          </PlotMark>
        ))}
      </Plot>
      <chakra.div srOnly>
        <table>
          <caption>
            Chance of {homeTeam.name} to win, at the end of each part or at its last price
          </caption>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">{homeTeam.name}</th>
              <th scope="col">{awayTeam.name}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(parts, history).map(({ name, home }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
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
