import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDay, todayIs } from '@/test/habit';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

let sent: unknown[] = [];
let thoughtMs = 0;
const realNow = Date.now.bind(Date);
const think = () => (thoughtMs += 3_000);
afterEach(() => vi.restoreAllMocks());

beforeEach(() => {
  sent = [];
  thoughtMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + thoughtMs);
  signedInAs(ada);
  server.use(
    http.get('*/api/learn', () => HttpResponse.json({ read: ['value-betting'], next: null })),
    http.post('*/api/habit/review', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

it('asks the questions that are due, and keeps them with their reasons', async () => {
  todayIs(aDay({ reviews: [{ guideId: 'value-betting', check: 2 }] }));
  const { user } = await renderApp('/learn');
  const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
  expect(reviews.getByText('1 question from guides you have read')).toBeVisible();
  expect(await reviews.findByText('From Value Betting')).toBeVisible();
  for (const option of reviews.getAllByRole('radio').slice(0, 1)) await user.click(option);
  await user.click(reviews.getByRole('button', { name: 'Check answer' }));
  expect(reviews.getByText(/^That was answered within 3 seconds/)).toBeVisible();
  expect(sent).toEqual([]);
  think();
  await user.click(reviews.getByRole('button', { name: 'Check answer' }));
  expect(reviews.getByText(/^(Right|Not quite)\.$/)).toBeVisible();
  expect(sent).toEqual([
    { guideId: 'value-betting', check: 2, right: expect.any(Boolean) as boolean },
  ]);
});

it('asks another question of the same matter on another day', async () => {
  const asked: (string | null | undefined)[] = [];
  for (const date of ['2026-11-26', '2026-11-27']) {
    todayIs(aDay({ date, reviews: [{ guideId: 'value-betting', check: 2 }] }));
    const { unmount } = await renderApp('/learn');
    const reviews = within(await screen.findByRole('region', { name: 'Reviews' }));
    const question = await reviews.findByRole('group');
    asked.push(question.querySelector('legend')?.textContent);
    unmount();
  }
  expect(asked[0]).not.toBe(asked[1]);
});

it('asks nothing while nothing is due', async () => {
  todayIs(aDay());
  await renderApp('/learn');
  expect(await screen.findByText('1 of 12 guides read')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull();
});
