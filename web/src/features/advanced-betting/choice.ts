import type { Game } from '@/api/types';
import { BOARD_SPORTS } from './games/sports';
import type { BoardSport } from './games/sports';

// The page shows a sport, one of its games, and a mode of betting on it. All three stand in the URL, so
// that a reload and a link lead to the same.

export const BET_MODES = ['live', 'props', 'conditional'] as const;
export type BetMode = (typeof BET_MODES)[number];

export const BET_MODE_NAMES: Record<BetMode, string> = {
  live: 'Live Betting',
  props: 'Player Props',
  conditional: 'Conditional',
};

/** Nobody quotes the players of replayed games. */
export const hasProps = ({ source }: Game) => source !== 'replay';

/** Whether the mode has anything to bet on in this game now. */
function isOpen(mode: BetMode, game: Game): boolean {
  if (mode === 'live') return game.status === 'live';
  return game.status === 'scheduled' && (mode === 'conditional' || hasProps(game));
}

/** In the order of the tabs. */
export function openBetModes(game: Game): BetMode[] {
  return BET_MODES.filter((mode) => isOpen(mode, game));
}

export function sportIn(params: URLSearchParams): BoardSport {
  const wanted = params.get('sport');
  return (BOARD_SPORTS.find(({ sport }) => sport === wanted) ?? BOARD_SPORTS[0]).sport;
}

/** The mode that the URL names, or else the most useful one: few real games have props at a time. */
export function betModeIn(params: URLSearchParams, game: Game): BetMode {
  const useful = openBetModes(game).filter((mode) => mode !== 'props' || game.source !== 'live');
  return BET_MODES.find((mode) => mode === params.get('tab')) ?? useful[0] ?? 'live';
}

export function withSport(sport: BoardSport): URLSearchParams {
  return new URLSearchParams({ sport });
}

/** Chooses another game: the mode stays, unless that game has nothing to bet on in it. */
export function withGame(params: URLSearchParams, game: Game): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('sport', game.sport);
  next.set('game', game.id);
  if (!isOpen(betModeIn(params, game), game)) next.delete('tab');
  return next;
}

/** Chooses a mode, and names the game too: the one shown at first is not in the URL yet. */
export function withBetMode(params: URLSearchParams, game: Game, mode: BetMode): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('sport', game.sport);
  next.set('game', game.id);
  next.set('tab', mode);
  return next;
}

/**
 * The game that the URL names, or else the one shown last, or else the first. None once the one that
 * was shown is gone, so that no other takes its place.
 */
export function gameIn(
  games: readonly Game[] | undefined,
  wanted: string | null,
  shown: string | undefined,
): Game | undefined {
  const listed = (wantedId: string | null | undefined) => games?.find(({ id }) => id === wantedId);
  return listed(wanted) ?? listed(shown) ?? (shown === undefined ? games?.[0] : undefined);
}
