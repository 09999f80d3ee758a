import { http, HttpResponse } from 'msw';
import type {
  BoxScore,
  GameDetails,
  MlbPlayer,
  NhlBoxScore,
  NhlPlayer,
  NhlStanding,
  ScheduledGame,
  Standing,
} from '@/api/types';
import { aGame, inMinutes } from './games';
import { server } from './server';

const TEAMS = {
  awayTeam: { name: 'Columbus Blue Jackets', code: 'CBJ' },
  homeTeam: { name: 'Tampa Bay Lightning', code: 'TBL' },
};

/** A game of tonight that can be bet on. */
export function anNhlGame(changes: Partial<ScheduledGame> = {}): ScheduledGame {
  return {
    id: '00000000000000a1',
    startTime: '2026-11-24T00:30:00Z',
    ...TEAMS,
    venue: { name: 'Amalie Arena', city: 'Tampa', state: 'Florida' },
    status: 'scheduled',
    score: null,
    isOffered: true,
    isSoldLive: false,
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
      away: [
        {
          ...{ playerId: 'cbj-30', name: 'Elvis Merzlikins' },
          ...{ saves: 26, shotsAgainst: 28, savePercentage: 26 / 28 },
        },
      ],
      home: [
        {
          ...{ playerId: 'tbl-88', name: 'Jonas Johansson' },
          ...{ saves: 0, shotsAgainst: 0, savePercentage: null },
        },
      ],
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
    streak: { outcome: 'win', games: 3 },
    lastTen: { wins: 6, losses: 3, otLosses: 1, ties: 0 },
    ...changes,
  };
}

const aRow = (playerId: string, name: string, position: string, figures: number[]) => ({
  ...{ playerId, name, position, figures },
});

/** A hockey game on its page, 3 to 2 in overtime, with every skater. */
export function aHockeyBox(changes: Partial<BoxScore> = {}): BoxScore {
  return {
    id: '00000000000000a1',
    status: 'final',
    startTime: '2026-11-24T00:30:00Z',
    awayTeam: { ...TEAMS.awayTeam, score: 3 },
    homeTeam: { ...TEAMS.homeTeam, score: 2 },
    parts: aBoxScore().periods.map(({ period, awayGoals, homeGoals }) => ({
      ...{ part: period, away: awayGoals, home: homeGoals },
    })),
    teamFigures: [
      { statistic: 'shotsOnGoal', away: 31, home: 28 },
      { statistic: 'powerPlayGoals', away: 1, home: 0 },
    ],
    tables: [
      {
        name: 'skaters',
        columns: ['goals', 'assists', 'points', 'shotsOnGoal'],
        away: [
          aRow('cbj-1', 'Kirill Marchenko', 'RW', [2, 1, 3, 6]),
          aRow('cbj-2', 'Zach Werenski', 'D', [0, 0, 0, 4]),
        ],
        home: [aRow('tbl-1', 'Brayden Point', 'C', [2, 0, 2, 5])],
      },
      {
        name: 'goalies',
        columns: ['saves', 'shotsAgainst'],
        away: [aRow('cbj-30', 'Elvis Merzlikins', 'G', [26, 28])],
        home: [aRow('tbl-88', 'Jonas Johansson', 'G', [28, 31])],
      },
    ],
    ...changes,
  };
}

