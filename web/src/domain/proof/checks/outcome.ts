import { parlayCredit, parlayPrice } from '@/domain/betting/parlay';
import { decimalPrice } from '@/domain/odds/price';
import { isOf, recordsOf } from './events';
import type {
  BetPlaced,
  Condition,
  Leg,
  Outcome,
  RecordOf,
  ResultRecorded,
  Score,
  StatisticsRecorded,
} from './events';
import type { LogRecord } from '@/domain/proof/record';

// How a bet comes out by the records of its games: the rules of docs/RULES.md, counted again.

/** RULES 20: if_time holds when the game is within so many points. */
const CLOSE_POINTS = 5;
/** The figures of the first version of StatisticsRecorded, in their order. */
const FIRST_FIGURES = ['points', 'rebounds', 'assists', 'threes', 'minutes'];

/** The end of a game as it stood at a position of the log. */
export interface End {
  record: RecordOf<'ResultRecorded'> | RecordOf<'GameCancelled'>;
  /** Undefined of a cancelled game. */
  result?: ResultRecorded;
  players: StatisticsRecorded['players'];
}

/** Undefined where the records hold no end of the game before the position. */
export function endOf(
  records: readonly LogRecord[],
  game: string,
  before: bigint,
): End | undefined {
  const earlier = records.filter(({ position }) => position < before);
  const result = recordsOf(earlier, 'ResultRecorded').filter(isOf(game)).at(-1);
  const cancelled = recordsOf(earlier, 'GameCancelled').filter(isOf(game)).at(-1);
  const players =
    recordsOf(earlier, 'StatisticsRecorded').filter(isOf(game)).at(-1)?.fields.players ?? [];
  if (cancelled && !(result && result.position > cancelled.position)) {
    return { record: cancelled, players };
  }
  return result && { record: result, result: result.fields, players };
}

function figureOf({ prop }: Leg, players: StatisticsRecorded['players']): number | undefined {
  const player = players.find((one) => one.player === prop?.player);
  if (!player?.played) return undefined;
  const { figures } = player;
  if (figures instanceof Uint8Array) return figures[FIRST_FIGURES.indexOf(prop?.type ?? '')];
  return figures.find(({ type }) => type === prop?.type)?.value;
}

/** In half points: above 0 the pick wins, and 0 is a push. */
function margin(
  { side, line }: Pick<Leg, 'side' | 'line'>,
  { home, away }: Score,
  sum: number,
): number {
  switch (side) {
    case 'home':
      return 2 * (home - away) + line;
    case 'away':
      return 2 * (away - home) + line;
    case 'over':
      return 2 * sum - line;
    case 'under':
      return line - 2 * sum;
  }
}

function byMargin(half: number): Outcome {
  return half > 0 ? 'won' : half < 0 ? 'lost' : 'push';
}

export function legOutcome(leg: Leg, { result, players }: End): Outcome {
  if (!result) return 'void';
  const { score } = result;
  if (!leg.prop) return byMargin(margin(leg, score, score.home + score.away));
  const figure = figureOf(leg, players);
  return figure === undefined ? 'void' : byMargin(margin(leg, score, figure));
}

const MARKS = {
  first_quarter: 'firstQuarter',
  halftime: 'halftime',
  third_quarter: 'thirdQuarter',
  fourth_quarter: 'fourthQuarter',
} as const;

function conditionOutcome({ type, team, line, mark }: Condition, { result }: End): Outcome {
  if (!result) return 'void';
  if (type === 'if_time') {
    const score = mark && result.periods?.[MARKS[mark]];
    if (!score) return 'void';
    return Math.abs(score.home - score.away) <= CLOSE_POINTS ? 'won' : 'lost';
  }
  const other = team === 'home' ? 'away' : 'home';
  const side = type === 'if_lose' ? other : team;
  return byMargin(margin({ side, line }, result.score, 0));
}

/** A push or void of either part voids the bet. */
function both(condition: Outcome, pick: Outcome): Outcome {
  const isNeutral = (outcome: Outcome) => outcome === 'push' || outcome === 'void';
  if (isNeutral(condition) || isNeutral(pick)) return 'void';
  return condition === 'won' ? pick : 'lost';
}

export interface BetEnd {
  outcome: Outcome;
  credit: bigint;
}

function singleEnd({ stake, profit, condition }: BetPlaced, leg: Leg, end: End): BetEnd {
  const pick = legOutcome(leg, end);
  const outcome = condition ? both(conditionOutcome(condition, end), pick) : pick;
  if (outcome === 'lost') return { outcome, credit: 0n };
  return { outcome, credit: outcome === 'won' ? stake + profit : stake };
}

function parlayEnd({ stake, legs }: BetPlaced, outcomes: readonly Outcome[]): BetEnd {
  const won = legs.filter((_, index) => outcomes[index] === 'won');
  if (won.length === 0) {
    const isVoid = outcomes.every((outcome) => outcome === 'void');
    return { outcome: isVoid ? 'void' : 'push', credit: stake };
  }
  const price = parlayPrice(won.map(({ odds }) => decimalPrice(odds)));
  return { outcome: 'won', credit: BigInt(parlayCredit(Number(stake), price)) };
}

/** What the bet pays by the ends of its games; undefined where one that decides is not known. */
export function betEnd(bet: BetPlaced, ends: readonly (End | undefined)[]): BetEnd | undefined {
  const [leg] = bet.legs;
  const [end] = ends;
  if (bet.legs.length === 1) return leg && end && singleEnd(bet, leg, end);
  const outcomes = bet.legs.map((one, index) => {
    const ended = ends[index];
    return ended && legOutcome(one, ended);
  });
  if (outcomes.includes('lost')) return { outcome: 'lost', credit: 0n };
  const known = outcomes.filter((outcome) => outcome !== undefined);
  return known.length === bet.legs.length ? parlayEnd(bet, known) : undefined;
}
