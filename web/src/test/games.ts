import type { Bet, BetLeg, Game } from '@/api/types';

const MINUTE_MS = 60_000;

/** A moment so many minutes from now. */
export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * MINUTE_MS).toISOString();
}

/** A game of tonight with all its markets quoted, as they opened. */
export function aGame(changes: Partial<Game> = {}): Game {
  const odds = {
    moneyline: { home: -150, away: 130 },
    spread: { home: -3.5, away: 3.5, homeOdds: -110, awayOdds: -112 },
    total: { value: 220.5, overOdds: -108, underOdds: -112 },
  };
  return {
    id: 'a1b2c3d4e5f60718',
    sport: 'nba',
    source: 'simulated',
    startTime: inMinutes(30),
    status: 'scheduled',
    homeTeam: { name: 'Boston Celtics', code: 'BOS' },
    awayTeam: { name: 'Miami Heat', code: 'MIA' },
    odds,
    openingOdds: odds,
    quotedAt: inMinutes(-1),
    run: null,
    recordedStart: null,
    ...changes,
  };
}

export function aLeg(changes: Partial<BetLeg> = {}): BetLeg {
  return {
    gameId: 'a1b2c3d4e5f60718',
    eventName: 'Miami Heat @ Boston Celtics',
    sport: 'nba',
    source: 'simulated',
    startTime: inMinutes(-60),
    recordedStart: null,
    betType: 'spread',
    side: 'home',
    line: -3.5,
    prediction: 'Boston Celtics -3.5',
    odds: -110,
    status: 'pending',
    score: null,
    prop: null,
    isLive: false,
    ...changes,
  };
}

export function aBet(changes: Partial<Bet> = {}): Bet {
  return {
    id: '42',
    gameId: 'a1b2c3d4e5f60718',
    eventName: 'Miami Heat @ Boston Celtics',
    sport: 'nba',
    source: 'simulated',
    startTime: inMinutes(-60),
    betType: 'spread',
    prediction: 'Boston Celtics -3.5',
    betAmount: 100,
    odds: -110,
    potentialWinnings: 91,
    statedChance: null,
    status: 'pending',
    payout: null,
    score: null,
    createdAt: inMinutes(-90),
    settledAt: null,
    isLive: false,
    condition: null,
    legs: [aLeg()],
    ...changes,
  };
}

type Taken = Partial<Pick<BetLeg, 'betType' | 'side' | 'line' | 'prediction'>>;

/** A bet of one leg, which says of it what the bet does. */
export function aSingle(taken: Taken, changes: Partial<Bet> = {}): Bet {
  const { betType, prediction } = aLeg(taken);
  const bet = aBet({ betType, prediction, ...changes });
  const { odds, status, score, isLive } = bet;
  return { ...bet, legs: [aLeg({ ...taken, odds, status, score, isLive })] };
}

const renewals: (() => void)[] = [];

/** A game that the tests of several files share, and so do files of one process: each renews it first. */
export function sharedGame(changes: () => Partial<Game> = () => ({})): Game {
  const game = aGame(changes());
  renewals.push(() => Object.assign(game, aGame(changes())));
  return game;
}

export function renewSharedGames(): void {
  renewals.forEach((renew) => renew());
}
