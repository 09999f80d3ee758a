import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { TIERS, tiersAbove } from '@/domain/membership/tiers';
import { dismissToast } from '@/state/toast';
import { useUpgradeDialog } from '@/state/upgrade';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const TITLE = 'Upgrade Your Account';
const dialog = () => within(screen.getByRole('dialog', { name: TITLE }));
const upgraded = {
  ...ada,
  isPremium: true,
  subscriptionTierId: 'elite',
  virtualBalance: 25_000,
} as const;

function upgrades(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/membership/upgrade', async ({ request }) => {
      sent.push(await request.json());
      const response = await answer();
      if (response.ok) signedInAs(upgraded);
      return response;
    }),
  );
  return sent;
}

async function open(name = 'Upgrade Account') {
  const app = await renderApp('/dashboard');
  await app.user.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog', { name: TITLE });
  return app;
}

beforeEach(() => {
  dismissToast();
  useUpgradeDialog.setState({ open: undefined });
  signedInAs(ada);
  boardsAre();
});

it('has five tiers at the prices and balances of the product', () => {
  expect(
    TIERS.map(({ id, priceDollars, virtualBalance }) => [id, priceDollars, virtualBalance]),
  ).toEqual([
    ['basic', 9.99, 5_000],
    ['pro', 19.99, 10_000],
    ['elite', 49.99, 25_000],
    ['vip', 99.99, 50_000],
    ['ultimate', 149.99, 100_000],
  ]);
});

it('leads upward only', () => {
  expect(tiersAbove(null)).toEqual(TIERS);
  expect(tiersAbove('elite').map(({ id }) => id)).toEqual(['vip', 'ultimate']);
  expect(tiersAbove('ultimate')).toEqual([]);
});

