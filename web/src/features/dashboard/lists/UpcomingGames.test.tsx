import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Game } from '@/api/types';
import { aGame } from '@/test/games';
import { renderPart } from '@/test/render';
import { UpcomingGames } from './UpcomingGames';

const show = (...games: Game[]) =>
  renderPart(
    <MemoryRouter>
      <UpcomingGames games={games} />
    </MemoryRouter>,
  );
const row = () => within(screen.getByRole('listitem'));

it('shows home against away, with date and time in the zone of the browser', () => {
  show(aGame({ startTime: '2036-11-22T00:30:00Z' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Boston Celtics vs Miami Heat');
  expect(row().getByText('NBA')).toBeVisible();
  expect(row().getByText('11/21/2036, 7:30 PM')).toBeVisible();
});

it('leads to betting on that game', () => {
  show(aGame({ id: '00000000000000b2' }));
  const link = row().getByRole('link', { name: 'Bet Now: Boston Celtics vs Miami Heat' });
  expect(link).toHaveTextContent('Bet Now');
  expect(link).toHaveAttribute('href', '/place-bets?game=00000000000000b2');
});

it('labels games that are not played for real, each where they differ, and only those', () => {
  const games = (['simulated', 'replay', 'live'] as const).map((source) =>
    aGame({ id: source, source }),
  );
  show(...games);
  const [simulated, replay, live] = screen.getAllByRole('listitem');
  expect(simulated).toHaveTextContent('Simulated');
  expect(replay).toHaveTextContent('Replay');
  expect(live).not.toHaveTextContent(/Simulated|Replay/);
});

it('labels games of one source once, above them', () => {
  show(aGame({ id: '1' }), aGame({ id: '2' }));
  expect(screen.getAllByText('Simulated')).toHaveLength(1);
});

it('says when there are none, and leads to all games', () => {
  show();
  expect(screen.getByText('No upcoming games')).toBeVisible();
  const link = screen.getByRole('link', { name: 'View All Games' });
  expect(link).toHaveAttribute('href', '/place-bets');
});
