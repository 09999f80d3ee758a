import { useEffect } from 'react';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { invalidateAccountData } from '@/api/account/account-data';
import { updateLines } from '@/api/betting/games';
import { api, dataOf } from '@/api/client';
import { ApiError } from '@/api/error';
import { isFresh } from '@/api/freshness';
import { keys } from '@/api/keys';
import type { Activity, Bet, BetStatus, Dashboard, Game, User } from '@/api/types';
import { runWhileVisible } from '@/browser/run-while-visible';
import { purseQuery, useChosenClass } from '@/state/purse';
import { keepConnected } from './keep-connected';

/** The events of one change come within this time, and are handled together. */
const GATHER_MS = 100;

/** As many bets as the server lists at once. */
const LISTED_MAX = 100;

/** The events of /api/stream, by name. */
interface Events {
  bet: { betId: string; status: BetStatus; payout: number | null };
  balance: { balance: number };
  level: Pick<User, 'level' | 'xp' | 'xpToNextLevel'>;
  badge: User['badges'][number];
  lines: { games: Game[]; gone: string[] };
  reset: object;
}

/** A bet that has just been settled; the bet itself where this page or the server knew it in time. */
export interface Settlement {
  betId: string;
  status: Exclude<BetStatus, 'pending'>;
  payout: number;
  bet: Bet | Activity | undefined;
}

/** Whether the stream of changes is open. Without it the page refetches by its own rules. */
export const useIsLive = create<boolean>()(() => false);

/** Whether the server is out of reach, and is being tried again. */
export const useIsDisconnected = create<boolean>()(() => false);

interface BetPages {
  bets?: Bet[];
}

function knownBets(client: QueryClient): (Bet | Activity)[] {
  const lists = client.getQueriesData<Partial<InfiniteData<BetPages>>>({ queryKey: keys.bets });
  const bets = lists.flatMap(([, list]) => list?.pages?.flatMap((page) => page.bets ?? []) ?? []);
  if (purseQuery().purse) return bets; // the dashboard is about the player's own account
  const activity = client.getQueryData<Partial<Dashboard>>(keys.dashboard)?.recentActivity ?? [];
  return [...bets, ...activity];
}

/**
 * Fills in the bet of a settlement that no list of this page holds. Without an answer the settlement is
 * shown without its bet.
 */
async function withBet(settlement: Settlement): Promise<Settlement> {
  const query = { status: settlement.status, limit: LISTED_MAX };
  try {
    const params = { query: { ...query, ...purseQuery() } };
    const { bets } = await dataOf(api.GET('/api/bets', { params }));
    return { ...settlement, bet: bets.find(({ id }) => id === settlement.betId) };
  } catch {
    return settlement;
  }
}

/** Whether a bet that shows as open is so no longer. */
async function hasMissedSettlement(client: QueryClient): Promise<boolean> {
  const shown = knownBets(client).filter(({ status }) => status === 'pending');
  if (shown.length === 0) return false;
  const query = { status: 'pending', limit: LISTED_MAX } as const;
  const params = { query: { ...query, ...purseQuery() } };
  const { bets } = await dataOf(api.GET('/api/bets', { params }));
  return shown.some(({ id }) => !bets.some((open) => open.id === id));
}

/**
 * Refetches at the start of a stream, and after a gap in it, because it does not repeat earlier
 * events. Data read a moment before is kept, unless a bet was settled since.
 */
async function catchUp(client: QueryClient): Promise<void> {
  await invalidateAccountData(client, (query) => !isFresh(query));
  if (await hasMissedSettlement(client)) await invalidateAccountData(client);
}

function setMe(client: QueryClient, change: (me: User) => Partial<User>): void {
  client.setQueryData<User | null>(keys.me, (me) => me && { ...me, ...change(me) });
}

/** Brings the caches up to date with the events. */
class Listener {
  private readonly client: QueryClient;
  private readonly onSettled: (settlements: Settlement[]) => void;
  private readonly settled: Settlement[] = [];
  private readonly outOfDate = new Set<readonly string[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: QueryClient, onSettled: (settlements: Settlement[]) => void) {
    this.client = client;
    this.onSettled = onSettled;
  }

