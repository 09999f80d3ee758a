import { describe, expect, it } from 'vitest';
import { daySections, untilNextChange } from './day-sections';
import type { DayGame } from './day-sections';

const at = (hour: number, status: DayGame['status'], name = `${hour} ${status}`) => ({
  startTime: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z`,
  status,
  name,
});
const names = (games: readonly { name: string }[]) => games.map(({ name }) => name);
const none = () => false;

describe('the sections of a day', () => {
  const day = [
    at(1, 'final'),
    at(2, 'cancelled'),
    at(3, 'final'),
    at(4, 'suspended'),
    at(5, 'live'),
    at(6, 'postponed'),
    at(7, 'scheduled'),
    at(8, 'scheduled'),
  ];

  it('are what is played, what comes by start, and what is over newest first', () => {
    const { live, next, finished } = daySections(day, none);
    expect(names(live)).toEqual(['4 suspended', '5 live']);
    expect(names(next)).toEqual(['7 scheduled', '8 scheduled', '6 postponed']);
    expect(names(finished)).toEqual(['3 final', '2 cancelled', '1 final']);
  });

  it('have those of favourite teams first, each section for itself', () => {
    const favourites = ['5 live', '8 scheduled', '1 final'];
    const { live, next, finished } = daySections(day, ({ name }) => favourites.includes(name));
    expect(names(live)).toEqual(['5 live', '4 suspended']);
    expect(names(next)).toEqual(['8 scheduled', '7 scheduled', '6 postponed']);
    expect(names(finished)).toEqual(['1 final', '3 final', '2 cancelled']);
  });

  it('are empty of a day without games, and leave the list as it was', () => {
    expect(daySections([], none)).toEqual({ live: [], next: [], finished: [] });
    const before = names(day);
    daySections(day, none);
    expect(names(day)).toEqual(before);
  });
});

it.each([
  ['nothing is to come', [at(1, 'final'), at(2, 'postponed')], undefined],
  ['the next start is near', [at(7, 'scheduled'), at(8, 'scheduled')], 62_000],
  ['a game is played', [at(5, 'live'), at(7, 'scheduled')], 30_000],
  ['a start comes before the half minute is over', [at(5, 'live'), at(6, 'scheduled')], 2_000],
  ['the next start is far off', [at(20, 'scheduled')], 600_000],
] as const)('a day is read again in time when %s', (_, games, wait) => {
  expect(untilNextChange(games, Date.parse('2026-11-23T06:59:00Z'))).toBe(wait);
});
