import { http, HttpResponse } from 'msw';
import type {
  GameDetails,
  MlbPlayer,
  NhlBoxScore,
  NhlGame,
  NhlPlayer,
  NhlStanding,
} from '@/api/types';
import { aGame, inMinutes } from './games';
import { server } from './server';

const TEAMS = {
  awayTeam: { name: 'Columbus Blue Jackets', code: 'CBJ' },
  homeTeam: { name: 'Tampa Bay Lightning', code: 'TBL' },
};

/** A game of tonight that can be bet on. */
export function anNhlGame(changes: Partial<NhlGame> = {}): NhlGame {
  return {
    id: '00000000000000a1',
    startTime: '2026-11-24T00:30:00Z',
    ...TEAMS,
    venue: { name: 'Amalie Arena', city: 'Tampa', state: 'Florida' },
    status: 'scheduled',
    isOffered: true,
    ...changes,
  };
}

/** A game that ended in overtime, 3 to 2. */
export function aBoxScore(changes: Partial<NhlBoxScore> = {}): NhlBoxScore {
  const goals = [
    [1, 0],
    [0, 2],
    [1, 0],
    [1, 0],
  ] as const;
  return {
    id: '00000000000000a1',
    status: 'final',
    startTime: '2026-11-24T00:30:00Z',
    awayTeam: { ...TEAMS.awayTeam, goals: 3, shots: 31, powerPlays: 1 },
    homeTeam: { ...TEAMS.homeTeam, goals: 2, shots: 28, powerPlays: 0 },
    periods: goals.map(([awayGoals, homeGoals], n) => ({ period: n + 1, awayGoals, homeGoals })),
    scorers: {
      away: [{ playerId: 'cbj-1', name: 'Kirill Marchenko', goals: 2, assists: 1 }],
      home: [{ playerId: 'tbl-1', name: 'Brayden Point', goals: 2, assists: 0 }],
    },
    goalies: {
      away: [{ playerId: 'cbj-30', name: 'Elvis Merzlikins', saves: 26, savePercentage: 26 / 28 }],
      home: [{ playerId: 'tbl-88', name: 'Jonas Johansson', saves: 0, savePercentage: null }],
    },
    ...changes,
  };
}

export function aStanding(name: string, changes: Partial<NhlStanding> = {}): NhlStanding {
  return {
    id: name,
    name,
    gamesPlayed: 22,
    wins: 14,
    losses: 6,
    otLosses: 2,
    points: 30,
    goalsFor: 71,
    goalsAgainst: 60,
    streak: 'W3',
    lastTen: '6-3-1',
    ...changes,
  };
}

export function anNhlPlayer(name: string, changes: Partial<NhlPlayer> = {}): NhlPlayer {
  return {
    id: name,
    name,
    position: 'C',
    goals: 9,
    assists: 12,
    savePercentage: null,
    goalsAgainstAvg: null,
    ...changes,
  };
}

export function anMlbPlayer(name: string, changes: Partial<MlbPlayer> = {}): MlbPlayer {
  return {
    id: name,
    name,
    position: 'SS',
    battingAvg: 0.281,
    homeRuns: 21,
    era: null,
    strikeouts: null,
    ...changes,
  };
}

/** The same game on its own page, with two quotes of its moneyline. */
export function aDetailedGame(changes: Partial<GameDetails> = {}): GameDetails {
  const { odds } = aGame();
  return {
    ...aGame({ id: '00000000000000a1', sport: 'nhl', ...TEAMS }),
    isOffered: true,
    venue: anNhlGame().venue,
    score: null,
    history: {
      moneyline: [
        { at: inMinutes(-300), home: -120, away: 100 },
        { at: inMinutes(-60), home: -150, away: 130 },
      ],
      spread: odds.spread ? [{ at: inMinutes(-300), ...odds.spread }] : [],
      total: [],
    },
    boxScore: null,
    lastFive: {
      away: [
        {
          date: '2026-11-20',
          opponent: 'BOS',
          isHome: true,
          goalsFor: 2,
          goalsAgainst: 3,
          outcome: 'OTL',
        },
      ],
      home: [],
    },
    bets: [],
    ...changes,
  };
}

/** The hub's calls answer with this; a path that is left out answers that it is busy. */
export function hubHas(answers: Record<string, object>): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('*/api/sports/*', ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const answer = answers[url.pathname.replace('/api/sports/', '')];
      return answer ? HttpResponse.json(answer) : new HttpResponse('Busy', { status: 503 });
    }),
  );
  return asked;
}

/** The XP that is asked for from now on comes into the list. */
export function xpPosts(): number[] {
  const posted: number[] = [];
  server.use(
    http.post('*/api/user/earn-xp', async ({ request }) => {
      const { xp } = (await request.json()) as { xp: number };
      posted.push(xp);
      return HttpResponse.json({ awarded: xp, level: 3, xp: 120 + xp, xpToNextLevel: 300 });
    }),
  );
  return posted;
}
