import type { Game } from '@/api/types';
import { BOARD_SPORTS } from './sports';
import type { BoardSport } from './sports';

// What is looked at on the page: a sport, one of its games, and a way to bet on it. All of it stands in
// the address, so that a reload and a link lead to the same.

export const WAYS = ['live', 'props', 'conditional'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_NAMES: Record<Way, string> = {
  live: 'Live Betting',
  props: 'Player Props',
  conditional: 'Conditional',
};

/** Whether the way has anything to bet on in this game now. */
function isOpen(way: Way, { sport, status }: Game): boolean {
  if (way === 'live') return status === 'live';
  return status === 'scheduled' && (way === 'conditional' || sport === 'nba');
}

/** In the order of the tabs. */
export function openWays(game: Game): Way[] {
  return WAYS.filter((way) => isOpen(way, game));
}

export function sportIn(address: URLSearchParams): BoardSport {
  const wanted = address.get('sport');
  return (BOARD_SPORTS.find(({ sport }) => sport === wanted) ?? BOARD_SPORTS[0]).sport;
}

/** The way that the address names, or else the most useful one. */
export function wayIn(address: URLSearchParams, game: Game): Way {
  return WAYS.find((way) => way === address.get('tab')) ?? openWays(game)[0] ?? 'live';
}

export function withSport(sport: BoardSport): URLSearchParams {
  return new URLSearchParams({ sport });
}

/** Another game: the way stays, unless that game has nothing to bet on in it. */
export function withGame(address: URLSearchParams, game: Game): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('sport', game.sport);
  next.set('game', game.id);
  if (!isOpen(wayIn(address, game), game)) next.delete('tab');
  return next;
}

/** The game as well: it may be the one that was shown at first, which no address names yet. */
export function withWay(address: URLSearchParams, game: Game, way: Way): URLSearchParams {
  const next = new URLSearchParams(address);
  next.set('sport', game.sport);
  next.set('game', game.id);
  next.set('tab', way);
  return next;
}

/**
 * The game that the address names, or else the one shown last, or else the first. None once the one
 * that was shown is gone, so that no other takes its place.
 */
export function gameIn(
  games: readonly Game[] | undefined,
  wanted: string | null,
  shown: string | undefined,
): Game | undefined {
  const listed = (wantedId: string | null | undefined) => games?.find(({ id }) => id === wantedId);
  return listed(wanted) ?? listed(shown) ?? (shown === undefined ? games?.[0] : undefined);
}