/** A game that MLB ended in the tenth inning, 5 to 3. */
export function anMlbBoxScore(changes: Partial<BoxScore> = {}): BoxScore {
  const away = [0, 0, 0, 0, 3, 0, 0, 0, 0, 2];
  const home = [0, 2, 0, 0, 0, 0, 0, 0, 1, 0];
  return {
    id: '00000000000000b1',
    status: 'final',
    startTime: '2026-11-23T20:00:00Z',
    awayTeam: { name: 'Boston Red Sox', code: 'BOS', score: 5 },
    homeTeam: { name: 'New York Yankees', code: 'NYY', score: 3 },
    parts: away.map((runs, n) => ({ part: n + 1, away: runs, home: home[n] ?? null })),
    teamFigures: [
      { statistic: 'hits', away: 3, home: 2 },
      { statistic: 'errors', away: 0, home: 1 },
    ],
    tables: [
      {
        name: 'batting',
        columns: ['atBats', 'runs', 'hits', 'homeRuns', 'runsBattedIn'],
        away: [aRow('b2', 'Jarren Duran', 'CF', [5, 5, 3, 1, 5])],
        home: [aRow('y2', 'Aaron Judge', 'CF', [5, 3, 2, 1, 3])],
      },
      {
        name: 'pitching',
        columns: ['outs', 'hitsAllowed', 'runsAllowed', 'earnedRuns', 'strikeouts'],
        away: [aRow('b1', 'Sonny Gray', '', [30, 2, 3, 3, 7])],
        home: [aRow('y1', 'Max Fried', '', [30, 3, 5, 5, 7])],
      },
    ],
    ...changes,
  };
}

const nbaPlayer = (name: string, minutes: number, points: number) =>
  aRow(name, name, 'SG', [minutes, points, 4, 3, 2]);

/** A game that the NBA ended in regular time, 30 to 20. */
export function anNbaBoxScore(changes: Partial<BoxScore> = {}): BoxScore {
  return {
    id: '00000000000000c1',
    status: 'final',
    startTime: '2026-11-23T20:00:00Z',
    awayTeam: { name: 'Boston Celtics', code: 'BOS', score: 30 },
    homeTeam: { name: 'Los Angeles Lakers', code: 'LAL', score: 20 },
    parts: [1, 2, 3, 4].map((part) => ({ part, away: part === 1 ? 12 : 6, home: 5 })),
    teamFigures: [],
    tables: [
      {
        name: 'players',
        columns: ['minutes', 'points', 'rebounds', 'assists', 'threes'],
        away: [nbaPlayer('Jaylen Brown', 36, 12), nbaPlayer('Derrick White', 31, 18)],
        home: [nbaPlayer('Luka Doncic', 38, 20)],
      },
    ],
    ...changes,
  };
}

/** A game that the NFL ended in overtime, 23 to 20. */
export function anNflBoxScore(changes: Partial<BoxScore> = {}): BoxScore {
  return {
    id: '00000000000000d1',
    status: 'final',
    startTime: '2026-11-23T20:00:00Z',
    awayTeam: { name: 'Buffalo Bills', code: 'BUF', score: 23 },
    homeTeam: { name: 'Kansas City Chiefs', code: 'KC', score: 20 },
    parts: [1, 2, 3, 4, 5].map((part) => ({
      ...{ part, away: part === 5 ? 3 : 5, home: part === 5 ? 0 : 5 },
    })),
    teamFigures: [],
    tables: [
      {
        name: 'passing',
        columns: ['passingYards'],
        away: [aRow('buf-1', 'Josh Allen', 'QB', [261])],
        home: [aRow('kc-1', 'Patrick Mahomes', 'QB', [248])],
      },
      {
        name: 'receiving',
        columns: ['receptions', 'receivingYards', 'touchdowns'],
        away: [aRow('buf-4', 'Khalil Shakir', 'WR', [6, 74, 1])],
        home: [],
      },
    ],
    ...changes,
  };
}

export function aLeagueStanding(name: string, changes: Partial<Standing> = {}): Standing {
  return {
    team: { name, code: name },
    season: { wins: 14, losses: 10, otLosses: 0, ties: 0 },
    lastTen: { wins: 6, losses: 4, otLosses: 0, ties: 0 },
    streak: { outcome: 'win', games: 3 },
    ...{ scored: 120, allowed: 101 },
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
    isSoldLive: false,
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
    bookmakers: { moneyline: null, spread: null, total: null },
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

/**
 * The hub's calls answer with this; a path that is left out answers that it is busy. Returns those that
 * were asked. The further views of MLB and NBA are off, as they are at first.
 */
export function hubHas(answers: Record<string, object>, leagueViews = false): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get('*/api/betting/upcoming-games', () => HttpResponse.json([])),
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
