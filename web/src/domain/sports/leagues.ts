import { ordinal } from '@/domain/format/ordinal';

/** Outs pitched as innings: 29 is '9.2', nine innings and two outs. */
export function inningsPitched(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

/** Shots made of those tried: '8-17'; a dash for what is not known. */
export function madeOf(made: number | null, tried: number | null | undefined): string {
  return `${made ?? '–'}-${tried ?? '–'}`;
}

/** A share of wins as standings write it: '.583', '1.000'. */
export function formatWinShare(share: number): string {
  return share.toFixed(3).replace(/^0/, '');
}

/** The games behind the first: a dash for none. */
export function formatGamesBehind(games: number): string {
  return games === 0 ? '–' : games.toFixed(1);
}

const QUARTERS = 4;
const INNINGS = 9;

/** '1' to '4', then 'OT'. */
export function quarterName(quarter: number): string {
  return quarter > QUARTERS ? 'OT' : `${quarter}`;
}

/** 'Top 3rd': the half-inning of a game under way; undefined before its first. */
export function inningNow(
  innings: readonly { part: number; home: number | null }[],
): string | undefined {
  const now = innings.at(-1);
  return now && `${now.home === null ? 'Top' : 'Bot'} ${ordinal(now.part)}`;
}

/** '3rd quarter', of a game under way. */
export function quarterNow(quarters: readonly { part: number }[]): string | undefined {
  const now = quarters.at(-1);
  if (!now) return undefined;
  return now.part > QUARTERS ? 'OT' : `${ordinal(now.part)} quarter`;
}

/** 'OT' where a game of so many quarters went beyond the fourth, else undefined. */
export function beyondQuarters(quarters: number): string | undefined {
  return quarters > QUARTERS ? 'OT' : undefined;
}

/** 'Extra innings' where a game of so many innings went beyond the ninth, else undefined. */
export function beyondInnings(innings: number): string | undefined {
  return innings > INNINGS ? 'Extra innings' : undefined;
}

interface WinLoss {
  wins: number;
  losses: number;
}

/** The share of wins; 0 before the first game. */
export function winShare({ wins, losses }: WinLoss): number {
  return wins + losses === 0 ? 0 : wins / (wins + losses);
}

/** Half of the games by which the first is ahead in wins and in losses. */
export function gamesBehind(first: WinLoss, own: WinLoss): number {
  return (first.wins - own.wins + own.losses - first.losses) / 2;
}
