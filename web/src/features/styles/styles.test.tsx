import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp, signedInAs } from '@/test/render';

it('shows samples of everything that pages are made of', async () => {
  signedInAs(null);
  await renderApp('/styles');
  expect(await screen.findByRole('heading', { name: 'Style Guide' })).toBeVisible();
  for (const name of ['Typography', 'Colours', 'Buttons', 'Odds buttons', 'Badges']) {
    expect(screen.getByRole('region', { name })).toBeVisible();
  }
  const badges = within(screen.getByRole('region', { name: 'Badges' }));
  for (const variant of [
    ...['default', 'secondary', 'destructive', 'outline'],
    ...['Premium', 'Pro', 'Elite', 'VIP', 'Ultimate'],
  ]) {
    expect(badges.getByText(variant)).toBeVisible();
  }
});
