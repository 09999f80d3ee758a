import { http, HttpResponse } from 'msw';
import type { HabitEstimate, HabitQuestion, HabitReturn, HabitToday, HabitWeek } from '@/api/types';
import { server } from './server';

export function aQuestion(facts: Partial<HabitQuestion> = {}): HabitQuestion {
  return {
    gameId: '00000000000000a1',
    sport: 'nfl',
    source: 'simulated',
    startTime: '2030-01-02T18:00:00Z',
    homeTeam: { name: 'Chicago Bears', code: 'CHI' },
    awayTeam: { name: 'Green Bay Packers', code: 'GB' },
    market: 'moneyline',
    side: 'home',
    line: 0,
    ...facts,
  };
}

export function anEstimate(facts: Partial<HabitEstimate> = {}): HabitEstimate {
  return {
    id: '41',
    question: aQuestion(),
    chance: 62,
    marketChance: 0.5512,
    odds: -130,
    isDaily: true,
    unseen: true,
    date: '2030-01-01',
    status: 'pending',
    score: null,
    brier: null,
    marketBrier: null,
    ...facts,
  };
}

/** The day of a player who has not given an estimate yet. */
export function aDay(facts: Partial<HabitToday> = {}): HabitToday {
  return {
    date: '2030-01-01',
    timeZone: 'Europe/Berlin',
    daily: aQuestion(),
    dailyEstimate: null,
    dailyIsOpen: true,
    others: [],
    left: 9,
    recent: [],
    run: { days: 0, longest: 0, ended: null, pausedUntil: null, isHidden: false },
    reviews: [],
    ...facts,
  };
}

/** A week of a few small bets. */
export function aWeek(facts: Partial<HabitWeek> = {}): HabitWeek {
  return {
    from: '2029-12-24',
    until: '2029-12-30',
    estimates: 5,
    lookBacks: 6,
    process: 'margin',
    prices: { n: 8, value: 0.01, low: null, high: null },
    stakes: { n: 8, aboveFivePercent: 0, largest: 0.02 },
    scores: { n: 5, stated: 0.21, market: 0.2 },
    margin: { n: 8, perCoin: 0.045, parlayShare: 0 },
    result: { n: 8, profit: 12, luck: 85.2 },
    proposal: 'guide',
    gap: null,
    ...facts,
  };
}

/** What the server answers unless a test says otherwise. */
export function todayIs(day: HabitToday): void {
  server.use(http.get('*/api/habit/today', () => HttpResponse.json(day)));
}

export function returnIs(facts: Partial<HabitReturn> = {}): void {
  const back: HabitReturn = {
    ...{ date: '2030-01-08', since: '2030-01-04', settled: 0, profit: 0, lookBacks: [] },
    ...facts,
  };
  server.use(http.get('*/api/habit/return', () => HttpResponse.json(back)));
}

export function weekIs(week: HabitWeek | null): void {
  server.use(http.get('*/api/habit/week', () => HttpResponse.json({ week })));
}
