import { ordinal } from '@/domain/format/ordinal';
import { clockText, HALFTIME_TICKS, LAST_TICK, momentOf, PERIOD_STARTS, PERIODS } from './live';
import type { Period } from './live';

// A game under way as the boards of its sport count it: basketball and football by the quarters of the
// game clock, hockey by three periods of 20 minutes, baseball by innings. Its ticks are the same in all,
// and so is the one break, but for hockey's games with periods of their own: these pause after the first
// period and the second, and have an overtime.

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
  timetable: 'halves' | 'periods';
  /** How it stands: its tick, and the period and the clock of its game clock. */
  tick: number;
  period: string;
  clock: string;
}

/** A part of a game, with the tick at which it begins. */
export interface GamePart {
  name: string;
  start: number;
}

/** A pause, with the tick at which play goes on. */
interface Break extends GamePart {
  end: number;
}

export interface BoardFace {
  /** '2nd quarter', '2nd period', 'Top 3rd', 'End of 1st', 'Final'. */
  part: string;
  /** '11:48'; baseball has none, nor has a pause. */
  clock?: string;
  /** Its break with what is left of it: 'Intermission 14:48'. Halftime is a part of its own. */
  pause?: string;
  /** 'At 11:48 of the 2nd quarter' */
  when: string;
}

/** The ticks of the one break. */
const BREAK = {
  start: PERIOD_STARTS.Halftime,
  end: PERIOD_STARTS.Halftime + HALFTIME_TICKS,
};

const PERIOD_TICKS = 80;
const PERIOD_SECONDS_A_TICK = 15;
const INTERMISSION_TICKS = 35;
const INTERMISSION_SECONDS_A_TICK = 30;
/** From the start of a period to the start of the next one. */
const PERIOD_AND_BREAK = PERIOD_TICKS + INTERMISSION_TICKS;
/** The end of the third period. */
const REGULATION_END = 3 * PERIOD_TICKS + 2 * INTERMISSION_TICKS;

/** The pauses of a game. That of baseball is a delay, of which nobody knows before it comes. */
export function breaksOf({
  sport,
  timetable,
  tick,
}: Pick<LiveTiming, 'sport' | 'timetable' | 'tick'>): Break[] {
  const name = BREAK_NAMES[sport];
  if (sport === 'mlb' && tick < BREAK.start) return [];
  if (timetable === 'halves') return [{ name, ...BREAK }];
  return [PERIOD_TICKS, PERIOD_AND_BREAK + PERIOD_TICKS].map((start) => ({
    name,
    start,
    end: start + INTERMISSION_TICKS,
  }));
}

/** The ticks of play until then, without those of the halftime. */
function playTicks(tick: number): number {
  if (tick <= BREAK.start) return tick;
  return Math.max(BREAK.start, tick - HALFTIME_TICKS);
}

const clockFace = (part: string, clock: string): BoardFace => ({
  part,
  clock,
  when: `At ${clock} of the ${part}`,
});

const endFace = (name: string): BoardFace => ({
  part: `End of ${name}`,
  when: `At the end of the ${name}`,
});

const periodFace = (number: number, ticksLeft: number): BoardFace =>
  clockFace(`${ordinal(number)} period`, clockText(PERIOD_SECONDS_A_TICK * ticksLeft));

/** Hockey with one break, in its second period. */
function halvedHockeyFace(tick: number): BoardFace {
  const play = playTicks(tick);
  return periodFace(Math.floor(play / PERIOD_TICKS) + 1, PERIOD_TICKS - (play % PERIOD_TICKS));
}

function hockeyFace(game: LiveTiming, tick: number): BoardFace {
  if (tick >= REGULATION_END) {
    if (game.period !== 'OT' || tick !== game.tick) return endFace('3rd');
    return { part: 'OT', clock: game.clock, when: `At ${game.clock} of overtime` };
  }
  const number = Math.floor(tick / PERIOD_AND_BREAK) + 1;
  const within = tick % PERIOD_AND_BREAK;
  if (within < PERIOD_TICKS) return periodFace(number, PERIOD_TICKS - within);
  const left = clockText(INTERMISSION_SECONDS_A_TICK * (PERIOD_AND_BREAK - within));
  return { ...endFace(ordinal(number)), pause: `Intermission ${left}` };
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

function quarterFace(period: Period, clock: string, tick: number): BoardFace {
  if (period === 'Halftime') return { part: period, when: 'At halftime' };
  // Where a quarter ends without a pause, the next one has yet to be played.
  if (tick === PERIOD_STARTS['2nd']) return endFace('1st');
  if (tick === PERIOD_STARTS['4th']) return endFace('3rd');
  return clockFace(`${period} quarter`, clock);
}

/** What the board of the game's sport shows, or has shown at a tick. */
export function boardAt(game: LiveTiming, tick = game.tick): BoardFace {
  const { period, clock } = momentOf(tick);
  if (period === 'Final') return { part: period, when: 'At the end' };
  const { sport, halfInnings } = game;
  if (game.timetable === 'periods') return hockeyFace(game, tick);
  if (sport !== 'nhl' && !halfInnings) return quarterFace(period, clock, tick);
  const face = halfInnings ? baseballFace(halfInnings, tick) : halvedHockeyFace(tick);
  return period === 'Halftime' ? { ...face, pause: `${BREAK_NAMES[sport]} ${clock}` } : face;
}

const HALVED_PERIOD_STARTS = [0, PERIOD_TICKS, 2 * PERIOD_TICKS + HALFTIME_TICKS];
const PERIOD_STARTS_OF_HOCKEY = [0, PERIOD_AND_BREAK, 2 * PERIOD_AND_BREAK];

/** The parts that a chart of the game has marks for, the end last: innings as they begin. */
export function partsOf({
  sport,
  halfInnings,
  timetable,
}: Pick<LiveTiming, 'sport' | 'halfInnings' | 'timetable'>): GamePart[] {
  const end = { name: 'Final', start: LAST_TICK };
  if (halfInnings) {
    const tops = halfInnings.filter((_, half) => half % 2 === 0);
    return [...tops.map((start, n) => ({ name: ordinal(n + 1), start })), end];
  }
  if (sport === 'nhl') {
    const starts = timetable === 'periods' ? PERIOD_STARTS_OF_HOCKEY : HALVED_PERIOD_STARTS;
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
