import { times } from '@/domain/odds/exact';
import { decimalPrice, LONGEST_ODDS } from '@/domain/odds/price';
import { formatHandicap } from './picks';
import type { Pick, QuotedGame, Side } from './picks';

// A conditional bet wins only if its condition and its pick both come true. For that its price is
// better than the pick's alone: by a boost, added to the American odds (RULES 20).

export const CONDITION_TYPES = ['if_win', 'if_lose', 'if_cover', 'if_time'] as const;
export type ConditionType = (typeof CONDITION_TYPES)[number];

export const TIME_MARKS = ['first_quarter', 'halftime', 'third_quarter', 'fourth_quarter'] as const;
export type TimeMark = (typeof TIME_MARKS)[number];

export type Team = 'home' | 'away';

export interface Condition {
  type: ConditionType;
  /** The primary team; if_time looks at both. */
  team: Team;
  /** Set for if_time alone. */
  time?: TimeMark;
}

/** A condition as its own market quotes it. */
export interface FixedCondition extends Condition {
  /** The handicap that its team is quoted at: what covering means. 0 but for if_cover. */
  line: number;
  /** Its own price, which bounds that of a bet on it. */
  odds: number;
}

/** A pick whatever its price. */
export type Picked = Omit<Pick, 'prediction' | 'odds'>;

export const BOOSTS: Record<ConditionType, number> = {
  if_win: 30,
  if_lose: 70,
  if_cover: 50,
  if_time: 90,
};

/** The price of if_time, which no market quotes: 2.50. */
const CLOSE_GAME_ODDS = 150;

/** if_time holds when the game is within so many points. */
const CLOSE_POINTS = 5;
/** American odds have a hole from -100 to 100, which a boost jumps over. */
export const HOLE = 100;

/** A price made better by so many points of American odds. */
export function boosted(odds: number, boost: number): number {
  const raised = odds + boost;
  const across = raised > -HOLE && raised < HOLE ? raised + 2 * HOLE : raised;
  return Math.min(across, LONGEST_ODDS);
}

// Both are questions about the margin, home minus away, and the total of a final score. A range of margins
// is open at both ends, like 'more than 3.5'.
interface Margins {
  above: number;
  below: number;
}

const moreThan = (team: Side, margin: number): Margins =>
  team === 'home' ? { above: margin, below: Infinity } : { above: -Infinity, below: -margin };

/**
 * The margins at which the condition holds; undefined for if_time, which the final score does not
 * decide.
 */
function marginsOf({ type, team, line }: FixedCondition): Margins | undefined {
  const other = team === 'home' ? 'away' : 'home';
  switch (type) {
    case 'if_win':
      return moreThan(team, 0);
    case 'if_lose':
      return moreThan(other, 0);
    case 'if_cover':
      return moreThan(team, -line);
    case 'if_time':
      return undefined;
  }
}

/** The margins at which the pick can win. A total that is low bounds the margin too. */
function winningMargins({ betType, side, line }: Picked): Margins {
  switch (betType) {
    case 'moneyline':
      return moreThan(side, 0);
    case 'spread':
      return moreThan(side, -line);
    case 'total':
      return side === 'over'
        ? { above: -Infinity, below: Infinity }
        : { above: -line, below: line };
  }
}

const lowest = ({ above }: Margins) => Math.floor(above) + 1;
const highest = ({ below }: Margins) => Math.ceil(below) - 1;

/** No final score makes both true. */
export function isContradiction(condition: FixedCondition, pick: Picked): boolean {
  const wanted = marginsOf(condition);
  if (!wanted) return false;
  const winning = winningMargins(pick);
  return Math.max(lowest(wanted), lowest(winning)) > Math.min(highest(wanted), highest(winning));
}

/** The pick cannot win unless the condition is true, so that the condition asks for nothing more. */
export function isImplied(condition: FixedCondition, pick: Picked): boolean {
  const wanted = marginsOf(condition);
  const winning = winningMargins(pick);
  // So few points in all that the game is close at any time.
  if (!wanted) return pick.side === 'under' && highest(winning) <= CLOSE_POINTS;
  return lowest(winning) >= lowest(wanted) && highest(winning) <= highest(wanted);
}

/** The pick always wins if the condition is true, so that the pick asks for nothing more. */
export function follows(condition: FixedCondition, pick: Picked): boolean {
  const wanted = marginsOf(condition);
  if (!wanted) return false;
  // A team that wins by so many points has scored at least as many.
  if (pick.betType === 'total')
    return pick.side === 'over' && Math.max(lowest(wanted), -highest(wanted)) > pick.line;
  const winning = winningMargins(pick);
  return lowest(wanted) >= lowest(winning) && highest(wanted) <= highest(winning);
}

