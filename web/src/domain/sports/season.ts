import type { Instant } from '@/domain/format/dates';
import { seasonWeek } from './season-week';

/** "NFL 2023": a season goes by the year in which it began. */
export function seasonName({ sport, season }: { sport: string; season: number }): string {
  return `${sport.toUpperCase()} ${season}`;
}

/** How fast a run goes. */
export const PACES: Record<'as-it-was' | 'day-an-hour', string> = {
  'as-it-was': 'as fast as it was',
  'day-an-hour': 'a day of it each hour',
};

interface SoFar {
  /** null after the start of the last game. */
  next: { recordedStart: Instant } | null;
  /** null of a visitor. */
  own: { won: number; lost: number; open: number } | null;
}

/** 'you: 7-5, 2 open'; undefined before a bet. */
function ownText({ won, lost, open }: NonNullable<SoFar['own']>): string | undefined {
  if (won + lost + open === 0) return undefined;
  return `you: ${won}-${lost}${open > 0 ? `, ${open} open` : ''}`;
}

/** 'Week 3 of 22, you: 7-5': where a run is, and the player's bets on it that were won and lost. */
export function soFarText(
  season: { sport: string; firstStart: Instant; lastStart: Instant },
  { next, own }: SoFar,
): string {
  const { week, of } = seasonWeek(season, next?.recordedStart ?? season.lastStart);
  return [`Week ${week} of ${of}`, own && ownText(own)].filter(Boolean).join(', ');
}

interface Results {
  won: number;
  lost: number;
  tied: number;
}

/** '7-5', '7-5-1': ties where there are any. */
export function recordText({ won, lost, tied }: Results): string {
  return tied > 0 ? `${won}-${lost}-${tied}` : `${won}-${lost}`;
}