  readonly on: { [Name in keyof Events]: (data: Events[Name]) => void } = {
    bet: ({ betId, status, payout }) => {
      const bet = knownBets(this.client).find(({ id }) => id === betId);
      if (bet?.status === status) return;
      this.renew(keys.bets, keys.dashboard, keys.statement, keys.bankroll);
      if (status === 'pending') return;
      this.renew(keys.leaderboard, keys.limits);
      this.settled.push({ betId, status, payout: payout ?? 0, bet });
    },
    balance: ({ balance }) => {
      setMe(this.client, () => ({ virtualBalance: balance }));
      if (!purseQuery().purse)
        this.client.setQueryData<Dashboard>(
          keys.dashboard,
          (shown) => shown && { ...shown, virtualBalance: balance },
        );
      this.renew(keys.statement, keys.bankroll);
    },
    level: (progress) => setMe(this.client, () => progress),
    badge: (badge) =>
      setMe(this.client, ({ badges }) => ({
        badges: [...badges.filter(({ id }) => id !== badge.id), badge],
      })),
    lines: (lines) => updateLines(this.client, lines),
    reset: () => void catchUp(this.client),
  };

  stop(): void {
    clearTimeout(this.timer);
  }

  private renew(...outOfDate: (readonly string[])[]): void {
    for (const key of outOfDate) this.outOfDate.add(key);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  private flush(): void {
    this.timer = undefined;
    const settled = this.settled.splice(0);
    for (const queryKey of this.outOfDate) void this.client.invalidateQueries({ queryKey });
    this.outOfDate.clear();
    void this.report(settled);
  }

  private async report(settled: Settlement[]): Promise<void> {
    const [first, ...others] = settled;
    if (!first) return;
    // Several are shown by their number alone.
    if (others.length > 0 || first.bet) this.onSettled(settled);
    else this.onSettled([await withBet(first)]);
  }
}

/**
 * Asks whether the server itself answers, and not a proxy in its place. Without a session it has no
 * stream.
 */
async function isServerReachable(client: QueryClient): Promise<boolean> {
  try {
    await api.GET('/api/auth/me');
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return false;
    await client.refetchQueries({ queryKey: keys.me });
  }
  return true;
}

async function reportDisconnect(client: QueryClient, isRefused: boolean): Promise<void> {
  if (isRefused && (await isServerReachable(client))) return;
  if (!useIsLive.getState()) useIsDisconnected.setState(true, true);
}

/** Refetches data that could not be read while the server was out of reach, or may have changed since. */
function refetchAfterReconnect(client: QueryClient): void {
  if (!useIsDisconnected.getState()) return;
  useIsDisconnected.setState(false, true);
  void client.invalidateQueries({ predicate: (query) => !isFresh(query) });
}

/** What happens to the chosen purse. */
function streamAddress(): string {
  const { purse } = purseQuery();
  return purse ? `/api/stream?purse=${purse}` : '/api/stream';
}

/** Begins to listen; returns how to end that. */
function listen(client: QueryClient, onSettled: (settlements: Settlement[]) => void): () => void {
  const listener = new Listener(client, onSettled);
  const end = keepConnected({
    connect: () => {
      const source = new EventSource(streamAddress());
      for (const [name, handle] of Object.entries(listener.on)) {
        source.addEventListener(name, ({ data }: MessageEvent<string>) =>
          (handle as (data: unknown) => void)(JSON.parse(data)),
        );
      }
      return source;
    },
    onOpen: () => {
      useIsLive.setState(true, true);
      refetchAfterReconnect(client);
    },
    onBreak: () => useIsLive.setState(false, true),
    onFailure: (isRefused) => void reportDisconnect(client, isRefused),
  });
  return () => {
    end();
    listener.stop();
    useIsLive.setState(false, true);
  };
}

/**
 * Follows changes of the signed-in player's account while the page is visible. A page that becomes
 * visible again catches up.
 */
export function useStream(onSettled: (settlements: Settlement[]) => void): void {
  const client = useQueryClient();
  const purse = useChosenClass()?.id;
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    const end = runWhileVisible(() => listen(client, onSettled));
    return () => {
      end();
      useIsDisconnected.setState(false, true);
    };
  }, [client, onSettled, purse]);
}
