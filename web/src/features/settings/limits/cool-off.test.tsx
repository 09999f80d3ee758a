import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ada, limitsOf, NO_LIMITS } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

it('keeps a looser limit that has been asked for, and the reminders, when a break begins', async () => {
  const limits = limitsOf({
    current: { ...NO_LIMITS, maxStake: 100, maxBetsPerDay: 5 },
    pending: { ...NO_LIMITS, maxStake: 250, maxBetsPerDay: 5 },
    pendingFrom: '2026-11-22T17:30:00Z',
    realityCheckMinutes: 30,
  });
  const sent: unknown[] = [];
  signedInAs(ada);
  server.use(
    http.get('*/api/account/sessions', () => HttpResponse.json([])),
    http.get('*/api/limits', () => HttpResponse.json(limits)),
    http.post('*/api/limits/change', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(limits);
    }),
  );
  const { user } = await renderApp('/settings');
  expect(await screen.findByText(/^You cannot bet during your break\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take a Break' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Begin the Break' }));
  expect(await screen.findByText('Your break has begun')).toBeVisible();
  expect(sent).toEqual([
    {
      maxStake: 250,
      maxBetsPerDay: 5,
      maxLossPerWeek: null,
      realityCheckMinutes: 30,
      coolOffDays: 1,
    },
  ]);
});
