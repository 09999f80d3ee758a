import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Activity } from '@/api/types';
import { activityOf } from '@/test/boards';
import { aLeg } from '@/test/games';
import { renderPart } from '@/test/render';
import { RecentActivity } from './RecentActivity';

const show = (...bets: Activity[]) =>
  renderPart(
    <MemoryRouter>
      <RecentActivity bets={bets} />
    </MemoryRouter>,
  );
const row = () => within(screen.getByRole('listitem'));

it.each([
  ['won', 191, 'Won', '+91coins'],
  ['lost', 0, 'Lost', '-100coins'],
  ['pending', null, 'Pending', 'to win 91coins'],
  ['push', 100, 'Push', 'stake returned'],
  ['void', 100, 'Void', 'stake returned'],
] as const)(
  'shows a bet that is %s with its word and what it did',
  (status, payout, word, effect) => {
    show(activityOf({ status, payout }));
    expect(row().getByText(word)).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent(effect);
  },
);

it('says what was bet on, for how much and when, in the zone of the browser', () => {
  show(activityOf({ createdAt: '2026-11-22T02:05:00Z' }));
  expect(row().getByText(/Kansas City Chiefs -3\.5/)).toHaveTextContent('-110');
  expect(row().getByText('Spread · Detroit Lions @ Kansas City Chiefs')).toBeVisible();
  expect(row().getByText('Staked 100')).toBeVisible();
  expect(row().getByText('11/21/2026, 9:05 PM')).toBeVisible();
});

it('names the game of each leg of a parlay', () => {
  const legs = [
    aLeg({ prediction: 'Over 228' }),
    aLeg({ prediction: 'Over 6', eventName: 'Dallas Stars @ Utah' }),
  ];
  show(activityOf({ betType: 'parlay', prediction: 'Over 228, Over 6', legs }));
  expect(screen.getByText(/^Parlay of 2/)).toBeVisible();
  const [first, second] = within(screen.getByRole('list', { name: 'Legs' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Over 228 -110 Miami Heat @ Boston Celtics');
  expect(second).toHaveTextContent('Over 6 -110 Dallas Stars @ Utah');
});

it('says how the game ended, the teams in the order of their names', () => {
  show(activityOf({ status: 'lost', payout: 0, score: { home: 24, away: 17 } }));
  expect(
    row().getByText('Spread · Detroit Lions @ Kansas City Chiefs · Final 17\u2060–\u206024'),
  ).toBeVisible();
});

it('says of a prop what the player reached, not how the game ended', () => {
  const prop = { playerId: 'h1', playerName: 'Ada', propType: 'points', figure: 27 } as const;
  const legs = [aLeg({ betType: 'prop', status: 'won', prop })];
  show(
    activityOf({
      betType: 'prop',
      status: 'won',
      payout: 191,
      score: { home: 104, away: 98 },
      legs,
    }),
  );
  expect(row().getByText(/reached 27 points$/)).toBeVisible();
  expect(row().queryByText(/Final/)).toBeNull();
});

it('says of a replayed game when it was really played', () => {
  const recordedStart = '2023-09-08T00:20:00Z';
  const legs = [aLeg({ sport: 'nfl', source: 'replay', recordedStart })];
  show(activityOf({ source: 'replay', legs }));
  expect(row().getByText('Week 1, Thu, Sep 7, 2023')).toBeVisible();
});

it('labels bets on games that are not played for real, each where they differ, and only those', () => {
  show(
    ...(['simulated', 'replay', 'live'] as const).map((source) =>
      activityOf({ id: source, source }),
    ),
  );
  const [simulated, replay, live] = screen.getAllByRole('listitem');
  expect(simulated).toHaveTextContent('Simulated');
  expect(replay).toHaveTextContent('Replay');
  expect(live).not.toHaveTextContent(/Simulated|Replay/);
});

it('labels bets of one source once, above them, and shows the latest five', () => {
  show(...[1, 2, 3, 4, 5, 6].map((id) => activityOf({ id: `${id}` })));
  expect(screen.getAllByText('Simulated')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
});

it('says when there is none', () => {
  show();
  expect(screen.getByText('No recent activity')).toBeVisible();
});

it('leads to all activity', () => {
  show();
  const link = screen.getByRole('link', { name: 'View All Activity' });
  expect(link).toHaveAttribute('href', '/place-bets#your-bets');
});
