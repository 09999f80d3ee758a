import { http, HttpResponse } from 'msw';
import type { HabitEstimate, HabitQuestion, HabitToday } from '@/api/types';
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

/** The day of somebody who has not given an estimate yet. */
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

/** What the server answers until it is told otherwise. */
export function todayIs(day: HabitToday): void {
  server.use(http.get('*/api/habit/today', () => HttpResponse.json(day)));
}
