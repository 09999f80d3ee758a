import type { Instant } from '@/domain/format/dates';
import { leagueDay } from './league-day';
import { nflWeek } from './season-week';

/** The day of the league on which a game was really played: 'Week 1, Thu, Sep 7, 2023'. */
export function playedOn(sport: string, recordedStart: Instant): string {
  const day = leagueDay(recordedStart);
  const date = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day));
  const nfl = sport === 'nfl' ? nflWeek(day) : undefined;
  if (!nfl) return date;
  return `${nfl.isPlayoffs ? 'Playoffs' : `Week ${nfl.week}`}, ${date}`;
}
