import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { ada } from '@/test/people';
import { serverWith, slip } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { heat, openWithSelections } from '@/test/slip-page';

it('leads a visitor to the sign-in or the registration, and from the sign-in back to the slip', async () => {
  signedInAs(null);
  serverWith([heat]);
  const { user, router } = await openWithSelections();
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Open an account' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Login' }));
  expect(screen.getByText('Then you go on where you were.')).toBeVisible();

  await user.type(screen.getByLabelText('Username or email'), 'ada');
  signedInAs(ada);
  server.use(http.post('*/api/auth/login', () => HttpResponse.json(ada)));
  await user.type(screen.getByLabelText('Password', { exact: true }), 'difference{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/place-bets'));
  await screen.findByRole('region', { name: 'Bet slip' });
  expect(await slip().findByRole('button', { name: 'Place Bet' })).toBeVisible();
});
