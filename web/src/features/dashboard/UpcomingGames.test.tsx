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
  show(aGame({ startTime: '2026-11-22T00:30:00Z' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Boston Celtics vs Miami Heat');
  expect(row().getByText('NBA')).toBeVisible();
  expect(row().getByText('11/21/2026')).toBeVisible();
  expect(row().getByText('7:30 PM')).toBeVisible();
});

it('leads to betting on that game', () => {
  show(aGame({ id: '00000000000000b2' }));
  const link = row().getByRole('link', { name: 'Bet Now: Boston Celtics vs Miami Heat' });
  expect(link).toHaveTextContent('Bet Now');
  expect(link).toHaveAttribute('href', '/place-bets?game=00000000000000b2');
});

it('labels games that are not played for real, and only those', () => {
  show(aGame({ id: '1', source: 'simulated' }), aGame({ id: '2', source: 'replay' }));
  expect(screen.getByText('Simulated')).toBeVisible();
  expect(screen.getByText('Replay')).toBeVisible();
  show(aGame({ id: '3', source: 'live' }));
  expect(screen.getAllByText(/Simulated|Replay/)).toHaveLength(2);
});

it('says when there are none, and leads to all games', () => {
  show();
  expect(screen.getByText('No upcoming games')).toBeVisible();
  const link = screen.getByRole('link', { name: 'View All Games' });
  expect(link).toHaveAttribute('href', '/place-bets');
});
