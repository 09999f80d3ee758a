import { describe, expect, it } from 'vitest';
import { aBet, aLeg } from '@/test/games';
import { conditionText, settledFor } from './ranking';

// A Wednesday, in the month's second week.
const now = Date.parse('2026-11-11T12:00:00Z');
const settled = (settledAt: string | null, status: 'won' | 'lost' | 'push' | 'pending' = 'won') =>
  aBet({ settledAt, status });

it.each([
  ['week', 'winRate', '5 settled bets'],
  ['month', 'winRate', '10 settled bets'],
  ['alltime', 'winRate', '20 settled bets'],
  ['week', 'balance', '1 settled bet'],
  ['alltime', 'level', '1 settled bet'],
  ['week', 'closingLine', '20 settled singles with a closing price'],
  ['alltime', 'closingLine', '20 settled singles with a closing price'],
] as const)('of a %s by %s ranks from %s', (period, category, text) => {
  expect(conditionText(period, category)).toBe(text);
});

describe('the settled bets that count', () => {
  const bets = [
    settled('2026-11-09T00:00:00Z'),
    settled('2026-11-08T23:59:59Z', 'lost'),
    settled('2026-11-01T00:00:00Z'),
    settled('2026-10-31T23:59:59Z'),
    settled(null, 'pending'),
  ];

  it.each([
    ['week', 1],
    ['month', 3],
    ['alltime', 4],
  ] as const)('of a %s begin with it, by UTC: %i', (period, count) => {
    expect(settledFor(bets, period, 'winRate', now)).toBe(count);
  });

  it('belong on a Sunday to the week that began six days before', () => {
    const sunday = Date.parse('2026-11-15T23:00:00Z');
    expect(settledFor(bets, 'week', 'winRate', sunday)).toBe(1);
  });

  it('leave out a push where the win rate ranks, and nowhere else', () => {
    const push = [settled('2026-11-11T00:00:00Z', 'push')];
    expect(settledFor(push, 'week', 'winRate', now)).toBe(0);
    expect(settledFor(push, 'week', 'balance', now)).toBe(1);
  });

  it('leave out bets on replayed games, and parlays with such a leg', () => {
    const settledAt = '2026-11-11T00:00:00Z';
    const replayed = [
      aBet({ status: 'won', settledAt, source: 'replay' }),
      aBet({ status: 'won', settledAt, legs: [aLeg(), aLeg({ source: 'replay' })] }),
      aBet({ status: 'won', settledAt, legs: [aLeg(), aLeg()] }),
    ];
    expect(settledFor(replayed, 'week', 'winRate', now)).toBe(1);
  });
});
