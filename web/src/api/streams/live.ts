import { useEffect } from 'react';
import { create } from 'zustand';
import { api } from '@/api/client';
import { ApiError } from '@/api/error';
import type { LiveGame, LivePrice } from '@/api/types';
import { runWhileVisible } from '@/browser/run-while-visible';
import { withPrice } from '@/domain/betting/live';
import { keepConnected } from './keep-connected';

/** A tick older than this is stale: the server refuses its price too. */
export const STALE_AFTER_MS = 6000;

export interface LiveState {
  /** The latest tick; undefined until the first. */
  game: LiveGame | undefined;
  /** The one before, which its prices are compared with. */
  before: LiveGame | undefined;
  /** The moneyline from the start of the game on. */
  history: readonly LivePrice[];
  isStale: boolean;
  /** The stream cannot be had at the moment, and is being tried again. */
  isRefused: boolean;
  /** The game has ended: no tick will come any more. */
  isOver: boolean;
}

type LiveMessage =
  | { kind: 'opened' }
  | { kind: 'history'; history: LivePrice[] }
  | { kind: 'tick'; game: LiveGame }
  | { kind: 'stale' }
  | { kind: 'refused' }
  | { kind: 'over' };

const INITIAL: LiveState = {
  game: undefined,
  before: undefined,
  history: [],
  isStale: false,
  isRefused: false,
  isOver: false,
};

function reduce(state: LiveState, message: LiveMessage): LiveState {
  switch (message.kind) {
    case 'opened':
      return INITIAL;
    case 'history':
      return { ...state, history: message.history };
    case 'tick': {
      const { game } = message;
      const moneyline = game.odds?.moneyline;
      const price = moneyline && { tick: game.tick, ...moneyline };
      return {
        game,
        before: state.game,
        history: price ? withPrice(state.history, price) : state.history,
        isStale: false,
        isRefused: false,
        isOver: game.period === 'Final',
      };
    }
    case 'stale':
      return { ...state, isStale: true };
    case 'refused':
      return { ...state, isRefused: true };
    case 'over':
      return { ...state, isOver: true };
  }
}

/** The followed games, by id. */
type LiveStates = Readonly<Partial<Record<string, LiveState>>>;

const useLiveStates = create<LiveStates>(() => ({}));

function dispatch(gameId: string, message: LiveMessage): void {
  useLiveStates.setState((all) => ({ [gameId]: reduce(all[gameId] ?? INITIAL, message) }));
}

function removeGame(gameId: string): void {
  useLiveStates.setState(({ [gameId]: _, ...others }) => others, true);
}

/**
 * Asks whether the server has no such live game, or no longer: an EventSource gets no reason for a
 * refusal.
 */
async function isGameUnavailable(gameId: string, signal: AbortSignal): Promise<boolean> {
  const params = { query: { gameId } };
  try {
    const answer = await api.GET('/api/betting/live', { params, signal, parseAs: 'stream' });
    await answer.data?.cancel();
    return false;
  } catch (error) {
    return error instanceof ApiError && (error.status === 404 || error.status === 409);
  }
}

/** Begins to listen; returns how to end that. */
function listen(gameId: string): () => void {
  if (useLiveStates.getState()[gameId]?.isOver) return () => undefined;
  dispatch(gameId, { kind: 'opened' });
  if (typeof EventSource === 'undefined') return () => undefined;
  const ended = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dispatch(gameId, { kind: 'stale' }), STALE_AFTER_MS);
  };
  const connect = () => {
    const source = new EventSource(`/api/betting/live?gameId=${gameId}`);
    source.addEventListener('history', ({ data }: MessageEvent<string>) =>
      dispatch(gameId, { kind: 'history', history: JSON.parse(data) as LivePrice[] }),
    );
    source.addEventListener('live', ({ data }: MessageEvent<string>) => {
      const game = JSON.parse(data) as LiveGame;
      dispatch(gameId, { kind: 'tick', game });
      // The stream ends with the game; left alone, it would be asked for again and again.
      if (game.period === 'Final') end();
      else watch();
    });
    return source;
  };
  const reportRefusal = async () => {
    dispatch(gameId, { kind: 'refused' });
    if (!(await isGameUnavailable(gameId, ended.signal))) return;
    dispatch(gameId, { kind: 'over' });
    end();
  };
  watch();
  const disconnect = keepConnected({
    connect,
    onFailure: (isRefused) => {
      if (isRefused) void reportRefusal();
    },
  });
  const end = () => {
    clearTimeout(timer);
    ended.abort();
    disconnect();
  };
  return end;
}

/** All followers of a game share one connection: a browser opens only six to a server. */
const connections = new Map<string, { followers: number; end: () => void }>();

function follow(gameId: string): () => void {
  const connection = connections.get(gameId) ?? {
    followers: 0,
    end: runWhileVisible(() => listen(gameId)),
  };
  connections.set(gameId, connection);
  connection.followers += 1;
  return () => {
    connection.followers -= 1;
    if (connection.followers > 0) return;
    connection.end();
    connections.delete(gameId);
    removeGame(gameId);
  };
}

/** Games under way, tick by tick. */
export function useLiveGames(gameIds: readonly string[]): LiveStates {
  const ids = [...new Set(gameIds)].sort().join(' ');
  useEffect(() => {
    const ends = ids.split(' ').filter(Boolean).map(follow);
    return () => ends.forEach((end) => end());
  }, [ids]);
  return useLiveStates();
}

/** Returns the latest tick of a game that another part of the page follows. */
export function useLatestTick(gameId: string): LiveGame | undefined {
  return useLiveStates((all) => all[gameId]?.game);
}

/** A game under way, tick by tick. */
export function useLiveGame(gameId: string): LiveState {
  return useLiveGames([gameId])[gameId] ?? INITIAL;
}
