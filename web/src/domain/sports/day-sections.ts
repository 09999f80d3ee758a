import { firstThose } from './teams';

// A league's day as it is looked at now: what is played, what comes, and what is over.

export interface DayGame {
  startTime: string;
  status: 'scheduled' | 'live' | 'final' | 'cancelled' | 'postponed' | 'suspended';
}

export interface DaySections<Game> {
  /** Under way, or interrupted. */
  live: Game[];
  /** By start; those that are postponed last. */
  next: Game[];
  /** Newest first. */
  finished: Game[];
}

const byStart = (a: DayGame, b: DayGame) => a.startTime.localeCompare(b.startTime);

/** The games of a day by how they stand; in each section those of favourite teams first. */
export function daySections<Game extends DayGame>(
  games: readonly Game[],
  isFavourite: (game: Game) => boolean,
): DaySections<Game> {
  const those = (...statuses: DayGame['status'][]) =>
    games.filter(({ status }) => statuses.includes(status)).sort(byStart);
  return {
    live: firstThose(those('live', 'suspended'), isFavourite),
    next: firstThose([...those('scheduled'), ...those('postponed')], isFavourite),
    finished: firstThose(those('final', 'cancelled').reverse(), isFavourite),
  };
}

/** A score changes at any moment; a stream brings that of the games that have one. */
const LIVE_MS = 30_000;
/** A start is on the schedule a moment later. */
const AFTER_START_MS = 2_000;
const LONGEST_MS = 600_000;

/**
 * In how many milliseconds of the server's clock the day has to be read again: at the next start, and while
 * a game is played every half minute. Undefined where nothing of it will change.
 */
export function untilNextChange(games: readonly DayGame[], now: number): number | undefined {
  const live = games.some(({ status }) => status === 'live' || status === 'suspended');
  const starts = games
    .filter(({ status }) => status === 'scheduled')
    .map(({ startTime }) => Math.max(0, Date.parse(startTime) - now) + AFTER_START_MS);
  const waits = [...starts, ...(live ? [LIVE_MS] : [])];
  return waits.length > 0 ? Math.min(...waits, LONGEST_MS) : undefined;
}
