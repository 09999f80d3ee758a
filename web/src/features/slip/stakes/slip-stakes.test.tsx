import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Limits } from '@/api/types';
import { inMinutes } from '@/test/games';
import { ada, limitsOf, NO_LIMITS } from '@/test/people';
import { serverWith, slip, takeSlips } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { celtics, heat, kings, openWithSelections, stakes } from '@/test/slip-page';

beforeEach(() => signedInAs(ada));

describe('a stake that is wanting', () => {
  const MISSING = 'Enter a stake of at least 1 coin';

  it('is said beside Place Bets before that is pressed', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [first, second] = stakes();
    expect(slip().queryByText(/no valid stake yet/)).toBeNull();
    await user.clear(second ?? document.body);
    const place = slip().getByRole('button', { name: 'Place 2 Bets' });
    expect(place).toHaveAccessibleDescription('1 of 2 bets has no valid stake yet.');
    await user.clear(first ?? document.body);
    expect(place).toHaveAccessibleDescription('2 of 2 bets have no valid stake yet.');
    await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
    expect(slip().queryByText(/no valid stake yet/)).toBeNull();
    await user.clear(slip().getByRole('textbox', { name: 'Parlay stake' }));
    expect(slip().getByText('The parlay has no valid stake yet.')).toBeVisible();
  });

  it('is marked at its line among several, and takes the focus, once Place Bets is pressed', async () => {
    serverWith([heat, kings]);
    const placed = takeSlips();
    const { user } = await openWithSelections(2);
    const [first, second] = stakes();
    await user.clear(second ?? document.body);
    expect(second).toBeValid();
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    expect(second).toBeInvalid();
    expect(second).toHaveAccessibleDescription(MISSING);
    expect(second).toHaveFocus();
    expect(first).toBeValid();
    expect(placed).toEqual([]);
    await user.keyboard('5');
    expect(second).toBeValid();
  });

  it('takes the focus where it is above the balance', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    const [, second] = stakes();
    await user.type(second ?? document.body, '000');
    await user.click(slip().getByRole('button', { name: 'Place 2 Bets' }));
    expect(screen.getByText('Insufficient Balance')).toBeVisible();
    expect(second).toHaveFocus();
  });

  it.each(['12.5', '1e3', '-20', '1,000'])(
    'is wanting where %s is typed, which stays as it is and is no whole number of coins',
    async (typed) => {
      serverWith([heat]);
      const placed = takeSlips();
      const { user } = await openWithSelections();
      const [only] = stakes();
      const box = only ?? document.body;
      await user.clear(box);
      await user.type(box, typed);
      expect(box).toHaveValue(typed);
      expect(box).toHaveAccessibleDescription('Enter a whole number of coins');
      const place = slip().getByRole('button', { name: 'Place Bet' });
      expect(slip().queryByText(/no valid stake yet/)).toBeNull();
      expect(place).toHaveAttribute('aria-disabled', 'true');
      await user.click(place);
      expect(screen.getByText('Invalid Bet Amount')).toBeVisible();
      expect(box).toHaveFocus();
      expect(placed).toEqual([]);
      await user.clear(box);
      await user.paste('12');
      expect(box).toBeValid();
      expect(slip().getByText('Total stake').parentElement).toHaveTextContent('12');
    },
  );

  it('is said to be too high, and not cut', async () => {
    serverWith([heat]);
    const { user } = await openWithSelections();
    const [only] = stakes();
    await user.type(only ?? document.body, '0000000000');
    expect(only).toHaveValue('100000000000');
    expect(only).toHaveAccessibleDescription('A stake is at most 1,000,000 coins');
    expect(slip().queryByText(/no valid stake yet/)).toBeNull();
  });
});

const limitsAre = (facts: Partial<Limits>) =>
  server.use(http.get('*/api/limits', () => HttpResponse.json(limitsOf(facts))));

