import { expect, it } from 'vitest';
import { chosenIn, cutOf, estimatesCutOf, wholeOf } from './cut';

const of = (query: string, timeZone: string | null = null) =>
  cutOf(new URLSearchParams(query), timeZone);

it('an address without choices asks for all bets', () => expect(of('')).toEqual({}));

it('reads every choice from the address', () =>
  expect(of('sport=nba&market=conditional&price=to120&season=true&asOf=4711')).toEqual({
    ...{ sport: 'nba', market: 'conditional', price: 'to120', season: true, asOf: '4711' },
  }));

it('means whole days, of the zone that the reader has chosen', () => {
  expect(of('from=2026-11-20&to=2026-11-20')).toEqual({
    from: '2026-11-20T05:00:00.000Z',
    to: '2026-11-21T05:00:00.000Z',
  });
  expect(of('from=2026-11-20', 'Asia/Tokyo')).toEqual({ from: '2026-11-19T15:00:00.000Z' });
});

it('leaves out what makes no sense, and does not take it for a choice', () => {
  const query = 'sport=chess&market=&price=cheap&from=yesterday&to=2026-13-45&season=1&asOf=-3';
  expect(of(query)).toEqual({});
  expect(chosenIn(new URLSearchParams(query))).toEqual({});
});

it('asks of estimates what they can be chosen by', () => {
  const cut = (query: string) => estimatesCutOf(new URLSearchParams(query), null);
  expect(cut('of=estimates')).toEqual({});
  expect(cut('market=parlay&season=true&price=longer&asOf=9')).toEqual({
    ...{ price: 'longer', asOf: '9' },
  });
  expect(cut('market=total&sport=nhl')).toEqual({ market: 'total', sport: 'nhl' });
});

it('keeps of a cut whose bets they are, and drops what was picked', () => {
  expect(wholeOf({ sport: 'nba', season: true, asOf: '9' })).toEqual({ season: true });
  expect(wholeOf({ price: 'longer' })).toEqual({});
});
