import { http, HttpResponse } from 'msw';
import type {
  GameDetails,
  LeagueStanding,
  MlbBoxScore,
  MlbPlayer,
  NbaBoxScore,
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
    hasPage: true,
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

/** A game that MLB ended in the tenth inning, 5 to 3. */
export function anMlbBoxScore(changes: Partial<MlbBoxScore> = {}): MlbBoxScore {
  const runs = [
    ...[
      [0, 0],
      [0, 2],
      [0, 0],
      [0, 0],
      [3, 0],
    ],
    ...[
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [2, 0],
    ],
  ] as const;
  const batter = { position: 'CF', atBats: 5, homeRuns: 1 };
  const pitcher = { outs: 30, strikeouts: 7 };
  return {
    id: '00000000000000b1',
    status: 'final',
    startTime: '2026-11-23T20:00:00Z',
    awayTeam: { name: 'Boston Red Sox', code: 'BOS', runs: 5, hits: 3, errors: 0 },
    homeTeam: { name: 'New York Yankees', code: 'NYY', runs: 3, hits: 2, errors: 1 },
    innings: runs.map(([away, home], n) => ({ part: n + 1, away, home })),
    batters: {
      away: [
        { ...batter, playerId: 'b2', name: 'Jarren Duran', runs: 5, hits: 3, runsBattedIn: 5 },
      ],
      home: [{ ...batter, playerId: 'y2', name: 'Aaron Judge', runs: 3, hits: 2, runsBattedIn: 3 }],
    },
    pitchers: {
      away: [{ ...pitcher, playerId: 'b1', name: 'Sonny Gray', hits: 2, runs: 3, earnedRuns: 3 }],
      home: [{ ...pitcher, playerId: 'y1', name: 'Max Fried', hits: 3, runs: 5, earnedRuns: 5 }],
    },
    ...changes,
  };
}

const nbaPlayer = (name: string, minutes: number, points: number) => ({
  ...{ playerId: name, name, position: 'SG', minutes, points },
  ...{ rebounds: 4, assists: 3, threes: 2 },
});

/** A game that the NBA ended in regular time, 30 to 20. */
export function anNbaBoxScore(changes: Partial<NbaBoxScore> = {}): NbaBoxScore {
  return {
    id: '00000000000000c1',
    status: 'final',
    startTime: '2026-11-23T20:00:00Z',
    awayTeam: { name: 'Boston Celtics', code: 'BOS', points: 30 },
    homeTeam: { name: 'Los Angeles Lakers', code: 'LAL', points: 20 },
    quarters: [1, 2, 3, 4].map((part) => ({ part, away: part === 1 ? 12 : 6, home: 5 })),
    players: {
      away: [nbaPlayer('Jaylen Brown', 36, 12), nbaPlayer('Derrick White', 31, 18)],
      home: [nbaPlayer('Luka Doncic', 38, 20)],
    },
    ...changes,
  };
}

export function aLeagueStanding(
  name: string,
  changes: Partial<LeagueStanding> = {},
): LeagueStanding {
  return {
    ...{ id: name, name, wins: 14, losses: 10, winShare: 0.583, gamesBehind: 0 },
    ...{ scored: 120, allowed: 101, streak: 'W3', lastTen: '6-4' },
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
    mlbBoxScore: null,
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

/**
 * The hub's calls answer with this; a path that is left out answers that it is busy. Returns those that
 * were asked. The further views of MLB and NBA are off, as they are at first.
 */
export function hubHas(answers: Record<string, object>, leagueViews = false): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('*/api/sports/*', ({ request }) => {
      const url = new URL(request.url);
      const call = url.pathname.replace('/api/sports/', '');
      if (call === 'views') return HttpResponse.json({ leagueViews });
      asked.push(url);
      const answer = answers[call];
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
