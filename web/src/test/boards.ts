import { http, HttpResponse } from 'msw';
import type { Activity, Dashboard, LeaderboardEntry } from '@/api/types';
import { aLeg } from './games';
import { server } from './server';

/** The dashboard of a new account, with the given changes. */
export function dashboardOf(facts: Partial<Dashboard> = {}): Dashboard {
  return {
    isDemo: false,
    virtualBalance: 1000,
    winRate: 0,
    decidedBets: 0,
    close: null,
    skillLevel: null,
    topBettors: [],
    recentActivity: [],
    upcomingGames: [],
    hotTeams: [],
    trendingBets: [],
    playerStats: [],
    ...facts,
  };
}

export function activityOf(facts: Partial<Activity> = {}): Activity {
  return {
    id: '41',
    betType: 'spread',
    gameId: '00000000000000a1',
    eventName: 'Detroit Lions @ Kansas City Chiefs',
    source: 'simulated',
    prediction: 'Kansas City Chiefs -3.5',
    condition: null,
    betAmount: 100,
    odds: -110,
    potentialWinnings: 91,
    status: 'pending',
    payout: null,
    score: null,
    legs: [aLeg({ eventName: 'Detroit Lions @ Kansas City Chiefs', sport: 'nfl' })],
    createdAt: '2026-11-21T20:42:00Z',
    ...facts,
  };
}

export function entryOf(rank: number, facts: Partial<LeaderboardEntry> = {}): LeaderboardEntry {
  return {
    id: rank.toString(16).padStart(16, '0'),
    rank,
    username: `bettor_${rank}`,
    subscriptionTierId: null,
    badges: [],
    winRate: 70 - rank,
    decidedBets: 20,
    close: null,
    virtualBalance: 5000 - rank,
    profit: 400 - rank,
    level: 9,
    ...facts,
  };
}

/** The server answers the dashboard with these facts, every leaderboard with these entries, no bets. */
export function boardsAre(facts: Partial<Dashboard> = {}, entries: LeaderboardEntry[] = []): void {
  server.use(
    http.get('*/api/dashboard/data', () => HttpResponse.json(dashboardOf(facts))),
    http.get('*/api/leaderboard', () => HttpResponse.json(entries)),
    http.get('*/api/bankroll', () => HttpResponse.json([])),
    http.get('*/api/bets', () =>
      HttpResponse.json({ bets: [], notes: [], unread: [], nextCursor: null }),
    ),
  );
}
