import { useEffect, useReducer } from 'react';
import { tickOf, withPrice } from '@/lib/live';
import type { LiveGame, LivePrice } from './types';

/** Without a tick for so long the last one is no longer to be trusted: the server refuses its price too. */
export const STALE_AFTER_MS = 6000;

export interface LiveState {
  /** The latest tick; undefined until the first. */
  game: LiveGame | undefined;
  /** The one before, which its prices are compared with. */
  before: LiveGame | undefined;
  /** The moneyline from the start of the game on. */
  history: readonly LivePrice[];
  isStale: boolean;
  /** The stream cannot be had: the game has not started, or is over and gone. */
  isRefused: boolean;
}

type Said =
  | { kind: 'opened' }
  | { kind: 'history'; history: LivePrice[] }
  | { kind: 'tick'; game: LiveGame }
  | { kind: 'stale' }
  | { kind: 'refused' };

const NOTHING: LiveState = {
  game: undefined,
  before: undefined,
  history: [],
  isStale: false,
  isRefused: false,
};

function next(state: LiveState, said: Said): LiveState {
  switch (said.kind) {
    case 'opened':
      return NOTHING;
    case 'history':
      return { ...state, history: said.history };
    case 'tick': {
      const { game } = said;
      const moneyline = game.odds?.moneyline;
      const price = moneyline && { tick: tickOf(game.period, game.clock), ...moneyline };
      return {
        game,
        before: state.game,
        history: price ? withPrice(state.history, price) : state.history,
        isStale: false,
        isRefused: false,
      };
    }
    case 'stale':
      return { ...state, isStale: true };
    case 'refused':
      return { ...state, isRefused: true };
  }
}

/** A game under way, tick by tick. A lost connection is the browser's to restore. */
export function useLiveGame(gameId: string): LiveState {
  const [state, tell] = useReducer(next, NOTHING);

  useEffect(() => {
    tell({ kind: 'opened' });
    if (typeof EventSource === 'undefined') return;
    const source = new EventSource(`/api/betting/live?gameId=${gameId}`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell({ kind: 'stale' }), STALE_AFTER_MS);
    };
    watch();
    source.addEventListener('history', ({ data }: MessageEvent<string>) =>
      tell({ kind: 'history', history: JSON.parse(data) as LivePrice[] }),
    );
    source.addEventListener('live', ({ data }: MessageEvent<string>) => {
      const game = JSON.parse(data) as LiveGame;
      tell({ kind: 'tick', game });
      if (game.period === 'Final') {
        // The stream ends with it; left alone, the browser would ask for it again and again.
        clearTimeout(timer);
        source.close();
      } else {
        watch();
      }
    });
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) tell({ kind: 'refused' });
    };
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [gameId]);

  return state;
}