describe("one's own limits are said before Place Bets is pressed", () => {
  const place = () => slip().getByRole('button', { name: /^Place/ });

  it('that on bets a day, of which a parlay is one', async () => {
    limitsAre({ current: { ...NO_LIMITS, maxBetsPerDay: 5 }, betsToday: 4 });
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    await waitFor(() =>
      expect(place()).toHaveAccessibleDescription(
        'Your own limit is 5 bets a day: you have placed 4 today, and these are 2.',
      ),
    );
    await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
    expect(place()).not.toHaveAccessibleDescription(/own limit/);
  });

  it('that on coins lost a week', async () => {
    limitsAre({ current: { ...NO_LIMITS, maxLossPerWeek: 1500 }, lossThisWeek: 1495 });
    serverWith([heat]);
    const { user } = await openWithSelections();
    await waitFor(() =>
      expect(place()).toHaveAccessibleDescription(
        'Your own limit is 1,500 coins lost a week: you have lost 1,495 this week, and this could lose 10 more. At most 5 can go on now.',
      ),
    );
    const placed = takeSlips();
    expect(place()).toHaveAttribute('aria-disabled', 'true');
    await user.click(place());
    expect(placed).toEqual([]);
    const [stake] = stakes();
    await user.type(stake ?? document.body, '{Backspace>2}5');
    expect(place()).not.toHaveAccessibleDescription(/own limit/);
  });

  it('that on coins lost a week, to which the stakes of open bets count', async () => {
    limitsAre({
      current: { ...NO_LIMITS, maxLossPerWeek: 1500 },
      lossThisWeek: 1045,
      openStakes: 450,
    });
    serverWith([heat]);
    await openWithSelections();
    await waitFor(() =>
      expect(place()).toHaveAccessibleDescription(
        'Your own limit is 1,500 coins lost a week: you have lost 1,045 this week, 450 are in open bets, and this could lose 10 more. At most 5 can go on now.',
      ),
    );
  });

  it('with what is used of them now, also after a bet', async () => {
    let betsToday = 0;
    server.use(
      http.get('*/api/limits', () =>
        HttpResponse.json(limitsOf({ current: { ...NO_LIMITS, maxBetsPerDay: 1 }, betsToday })),
      ),
    );
    serverWith([heat, kings]);
    server.use(
      http.post('*/api/bets/slip', () => {
        betsToday = 1;
        return HttpResponse.json({ userBalance: 1140, betIds: ['41'] }, { status: 201 });
      }),
    );
    const { user } = await openWithSelections();
    await user.click(place());
    await waitFor(() => expect(slip().queryAllByRole('listitem')).toEqual([]));
    await user.click(celtics());
    await waitFor(() =>
      expect(place()).toHaveAccessibleDescription(
        'Your own limit is 1 bet a day: you have placed 1 today.',
      ),
    );
  });

  it('and not by what was counted yesterday', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    limitsAre({ current: { ...NO_LIMITS, maxBetsPerDay: 1 }, betsToday: 1 });
    serverWith([{ ...heat, startTime: inMinutes(3 * 24 * 60) }]);
    const { user } = await openWithSelections();
    await slip().findByText(/^Your own limit is 1 bet a day/);
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    await user.type(stakes()[0] ?? document.body, '0');
    expect(slip().queryByText(/^Your own limit/)).toBeNull();
    vi.useRealTimers();
  });
});

it("a stake above one's own limit says so where it is typed", async () => {
  limitsAre({ current: { ...NO_LIMITS, maxStake: 150 } });
  serverWith([heat]);
  const { user } = await openWithSelections();
  const [stake] = stakes();
  await user.clear(stake ?? document.body);
  await user.type(stake ?? document.body, '151');
  await waitFor(() =>
    expect(stake).toHaveAccessibleDescription('Your own limit is 150 coins a bet'),
  );
  const placed = takeSlips();
  const place = slip().getByRole('button', { name: 'Place Bet' });
  expect(place).toHaveAttribute('aria-disabled', 'true');
  await user.click(place);
  expect(stake).toHaveFocus();
  expect(placed).toEqual([]);
  await user.type(stake ?? document.body, '{Backspace}0');
  expect(stake).toBeValid();
  expect(place).toHaveAttribute('aria-disabled', 'false');
});

describe('what a stake is of the bankroll', () => {
  const lower = () => slip().queryByRole('button', { name: /^Lower/ });

  it('is said above 5%, with one press to 1%', async () => {
    limitsAre({ openStakes: 60 });
    serverWith([heat]);
    const { user } = await openWithSelections();
    await user.type(stakes()[0] ?? document.body, '0');
    expect(await slip().findByText(/^This stake is 7\.7% of your bankroll\./)).toBeVisible();
    await user.click(slip().getByRole('button', { name: 'Lower it to 1%: 13 coins' }));
    expect(stakes()[0]).toHaveValue('13');
    expect(slip().queryByText(/of your bankroll/)).toBeNull();
    expect(lower()).toBeNull();
  });

  it('is said of each of several bets, and of a parlay as one', async () => {
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    await user.type(stakes()[0] ?? document.body, '0');
    await user.clear(stakes()[1] ?? document.body);
    await user.type(stakes()[1] ?? document.body, '20');
    expect(slip().getByText(/^1 of 2 stakes is above 5% of your bankroll\./)).toBeVisible();
    await user.click(slip().getByRole('button', { name: 'Lower them to 1%: 12 coins' }));
    expect(stakes().map((stake) => (stake as HTMLInputElement).value)).toEqual(['12', '20']);
    await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
    expect(lower()).toBeNull();
    await user.type(slip().getByRole('textbox', { name: 'Parlay stake' }), '0');
    await user.click(slip().getByRole('button', { name: 'Lower it to 1%: 12 coins' }));
    expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveValue('12');
  });
});

describe("a default stake above one's own limit", () => {
  it('becomes the limit, also that of a parlay', async () => {
    limitsAre({ current: { ...NO_LIMITS, maxStake: 8 } });
    serverWith([heat, kings]);
    const { user } = await openWithSelections(2);
    expect(stakes().map((stake) => (stake as HTMLInputElement).value)).toEqual(['8', '8']);
    await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
    expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveValue('8');
  });
});

it('a player without coins reads how to start again', async () => {
  signedInAs({ ...ada, virtualBalance: 0 });
  serverWith([heat]);
  await openWithSelections();
  expect(await slip().findByRole('link', { name: 'Start again with 1,000' })).toBeVisible();
  expect(stakes()[0]).toHaveAccessibleDescription('You have no coins to stake');
});
