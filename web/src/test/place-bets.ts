import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Bet, BetRequest, Game, SlipMoved, SlipRequest } from '@/api/types';
import { useFirstBetGuide } from '@/state/first-bet';
import { useSlip } from '@/state/slip';
import { dismissToast } from '@/state/toast';
import { aBet } from './games';
import { ada } from './people';
import { signedInAs } from './render';
import { server } from './server';

/**
 * The server offers these games and knows these bets; what is placed comes into `placed`. The guide to
 * a first bet is closed.
 */
export function serverWith(games: Game[], bets: Bet[] = []) {
  const placed: { body: BetRequest; key: string | null }[] = [];
  dismissToast();
  useSlip.getState().clear();
  useFirstBetGuide.setState({ closedBy: [ada.id] });
  server.use(
    http.get('*/api/betting/upcoming-games', () => HttpResponse.json(games)),
    http.get('*/api/bets', () =>
      HttpResponse.json({ bets, notes: [], unread: [], nextCursor: null }),
    ),
    http.get('*/api/dashboard/data', () => HttpResponse.json({})),
    http.post('*/api/place-bet', async ({ request }) => {
      const body = (await request.json()) as BetRequest;
      placed.push({ body, key: request.headers.get('Idempotency-Key') });
      signedInAs({ ...ada, virtualBalance: 1140 });
      return HttpResponse.json({ userBalance: 1140, bet: aBet() }, { status: 201 });
    }),
  );
  return placed;
}

/** The slips that are placed from now on come into the list; each of their bets is made. */
export function takeSlips() {
  const placed: { body: SlipRequest; key: string | null }[] = [];
  server.use(
    http.post('*/api/bets/slip', async ({ request }) => {
      const body = (await request.json()) as SlipRequest;
      placed.push({ body, key: request.headers.get('Idempotency-Key') });
      const betIds = (body.parlay ? [0] : body.items).map((_, nth) => `${41 + nth}`);
      signedInAs({ ...ada, virtualBalance: 1140 });
      return HttpResponse.json({ userBalance: 1140, betIds }, { status: 201 });
    }),
  );
  return placed;
}

/** Each slip is refused like this, until the test says otherwise. */
export function refuseSlips(status: number, sentence: string) {
  server.use(http.post('*/api/bets/slip', () => new HttpResponse(sentence, { status })));
}

/** The first slip meets these new quotes; the next one is placed. */
export function moveSlipOnce(moved: SlipMoved['moved']) {
  const answer = { message: 'Odds have changed', moved };
  server.use(
    http.post('*/api/bets/slip', () => HttpResponse.json(answer, { status: 409 }), { once: true }),
  );
}

/** Each bet is refused like this, until the test says otherwise. */
export function refuseBets(status: number, sentence: string) {
  server.use(http.post('*/api/place-bet', () => new HttpResponse(sentence, { status })));
}

/** The first bet meets this new quote; the next one is placed. */
export function changeOddsOnce(game: Game) {
  server.use(
    http.post(
      '*/api/place-bet',
      () => HttpResponse.json({ message: 'Odds have changed', game }, { status: 409 }),
      { once: true },
    ),
  );
}

/** Places the bet of the first call but loses its answer on the way; the bet comes into the list. */
export function loseFirstAnswer(path: '*/api/place-bet' | '*/api/bets/slip') {
  const lost: { body: unknown; key: string | null }[] = [];
  const lose = http.post(
    path,
    async ({ request }) => {
      lost.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      signedInAs({ ...ada, virtualBalance: 1140 });
      return HttpResponse.error();
    },
    { once: true },
  );
  server.use(lose);
  return lost;
}

export const game = (name: string) => within(screen.getByRole('article', { name }));
export const slip = () => within(screen.getByRole('region', { name: 'Bet slip' }));
export const form = () => within(screen.getByRole('form', { name: 'New bet' }));
