import { ordinal } from '@/domain/format/ordinal';
import { clockText, HALFTIME_TICKS, LAST_TICK, momentOf, PERIOD_STARTS, PERIODS } from './live';
import type { Period } from './live';

// A game under way as the boards of its sport count it: basketball and football by the quarters of the
// game clock, hockey by three periods of 20 minutes, baseball by innings. Its ticks are the same in all.

/** The one break of a game, as its sport calls a pause of that length. */
const BREAK_NAMES = {
  nba: 'Halftime',
  nfl: 'Halftime',
  nhl: 'Intermission',
  mlb: 'Delay',
} as const;

export interface LiveTiming {
  sport: keyof typeof BREAK_NAMES;
  /** The ticks at which the half-innings so far began; null in other sports than baseball. */
  halfInnings: readonly number[] | null;
}

/** A part of a game, with the tick at which it begins. */
export interface GamePart {
  name: string;
  start: number;
}

export interface BoardFace {
  /** '2nd quarter', '2nd period', 'Top 3rd', 'Final'. */
  part: string;
  /** '11:48'; baseball has none. */
  clock?: string;
  /** Its break with what is left of it, where the clock does not show that: 'Intermission 14:48'. */
  pause?: string;
  /** 'At 11:48 of the 2nd quarter' */
  when: string;
}

/** The ticks of the break. */
export const BREAK = {
  start: PERIOD_STARTS.Halftime,
  end: PERIOD_STARTS.Halftime + HALFTIME_TICKS,
};
export const breakName = ({ sport }: LiveTiming): string => BREAK_NAMES[sport];

const PERIOD_TICKS = 80;
const PERIOD_SECONDS_A_TICK = 15;

/** The ticks of play until then, without those of the halftime. */
function playTicks(tick: number): number {
  if (tick <= BREAK.start) return tick;
  return Math.max(BREAK.start, tick - HALFTIME_TICKS);
}

function hockeyFace(tick: number): BoardFace {
  const play = playTicks(tick);
  const clock = clockText(PERIOD_SECONDS_A_TICK * (PERIOD_TICKS - (play % PERIOD_TICKS)));
  const part = `${ordinal(Math.floor(play / PERIOD_TICKS) + 1)} period`;
  return { part, clock, when: `At ${clock} of the ${part}` };
}

function baseballFace(halfInnings: readonly number[], tick: number): BoardFace {
  const half = Math.max(
    0,
    halfInnings.findLastIndex((start) => start <= tick),
  );
  const inning = ordinal(Math.floor(half / 2) + 1);
  const isTop = half % 2 === 0;
  // A half that began with the break has yet to be played.
  if (tick >= BREAK.start && tick < BREAK.end && halfInnings[half] === BREAK.start) {
    const before = ordinal(Math.floor((half - 1) / 2) + 1);
    return isTop
      ? { part: `End ${before}`, when: `At the end of the ${before}` }
      : { part: `Mid ${before}`, when: `In the middle of the ${before}` };
  }
  return {
    part: `${isTop ? 'Top' : 'Bot'} ${inning}`,
    when: `In the ${isTop ? 'top' : 'bottom'} of the ${inning}`,
  };
}

function quarterFace(period: Period, clock: string): BoardFace {
  const part = period === 'Halftime' ? period : `${period} quarter`;
  const place = period === 'Halftime' ? 'halftime' : `the ${part}`;
  return { part, clock, when: `At ${clock} of ${place}` };
}

/** What the board of the game's sport shows at a tick. */
export function boardAt({ sport, halfInnings }: LiveTiming, tick: number): BoardFace {
  const { period, clock } = momentOf(tick);
  if (period === 'Final') return { part: period, when: 'At the end' };
  if (sport !== 'nhl' && !halfInnings) return quarterFace(period, clock);
  const face = halfInnings ? baseballFace(halfInnings, tick) : hockeyFace(tick);
  return period === 'Halftime' ? { ...face, pause: `${BREAK_NAMES[sport]} ${clock}` } : face;
}

/** The parts that a chart of the game has marks for, the end last: innings as they begin. */
export function partsOf({ sport, halfInnings }: LiveTiming): GamePart[] {
  const end = { name: 'Final', start: LAST_TICK };
  if (halfInnings) {
    const tops = halfInnings.filter((_, half) => half % 2 === 0);
    return [...tops.map((start, n) => ({ name: ordinal(n + 1), start })), end];
  }
  if (sport === 'nhl') {
    const starts = [0, PERIOD_TICKS, 2 * PERIOD_TICKS + HALFTIME_TICKS];
    return [...starts.map((start, n) => ({ name: ordinal(n + 1), start })), end];
  }
  return PERIODS.map((name) => ({ name, start: PERIOD_STARTS[name] }));
}

/**
 * Those of the parts whose marks stand at least so many ticks apart: the last always, and of the others each
 * that leaves that room after the one before it and before the last.
 */
export function spaced(parts: readonly GamePart[], ticks: number): GamePart[] {
  const last = parts.at(-1);
  const kept: GamePart[] = [];
  for (const part of parts) {
    const before = kept.at(-1);
    if (last && part !== last && last.start - part.start < ticks) continue;
    if (!before || part.start - before.start >= ticks) kept.push(part);
  }
  return kept;
}