describe('the upgrade dialog', () => {
  it.each(['Upgrade Account', 'Upgrade'])(
    'opens by %s and says that it is simulated',
    async (name) => {
      await open(name);
      expect(dialog().getByText(/no payment is taken/)).toBeVisible();
      const radios = dialog().getAllByRole('radio');
      expect(radios).toHaveLength(5);
      expect(radios[0]).toBeChecked();
    },
  );

  it('shows the selected plan and what it costs a month', async () => {
    const { user } = await open();
    await user.click(dialog().getByRole('radio', { name: /Elite/ }));
    const plan = within(dialog().getByRole('region', { name: 'Selected plan' }));
    expect(plan.getByRole('heading', { name: 'Selected plan: Elite' })).toBeVisible();
    expect(plan.getByText('$49.99')).toBeVisible();
    expect(plan.getByText('per month')).toBeVisible();
    expect(plan.getByText(/Your balance is raised to 25,000 coins;/)).toBeVisible();
  });

  it('gives with each plan what the one below it has', () => {
    for (const [index, { features }] of TIERS.entries()) {
      const below = TIERS[index - 1];
      expect(features[0]).toBe(below ? `Everything in ${below.name}` : '5,000 bonus coins monthly');
    }
  });

  it('marks what the plan does not have yet', async () => {
    await open();
    const plan = within(dialog().getByRole('region', { name: 'Selected plan' }));
    expect(plan.getAllByRole('listitem').map((perk) => perk.textContent.trim())).toEqual([
      '5,000 bonus coins monthly',
      '3 Wizard questions per day',
      'Advanced Topics',
      'NBA data coming',
    ]);
  });

  it('says of what every plan has that it is no part of this one alone', async () => {
    const { user } = await open();
    for (const [plan, perk] of [
      ['Pro', 'Enhanced analytics'],
      ['Elite', 'Advanced recommendations'],
      ['Ultimate', 'Analytics package'],
    ] as const) {
      await user.click(dialog().getByRole('radio', { name: new RegExp(plan) }));
      expect(dialog().getByText(perk).closest('li')).toHaveTextContent(
        new RegExp(`^${perk} in every plan$`),
      );
    }
  });

  it('never says that prizes are coming: they are a name alone', async () => {
    const { user } = await open();
    await user.click(dialog().getByRole('radio', { name: /Ultimate/ }));
    const perk = dialog().getByText('Contests with real prizes').closest('li');
    expect(perk).toHaveTextContent(/^Contests with real prizes in name only$/);
    expect(dialog().getByText(/^Nothing of real value is ever offered/)).toBeVisible();
  });

  it('has NBA data where the operator has switched its views on', async () => {
    server.use(http.get('*/api/sports/views', () => HttpResponse.json({ leagueViews: true })));
    await open();
    const perk = dialog().getByText('NBA data').closest('li');
    await waitFor(() => expect(perk).toHaveTextContent(/^NBA data$/));
  });

  it('upgrades, says so, and shows the new account everywhere', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const sent = upgrades(async () => {
      await held;
      return HttpResponse.json(upgraded);
    });
    const { user } = await open();
    await user.click(dialog().getByRole('radio', { name: /Elite/ }));
    await user.click(dialog().getByRole('button', { name: 'Upgrade Now' }));
    expect(await dialog().findByRole('button', { name: 'Processing...' })).toBeDisabled();
    go();
    expect(await screen.findByText('Upgrade successful!')).toBeVisible();
    expect(
      screen.getByText('You now have a Elite subscription with a virtual balance of 25,000.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([{ tierId: 'elite' }]);
    expect(screen.getByText('Premium Member')).toBeVisible();
    expect(within(screen.getByRole('banner')).getByText('25,000')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Upgrade Account' })).toBeNull();
  });

  it('stays open after a refusal, with the sentence of the server', async () => {
    upgrades(() => new HttpResponse('You have this plan already.', { status: 409 }));
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Upgrade Now' }));
    expect(await screen.findByText('Upgrade failed')).toBeVisible();
    expect(
      screen.getByText('An error occurred while processing your upgrade. Please try again.'),
    ).toBeVisible();
    expect(dialog().getByText('You have this plan already.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Upgrade Now' })).toBeEnabled();
  });

  it('is left by Cancel, and changes nothing', async () => {
    const sent = upgrades(() => HttpResponse.json(upgraded));
    const { user } = await open();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('asks a visitor to sign in first', async () => {
    signedInAs(null);
    await open();
    expect(dialog().getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(dialog().queryByRole('button', { name: 'Upgrade Now' })).toBeNull();
  });

  it('offers a member what is above their plan, from the dashboard', async () => {
    signedInAs({ ...upgraded, badges: [] });
    await open('Take a Higher Plan');
    expect(dialog().getByRole('radio', { name: /VIP/ })).toBeChecked();
    expect(dialog().getByRole('radio', { name: /Pro .*Included in your plan/ })).toBeDisabled();
    expect(dialog().getByRole('radio', { name: /Elite .*Your plan/ })).toBeDisabled();
  });

  it('offers nothing to who has the highest', async () => {
    signedInAs({ ...upgraded, subscriptionTierId: 'ultimate', badges: [] });
    await renderApp('/dashboard');
    expect(await screen.findByText('Premium Member')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take a Higher Plan' })).toBeNull();
  });

  it('offers a member what is above their plan, from the settings', async () => {
    signedInAs({ ...upgraded, badges: [] });
    server.use(http.get('*/api/account/sessions', () => HttpResponse.json([])));
    const { user } = await renderApp('/settings');
    await user.click(await screen.findByRole('button', { name: 'Take a Higher Plan' }));
    await screen.findByRole('dialog', { name: TITLE });
    for (const [name, disabled] of [
      ['Basic', true],
      ['Elite', true],
      ['VIP', false],
    ] as const) {
      expect(
        dialog().getByRole<HTMLInputElement>('radio', { name: new RegExp(name) }).disabled,
      ).toBe(disabled);
    }
    expect(dialog().getByRole('radio', { name: /VIP/ })).toBeChecked();
  });
});
