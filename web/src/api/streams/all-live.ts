import { useEffect } from 'react';
import { create } from 'zustand';
import type { LiveFigures, LiveGame } from '@/api/types';
import { runWhileVisible } from '@/browser/run-while-visible';
import { keepConnected } from './keep-connected';

type Figures = Readonly<Record<string, number>>;

/** All games under way, and what their players have reached. */
export interface AllLive {
  /** By id; one that is over stays until its connection ends. */
  games: Readonly<Partial<Record<string, LiveGame>>>;
  /** By game, player and type of figure. */
  figures: Readonly<Partial<Record<string, Readonly<Partial<Record<string, Figures>>>>>>;
  /** The server has yet to say which games are under way. */
  isAwaited: boolean;
}

const AWAITED: AllLive = { games: {}, figures: {}, isAwaited: true };
const UNKNOWN: AllLive = { games: {}, figures: {}, isAwaited: false };

/** Empty while nobody follows. Take from it by a selector, so that a tick draws its own game alone. */
export const useAllLive = create<AllLive>(() => AWAITED);

function setGames(games: LiveGame[]): void {
  const ids = new Set(games.map(({ id }) => id));
  useAllLive.setState(({ figures }) => ({
    games: Object.fromEntries(games.map((game) => [game.id, game])),
    figures: Object.fromEntries(Object.entries(figures).filter(([id]) => ids.has(id))),
    isAwaited: false,
  }));
}

function setGame(game: LiveGame): void {
  useAllLive.setState(({ games }) => ({ games: { ...games, [game.id]: game } }));
}

function addFigures({ gameId, players }: LiveFigures): void {
  useAllLive.setState(({ figures }) => {
    const known = { ...figures[gameId] };
    for (const { playerId, figures: reached } of players)
      known[playerId] = Object.fromEntries(
        reached.map(({ propType, figure }) => [propType, figure]),
      );
    return { figures: { ...figures, [gameId]: known } };
  });
}

/** Begins to listen; returns how to end that. */
function listen(): () => void {
  const set = (all: AllLive) => useAllLive.setState(all, true);
  if (typeof EventSource === 'undefined') {
    set(UNKNOWN);
    return () => set(AWAITED);
  }
  const connect = () => {
    const source = new EventSource('/api/betting/live');
    source.addEventListener('games', ({ data }: MessageEvent<string>) =>
      setGames(JSON.parse(data) as LiveGame[]),
    );
    source.addEventListener('live', ({ data }: MessageEvent<string>) =>
      setGame(JSON.parse(data) as LiveGame),
    );
    source.addEventListener('figures', ({ data }: MessageEvent<string>) =>
      addFigures(JSON.parse(data) as LiveFigures),
    );
    return source;
  };
  // What stands still would look like a game in which nothing happens.
  const end = keepConnected({ connect, onFailure: () => set(UNKNOWN) });
  return () => {
    end();
    set(AWAITED);
  };
}

/** All followers share one connection: a browser opens only six to a server. */
let followers = 0;
let endAll: (() => void) | undefined;

function follow(): () => void {
  followers += 1;
  endAll ??= runWhileVisible(listen);
  return () => {
    followers -= 1;
    if (followers > 0) return;
    endAll?.();
    endAll = undefined;
  };
}

/** Follows all games under way, for as long as something that shows them is on the page. */
export function useFollowAllLive(): void {
  useEffect(follow, []);
}