/** One of the two says nothing more, so that there is no boost. */
export function isOneThing(condition: FixedCondition, pick: Picked): boolean {
  return isImplied(condition, pick) || follows(condition, pick);
}

/** At some score the condition is a push, which returns the stake, and the pick by itself loses. */
export function returnsALoss(condition: FixedCondition, { betType, side, line }: Picked) {
  const wanted = marginsOf(condition);
  if (!wanted || !Number.isInteger(condition.line)) return false;
  const pushed = Number.isFinite(wanted.above) ? wanted.above : wanted.below;
  if (betType === 'total') return side === 'under' || Math.abs(pushed) < line;
  return (side === 'home' ? pushed : -pushed) + (betType === 'moneyline' ? 0 : line) < 0;
}

/** The longest odds that pay at most what a parlay of both would. */
export function oddsWithin(a: number, b: number): number {
  const { num, den } = times(decimalPrice(a), decimalPrice(b));
  const profit = num - den;
  if (profit >= den) return Math.min(Number((profit * 100n) / den), LONGEST_ODDS);
  return -Number((den * 100n + profit - 1n) / profit);
}

/**
 * The price of the pick under the condition: boosted, but never above the parlay of both. Without a boost
 * where one of the two says nothing more; then no better than the condition by itself, where a push of
 * the condition returns the stake of a pick that loses.
 */
export function conditionalOdds(condition: FixedCondition, pick: Picked, odds: number): number {
  if (isOneThing(condition, pick))
    return returnsALoss(condition, pick) ? Math.min(odds, condition.odds) : odds;
  return Math.min(boosted(odds, BOOSTS[condition.type]), oddsWithin(odds, condition.odds));
}

/**
 * How often the condition has to hold among the times that the pick comes true, for the price to be worth
 * its stake: the chance that the price asks for over that of the pick alone.
 */
export function neededShare(impliedChance: number, pickChance: number): number {
  return impliedChance / pickChance;
}

/** The condition as its market is quoted now; undefined where it is not. */
export function fixedCondition(
  { odds: { moneyline, spread } }: QuotedGame,
  condition: Condition,
): FixedCondition | undefined {
  const { type, team } = condition;
  if (type === 'if_time') return { ...condition, line: 0, odds: CLOSE_GAME_ODDS };
  if (type === 'if_cover') {
    if (!spread) return undefined;
    const odds = team === 'home' ? spread.homeOdds : spread.awayOdds;
    return { ...condition, line: spread[team], odds };
  }
  // A team loses where the other one wins.
  const isHome = (team === 'home') === (type === 'if_win');
  return moneyline
    ? { ...condition, line: 0, odds: isHome ? moneyline.home : moneyline.away }
    : undefined;
}

export const CONDITION_NAMES: Record<ConditionType, string> = {
  if_win: 'If a team wins',
  if_lose: 'If a team loses',
  if_cover: 'If a team covers the spread',
  if_time: 'If it is close at a chosen time',
};

export const TIME_NAMES: Record<TimeMark, string> = {
  first_quarter: 'end of 1st quarter',
  halftime: 'halftime',
  third_quarter: 'end of 3rd quarter',
  fourth_quarter: '5 minutes left in 4th',
};

/** To stand after 'it was so', or before it. */
export const TIME_PHRASES: Record<TimeMark, string> = {
  first_quarter: 'at the end of the 1st quarter',
  halftime: 'at halftime',
  third_quarter: 'at the end of the 3rd quarter',
  fourth_quarter: 'with 5 minutes left in the 4th quarter',
};

interface Names {
  home: string;
  away: string;
}

/** 'the Boston Celtics win', to stand after 'if' or 'only if'; the handicap where it is known. */
export function conditionPhrase(
  { type, team, time }: Omit<Condition, 'time'> & { time?: TimeMark | null },
  names: Names,
  line?: number | null,
): string {
  switch (type) {
    case 'if_win':
      return `${names[team]} win the game`;
    case 'if_lose':
      return `${names[team]} lose the game`;
    case 'if_cover':
      return line == null
        ? `${names[team]} cover the spread`
        : `${names[team]} cover ${formatHandicap(line)}`;
    case 'if_time':
      return `the game is within ${CLOSE_POINTS} points ${TIME_PHRASES[time ?? 'halftime']}`;
  }
}

/** Says when a pick wins, to stand after 'if'. */
export function pickPhrase({ betType, side, line }: Picked, names: Names): string {
  if (side === 'over') return `the teams score more than ${line} together`;
  if (side === 'under') return `the teams score less than ${line} together`;
  if (betType === 'moneyline') return `${names[side]} win the game`;
  return `${names[side]} cover ${formatHandicap(line)}`;
}

/** The names of 'away @ home'. */
export function namesOf(eventName: string): Names {
  const [away = '', home = ''] = eventName.split(' @ ');
  return { home, away };
}
