import { expect, it } from 'vitest';
import { aGame } from '@/test/games';
import { filterGames, groupByStart, NO_FILTER } from './filter';

// Saturday, 9:30 in the evening in New York (test.env in vite.config.ts): already Sunday in UTC.
const NOW = { now: Date.parse('2026-11-21T21:30:00-05:00'), timeZone: null };

const soon = aGame({ id: '1', startTime: '2026-11-21T22:30:00-05:00' });
const tonight = aGame({ id: '2', sport: 'nhl', startTime: '2026-11-21T23:59:00-05:00' });
const tomorrow = aGame({ id: '3', startTime: '2026-11-22T00:00:00-05:00' });
const later = aGame({ id: '4', sport: 'nfl', startTime: '2026-11-23T13:00:00-05:00' });
const games = [soon, tonight, tomorrow, later];

it('leaves all games when nothing is chosen', () =>
  expect(filterGames(games, NO_FILTER, NOW)).toEqual(games));

it('filters by sport', () =>
  expect(filterGames(games, { sport: 'nba', start: 'all' }, NOW)).toEqual([soon, tomorrow]));

it('filters by start: within the hour, and today in the zone of the browser', () => {
  expect(filterGames(games, { sport: 'all', start: 'hour' }, NOW)).toEqual([soon]);
  expect(filterGames(games, { sport: 'all', start: 'today' }, NOW)).toEqual([soon, tonight]);
});

it('filters by both together', () =>
  expect(filterGames(games, { sport: 'nhl', start: 'hour' }, NOW)).toEqual([]));

it('counts days in the zone that was chosen', () =>
  expect(groupByStart(games, { ...NOW, timeZone: 'Asia/Tokyo' }).map(({ title }) => title)).toEqual(
    ['Next hour', 'Later today', '11/24/2026'],
  ));

it('groups by how soon a game starts', () =>
  expect(groupByStart(games, NOW)).toEqual([
    { title: 'Next hour', games: [soon] },
    { title: 'Later today', games: [tonight] },
    { title: 'Tomorrow', games: [tomorrow] },
    { title: '11/23/2026', games: [later] },
  ]));

it('puts the games of favourite teams into a group of their own, before all others', () => {
  const favourites = [{ sport: 'nfl' as const, code: later.homeTeam.code }];
  expect(groupByStart([later, soon, tonight], NOW, favourites)).toEqual([
    { title: 'Your teams', games: [later] },
    { title: 'Next hour', games: [soon] },
    { title: 'Later today', games: [tonight] },
  ]);
});
