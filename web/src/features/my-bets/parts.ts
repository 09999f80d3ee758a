import type { Bet, BetLeg, BetStatus, PostMortem } from '@/api/types';
import { conditionPhrase, namesOf, pickPhrase, TIME_PHRASES } from '@/domain/betting/conditional';
import { formatHandicap } from '@/domain/betting/picks';
import type { Side } from '@/domain/betting/picks';

// A settled conditional bet, part by part: the event, whether it happened, and the figures that decided it.

export interface Part {
  name: 'Condition' | 'Pick';
  /** The event that had to happen: 'Boston Celtics win the game'. */
  phrase: string;
  status: BetStatus;
  /** The figures that decided it, in a sentence. */
  decidedBy: string;
}

interface Score {
  home: number;
  away: number;
}
type Names = ReturnType<typeof namesOf>;

const points = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`;

/** 'Boston Celtics won 104–98, by 6 points.' */
function winnerText({ home, away }: Score, names: Names): string {
  if (home === away) return `The game ended level, ${home}–${away}.`;
  const winner = home > away ? names.home : names.away;
  const [more, less] = [Math.max(home, away), Math.min(home, away)];
  return `${winner} won ${more}–${less}, by ${points(more - less)}.`;
}

/** By how many points a side is ahead of its line: above 0 it comes true. */
function aheadBy({ home, away }: Score, side: Side, line: number): number {
  switch (side) {
    case 'home':
      return home - away + line;
    case 'away':
      return away - home + line;
    case 'over':
      return home + away - line;
    case 'under':
      return line - home - away;
  }
}

/** The final score, and the margin after the handicap. */
function coverText(score: Score, names: Names, team: 'home' | 'away', line: number): string {
  const counted = aheadBy(score, team, line);
  const where =
    counted === 0
      ? 'exactly level'
      : `${points(Math.abs(counted))} ${counted > 0 ? 'ahead' : 'behind'}`;
  return `${winnerText(score, names)} With ${formatHandicap(line)} that leaves ${names[team]} ${where}.`;
}

function closeText(score: Score, names: Names, moment: string): string {
  const apart = points(Math.abs(score.home - score.away));
  return `It was ${names.away} ${score.away}, ${names.home} ${score.home} ${moment}: ${apart} apart.`;
}

function conditionText(
  { type, team, line, time }: NonNullable<Bet['condition']>,
  score: Score | null,
  names: Names,
): string {
  if (type === 'if_time') {
    const moment = TIME_PHRASES[time ?? 'halftime'];
    return score ? closeText(score, names, moment) : `There is no score of the game ${moment}.`;
  }
  if (!score) return 'The game was not played to its end.';
  return type === 'if_cover' ? coverText(score, names, team, line ?? 0) : winnerText(score, names);
}

function pickText({ betType, side, line, score }: BetLeg, names: Names): string {
  if (!score) return 'The game was not played to its end.';
  if (side === 'over' || side === 'under') {
    return `They scored ${score.home + score.away} together: ${names.away} ${score.away}, ${names.home} ${score.home}.`;
  }
  return betType === 'spread' ? coverText(score, names, side, line) : winnerText(score, names);
}

/** The pick of a conditional bet, which is on a market of one game; undefined of any other bet. */
function conditionedPick({ condition, legs }: Bet) {
  const [leg] = legs;
  return condition && leg && leg.betType !== 'prop' ? { ...leg, betType: leg.betType } : undefined;
}

/** Condition and pick; undefined of a bet that has no condition. */
export function partsOf({ bet, condition: end, legs }: PostMortem): [Part, Part] | undefined {
  const { condition } = bet;
  const pick = conditionedPick(bet);
  if (!condition || !end || !pick) return undefined;
  const names = namesOf(bet.eventName);
  return [
    {
      name: 'Condition',
      phrase: conditionPhrase(condition, names, condition.line),
      status: end.status,
      decidedBy: conditionText(condition, end.score, names),
    },
    {
      name: 'Pick',
      phrase: pickPhrase(pick, names),
      status: legs[0]?.status ?? bet.status,
      decidedBy: pickText(pick, names),
    },
  ];
}

const PICK_ALONE = 'The pick came true, but the condition did not';

/** Which part lost a conditional bet; undefined of any other. A pick that failed was enough, whatever the condition did. */
export function lostBy(bet: Bet) {
  const pick = conditionedPick(bet);
  if (bet.status !== 'lost' || !pick?.score) return undefined;
  return aheadBy(pick.score, pick.side, pick.line) > 0
    ? `${PICK_ALONE}.`
    : 'The pick did not come true.';
}

const isNeutral = ({ status }: Part) => status === 'push' || status === 'void';

/** Explains the bet's result from its two parts (RULES 20). */
export function togetherText([condition, pick]: readonly [Part, Part]): string {
  const neutral = [condition, pick].filter(isNeutral);
  if (neutral.length === 2) {
    return 'Neither part could be decided, so the whole bet is void and the stake came back.';
  }
  if (neutral[0]) {
    const name = neutral[0].name.toLowerCase();
    const end =
      neutral[0].status === 'push'
        ? 'ended exactly on its line, neither won nor lost'
        : 'could not be decided';
    return `The ${name} ${end}. Then the whole bet is void, whatever the other part did: the stake came back.`;
  }
  if (condition.status === 'won' && pick.status === 'won') {
    return 'Both came true, so the bet won at its boosted price.';
  }
  if (pick.status === 'won') {
    return `${PICK_ALONE}, so the bet is lost: it needed both. The better price was paid for exactly this risk.`;
  }
  if (condition.status === 'won') {
    return 'The condition came true, but the pick did not, so the bet is lost: it needed both.';
  }
  return 'Neither came true. One of them failing would have been enough to lose the bet.';
}
