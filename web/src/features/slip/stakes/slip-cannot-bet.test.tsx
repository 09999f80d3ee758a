import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { formatDate, formatTime } from '@/domain/format/dates';
import { inMinutes } from '@/test/games';
import { ada, limitsOf } from '@/test/people';
import { refuseSlips, serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { heat, openWithSelections } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));

const breakUntil = (coolOffUntil: string) =>
  server.use(http.get('*/api/limits', () => HttpResponse.json(limitsOf({ coolOffUntil }))));

it('says during a break until when it lasts, and sends nothing', async () => {
  serverWith([heat]);
  const until = inMinutes(24 * 60);
  breakUntil(until);
  const placed = takeSlips();
  const { user } = await openWithSelections();
  const place = slip().getByRole('button', { name: 'Place Bet' });
  await slip().findByText(/^You are on a break/);
  expect(place).toHaveAttribute('aria-disabled', 'true');
  expect(place).toHaveAccessibleDescription(
    `You are on a break. You can bet again on ${formatDate(until)}, ${formatTime(until)}.`,
  );
  await user.click(place);
  expect(slip().queryByText('Processing...')).toBeNull();
  expect(placed).toEqual([]);
});

it('says to a player whose address is not confirmed what to do, and sends nothing', async () => {
  signedInAs({ ...ada, emailVerified: false });
  serverWith([heat]);
  const placed = takeSlips();
  const { user } = await openWithSelections();
  const place = slip().getByRole('button', { name: 'Place Bet' });
  expect(place).toHaveAccessibleDescription(/^Confirm your email address before you bet/);
  await user.click(place);
  expect(slip().queryByText('Processing...')).toBeNull();
  expect(placed).toEqual([]);
});

it('takes bets again once the break is over', async () => {
  serverWith([heat]);
  breakUntil(inMinutes(-1));
  takeSlips();
  const { user } = await openWithSelections();
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  expect(await screen.findByText('Successfully placed 1 bet(s)')).toBeVisible();
  expect(slip().queryByText(/on a break/)).toBeNull();
});

it('says after a refusal what another browser has begun', async () => {
  serverWith([heat]);
  refuseSlips(403, 'You are on a break, and your settings show when you can bet again');
  const { user } = await openWithSelections();
  breakUntil(inMinutes(24 * 60));
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  expect(await slip().findByText(/^You are on a break/)).toBeVisible();
});
