import { expect, it } from 'vitest';
import { chosenIn, filterOf } from './filter';

const of = (query: string, timeZone: string | null = null) =>
  filterOf(new URLSearchParams(query), timeZone);

it('an address without choices asks for all bets', () => expect(of('')).toEqual({}));

it('reads every choice from the address', () =>
  expect(of('result=won&sport=nba&market=spread&search=%20Heat%20')).toEqual({
    status: 'won',
    sport: 'nba',
    betType: 'spread',
    search: 'Heat',
  }));

it('takes a bet with a condition for a market of its own', () =>
  expect(of('market=conditional')).toEqual({ conditional: true }));

it('means whole days, of the zone that the reader has chosen', () => {
  expect(of('from=2026-11-20&to=2026-11-20')).toEqual({
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-21T05:00:00.000Z',
  });
  expect(of('from=2026-11-20', 'Asia/Tokyo')).toEqual({ from: '2026-11-19T15:00:00.000Z' });
});

it('leaves out what makes no sense, and does not take it for a choice', () => {
  const query = 'result=lucky&sport=chess&market=&from=yesterday&to=2026-13-45&search=%20';
  expect(of(query)).toEqual({});
  expect(chosenIn(new URLSearchParams(query))).toEqual({});
});
