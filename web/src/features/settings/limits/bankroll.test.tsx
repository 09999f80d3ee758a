import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { formatDate } from '@/domain/format/dates';
import { dismissToast } from '@/state/toast';
import { inMinutes } from '@/test/games';
import { ada, limitsOf } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const section = () => within(screen.getByRole('region', { name: 'Bankroll' }));
const RESET = { name: 'Reset to 1,000 Coins' };

/** How often the server was asked for a reset, which it answers so. */
function resets(answer: () => Response) {
  const asked: string[] = [];
  server.use(
    http.post('*/api/bankroll/reset', ({ request }) => {
      asked.push(request.url);
      return answer();
    }),
  );
  return asked;
}

async function open(virtualBalance: number, openStakes = 0, restarts: string[] = []) {
  signedInAs({ ...ada, virtualBalance });
  const entries = restarts.map((time) => ({ reason: 'Bankroll reset to 1,000 coins', time }));
  server.use(
    http.get('*/api/statement', () => HttpResponse.json({ entries, nextCursor: null })),
    http.get('*/api/account/sessions', () => HttpResponse.json([])),
    http.get('*/api/limits', () => HttpResponse.json(limitsOf({ openStakes }))),
  );
  const app = await renderApp('/settings');
  await screen.findByRole('heading', { name: 'Settings' });
  return app;
}

/** Presses the button, and the one that the question has for it. */
async function startAgain() {
  const { user } = await open(99);
  await user.click(section().getByRole('button', RESET));
  const dialog = within(await screen.findByRole('dialog', { name: 'Start again at 1,000 coins?' }));
  return { user, dialog };
}

beforeEach(() => dismissToast());

it('has nothing to reset from 100 coins on', async () => {
  await open(100);
  expect(section().queryByRole('button')).toBeNull();
});

it('starts again below that after a question, and shows it', async () => {
  const asked = resets(() => {
    signedInAs({ ...ada, virtualBalance: 1000 });
    return HttpResponse.json({ userBalance: 1000 });
  });
  const { user, dialog } = await startAgain();
  expect(asked).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Start Again' }));
  expect(await screen.findByText('A new start')).toBeVisible();
  await waitFor(() => expect(section().getByText('1,000')).toBeVisible());
  expect(asked).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the balance of who thinks better of it', async () => {
  const asked = resets(() => HttpResponse.json({ userBalance: 1000 }));
  const { user, dialog } = await startAgain();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(0);
});

it('cannot start again while bets are open, and says so', async () => {
  await open(0, 30);
  expect(
    await section().findByText(
      'You can start again once your open bets are settled: 30 coins are in them.',
    ),
  ).toBeVisible();
  expect(section().queryByRole('button')).toBeNull();
});

it('says when it is possible again after a new start in the last 7 days', async () => {
  await open(99, 0, [inMinutes(-60)]);
  expect(await section().findByText(/^You started again less than 7 days ago/)).toHaveTextContent(
    formatDate(inMinutes(7 * 24 * 60 - 60)),
  );
  expect(section().queryByRole('button')).toBeNull();
});

it('starts again once the 7 days are over', async () => {
  await open(99, 0, [inMinutes(-7 * 24 * 60 - 1)]);
  expect(await section().findByRole('button', RESET)).toBeVisible();
  expect(section().queryByText(/^You started again/)).toBeNull();
});

it('says why not', async () => {
  resets(() => new HttpResponse('A bet is still open.', { status: 409 }));
  const { user, dialog } = await startAgain();
  await user.click(dialog.getByRole('button', { name: 'Start Again' }));
  expect(await screen.findByText('A bet is still open.')).toBeVisible();
});
