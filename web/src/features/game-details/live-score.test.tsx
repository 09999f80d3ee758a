import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameDetails, LiveGame } from '@/api/types';
import { aLiveGame } from '@/test/advanced';
import { FakeEventSource, withEventSource } from '@/test/event-source';
import { aDetailedGame, aHockeyBox } from '@/test/hub';
import { ada } from '@/test/people';
import { serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

// The page of a game under way shows one moment of it: the score of its stream and the box score that is read.

const ID = '00000000000000a1';

const box = (away: number, home: number) => {
  const { awayTeam, homeTeam, ...others } = aHockeyBox({ status: 'live' });
  return {
    ...others,
    awayTeam: { ...awayTeam, score: away },
    homeTeam: { ...homeTeam, score: home },
  };
};
const live = (away: number, home: number): Partial<GameDetails> => ({
  status: 'live',
  isOffered: false,
  score: { away, home },
  boxScore: box(away, home),
});
const tick = (away: number, home: number, changes: Partial<LiveGame> = {}) =>
  act(() => {
    const { awayTeam, homeTeam, ...others } = aLiveGame({ id: ID, sport: 'nhl' });
    FakeEventSource.to(`gameId=${ID}`)?.say('live', {
      ...others,
      awayTeam: { ...awayTeam, score: away },
      homeTeam: { ...homeTeam, score: home },
      ...changes,
    });
  });
async function open(game: Partial<GameDetails>) {
  serverWith([]);
  server.use(
    http.get('*/api/sports/nhl/game/:id', () => HttpResponse.json({ game: aDetailedGame(game) })),
  );
  await renderApp(`/game-details/${ID}`);
}

/** The server answers with these from now on, once it is let; what it was asked for comes into `asked`. */
function serverAnswers(game: Partial<GameDetails>) {
  let answer: () => void = () => undefined;
  const asked: string[] = [];
  server.use(
    http.get('*/api/sports/nhl/game/:id', async ({ request }) => {
      asked.push(request.url);
      await new Promise<void>((resolve) => (answer = resolve));
      return HttpResponse.json({ game: aDetailedGame(game) });
    }),
  );
  return { asked, answer: () => answer() };
}
const goalsInBox = () =>
  within(
    within(screen.getByRole('region', { name: 'Box score' })).getByRole('table', {
      name: 'Goals by period',
    }),
  )
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:last-child')?.textContent);

beforeEach(() => {
  signedInAs(ada);
  withEventSource();
});
afterEach(() => void vi.unstubAllGlobals());

it('reads the box score again when the streamed score changes, and shows both at once', async () => {
  await open(live(3, 2));
  await screen.findByText('CBJ 3 – 2 TBL');
  const { asked, answer } = serverAnswers(live(3, 3));
  tick(3, 2);
  expect(asked).toEqual([]);
  tick(3, 3, { tick: 62 });
  expect(screen.getByText('CBJ 3 – 2 TBL')).toBeVisible();
  expect(goalsInBox()).toEqual(['3', '2']);
  await waitFor(() => expect(asked).toHaveLength(1));
  tick(3, 3, { tick: 63 });
  answer();
  expect(await screen.findByText('CBJ 3 – 3 TBL')).toBeVisible();
  expect(goalsInBox()).toEqual(['3', '3']);
  expect(asked).toHaveLength(1);
});

it('reads it again when a period begins', async () => {
  await open(live(3, 2));
  await screen.findByText('CBJ 3 – 2 TBL');
  const { asked } = serverAnswers(live(3, 2));
  tick(3, 2);
  tick(3, 2, { tick: 200, period: '3rd' });
  await waitFor(() => expect(asked).toHaveLength(1));
});

it('shows the score of a box score that is ahead of the stream', async () => {
  await open(live(4, 2));
  await screen.findByText('CBJ 4 – 2 TBL');
  tick(3, 2);
  expect(screen.getByText('CBJ 4 – 2 TBL')).toBeVisible();
});

it('shows the streamed score where the box score cannot be read', async () => {
  await open(live(3, 2));
  await screen.findByText('CBJ 3 – 2 TBL');
  server.use(
    http.get('*/api/sports/nhl/game/:id', () => new HttpResponse('Busy', { status: 503 })),
  );
  tick(3, 2);
  tick(3, 3, { tick: 62 });
  expect(await screen.findByText('CBJ 3 – 3 TBL')).toBeVisible();
  expect(goalsInBox()).toEqual(['3', '2']);
});
