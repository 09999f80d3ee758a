import { isDecided, leadOf, pickNeeds, propNeeds } from './pick-needs';
import type { OpenPick, Score } from './pick-needs';
import { liveChance } from './live-chance';
import type { Outlook } from './live-chance';
import type { LiveTiming } from './live-board';
import { PERIOD_STARTS } from './live';
import type { ConditionType, Team, TimeMark } from './conditional';
import { PROP_NAMES } from './props';
import type { PropType } from './props';
import { shortClock } from './short-clock';

// What a row of an open bet says while its game is under way.

/** Joins without a place to break a line at. */
const DASH = '\u2060–\u2060';

export interface LiveNow extends LiveTiming {
  homeTeam: { code: string; score: number };
  awayTeam: { code: string; score: number };
  outlook: Outlook | null;
}

interface OpenLeg extends OpenPick {
  prop: { playerId: string; propType: PropType } | null;
}

export interface StateOfPlay {
  /** 'Q3 8:12' */
  clock: string;
  /** 'IND 66–59, needs -6: covers by 1' */
  words: string;
  /** From 0 to 1; undefined where it is not known, or decided. */
  chance: number | undefined;
}

const scoreOf = ({ homeTeam, awayTeam }: LiveNow): Score => ({
  home: homeTeam.score,
  away: awayTeam.score,
});

/** The team that was picked first: 'IND 66–59'; of a total as it is written, 'MIA 28, BOS 31'. */
function scoreWords({ homeTeam, awayTeam }: LiveNow, side: OpenPick['side']): string {
  const [first, second] = side === 'home' ? [homeTeam, awayTeam] : [awayTeam, homeTeam];
  if (side === 'home' || side === 'away')
    return `${first.code} ${first.score}${DASH}${second.score}`;
  return `${first.code} ${first.score}, ${second.code} ${second.score}`;
}

const UNITS = { nba: 'points', nfl: 'points', mlb: 'runs', nhl: 'goals' } as const;

function totalWords(game: LiveNow, { side, line }: OpenPick): string {
  const score = scoreOf(game);
  const sum = score.home + score.away;
  return `${sum} of ${line} ${UNITS[game.sport]}, ${pickNeeds({ betType: 'total', side, line }, score)}`;
}

/** How a leg stands; `reached` is the figure of a prop's player, where it is known. */
export function stateOfPlay(leg: OpenLeg, game: LiveNow, reached: number | undefined): StateOfPlay {
  const clock = shortClock(game);
  if (leg.prop) {
    const { propType } = leg.prop;
    const words =
      reached === undefined
        ? `${PROP_NAMES[propType]} are counted at the end`
        : propNeeds(leg, propType, reached);
    return { clock, words, chance: undefined };
  }
  const score = scoreOf(game);
  const sure = isDecided(leg, score.home + score.away);
  const chance = game.outlook && !sure ? liveChance(leg, game.outlook) : undefined;
  const isTotal = leg.side === 'over' || leg.side === 'under';
  return {
    clock,
    words: isTotal
      ? totalWords(game, leg)
      : `${scoreWords(game, leg.side)}, ${pickNeeds(leg, score)}`,
    chance,
  };
}

/** The ticks at which the score decides if_time. */
const MARK_TICKS: Record<TimeMark, number> = {
  first_quarter: PERIOD_STARTS['2nd'],
  halftime: PERIOD_STARTS.Halftime,
  third_quarter: PERIOD_STARTS['4th'],
  // Seven minutes of the 4th, at 12 seconds a tick.
  fourth_quarter: PERIOD_STARTS['4th'] + 35,
};
const CLOSE_POINTS = 5;

interface OpenCondition {
  type: ConditionType;
  team: Team;
  line: number | null;
  time: TimeMark | null;
}

/** How the condition of a bet stands: 'holds as it stands'. */
export function conditionNow({ type, team, line, time }: OpenCondition, game: LiveNow): string {
  const score = scoreOf(game);
  const lead = leadOf(score, team);
  switch (type) {
    case 'if_win':
      return lead > 0 ? 'holds as it stands' : 'does not hold as it stands';
    case 'if_lose':
      return lead < 0 ? 'holds as it stands' : 'does not hold as it stands';
    case 'if_cover': {
      const counted = lead + (line ?? 0);
      if (counted === 0) return 'a push as it stands';
      return counted > 0 ? 'holds as it stands' : 'does not hold as it stands';
    }
    case 'if_time': {
      const apart = `${Math.abs(lead)} apart`;
      const mark = MARK_TICKS[time ?? 'halftime'];
      if (game.tick > mark) return 'that moment has passed';
      if (game.tick < mark) return `${apart} now`;
      return Math.abs(lead) <= CLOSE_POINTS ? `${apart}: it holds` : `${apart}: it does not hold`;
    }
  }
}

/** A simulated game lasts to the second; the length of any other is unknown beforehand. */
export const SIMULATED_GAME_MS = PERIOD_STARTS.Final * 3000;

/** When a bet on these games should be settled, in milliseconds since 1970; undefined where it is not known. */
export function settlesAt(
  legs: readonly { source: string; startTime: string; status: string }[],
): number | undefined {
  const open = legs.filter(({ status }) => status === 'pending');
  if (open.length === 0 || open.some(({ source }) => source !== 'simulated')) return undefined;
  return Math.max(...open.map(({ startTime }) => Date.parse(startTime))) + SIMULATED_GAME_MS;
}
