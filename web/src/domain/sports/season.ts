/** "NFL 2023": a season goes by the year in which it began. */
export function seasonName({ sport, season }: { sport: string; season: number }): string {
  return `${sport.toUpperCase()} ${season}`;
}

/** How fast a run goes. */
export const PACES: Record<'as-it-was' | 'day-an-hour', string> = {
  'as-it-was': 'as fast as it was',
  'day-an-hour': 'a day of it each hour',
};
