import { propFigure } from './props';
import type { PropType } from './props';
import { formatHandicap } from './picks';
import type { Side } from './picks';

// How a pick stands while its game is under way, and what it still needs to win.

export interface Score {
  home: number;
  away: number;
}

export interface OpenPick {
  betType: 'moneyline' | 'spread' | 'total' | 'prop';
  side: Side;
  /** The side's own handicap, the total or the player's line; 0 of a moneyline. */
  line: number;
}

/** Scores and players' figures are whole numbers: the first one above a line. */
const firstAbove = (line: number) => Math.floor(line) + 1;
const lastBelow = (line: number) => Math.ceil(line) - 1;

/** How far a team has to go; `counted` is its lead with the handicap, above 0 where it wins. */
function leadWords(counted: number): string {
  if (counted > 0) return `covers by ${counted}`;
  if (counted === 0) return 'a push as it stands';
  return `${firstAbove(-counted)} more`;
}

function winnerNeeds(lead: number): string {
  if (lead > 0) return `ahead by ${lead}`;
  return lead === 0 ? 'level, needs 1 more' : `needs ${firstAbove(-lead)} more`;
}

/** Of a figure that only rises. */
function countNeeds(reached: number, side: Side, line: number): string {
  if (side === 'over') {
    if (reached > line) return 'over the line';
    return `needs ${firstAbove(line) - reached} more`;
  }
  if (reached > line) return 'over the line';
  const room = lastBelow(line) - reached;
  if (room < 0) return 'a push as it stands';
  return room === 0 ? 'no room for more' : `room for ${room} more`;
}

/** The home score less the away score, from the view of a team. */
export function leadOf({ home, away }: Score, side: Side): number {
  return side === 'away' ? away - home : home - away;
}

/** 'needs -6: covers by 1', 'needs 8 more', 'needs 96 more', 'room for 12 more'. */
export function pickNeeds({ betType, side, line }: OpenPick, score: Score): string {
  if (side === 'over' || side === 'under') return countNeeds(score.home + score.away, side, line);
  const lead = leadOf(score, side);
  if (betType === 'moneyline') return winnerNeeds(lead);
  return `${line > 0 ? 'has' : 'needs'} ${formatHandicap(line)}: ${leadWords(lead + line)}`;
}

/** '18 of 24.5 points, needs 7 more'. */
export function propNeeds(
  { side, line }: Pick<OpenPick, 'side' | 'line'>,
  type: PropType,
  reached: number,
): string {
  return `${reached} of ${propFigure(line, type)}, ${countNeeds(reached, side, line)}`;
}

/** A count that is above its line stays so: an over has won, an under has lost. */
export function isDecided({ side, line }: Pick<OpenPick, 'side' | 'line'>, reached: number) {
  return (side === 'over' || side === 'under') && reached > line;
}
