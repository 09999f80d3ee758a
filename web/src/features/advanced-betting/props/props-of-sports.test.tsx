import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { PropOffer } from '@/api/types';
import { useSlip } from '@/state/slip';
import { add, anOffer, boardHas, openPage } from '@/test/advanced';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';

beforeEach(() => signedInAs(ada));

it.each([
  {
    sport: 'nfl' as const,
    button: 'NFL football',
    types: [
      'Passing yards (no line)',
      'Rushing yards (no line)',
      'Receiving yards',
      'Receptions (no line)',
      'Touchdowns (no line)',
    ],
    offer: anOffer({ propType: 'receivingYards', line: 61.5, playerName: 'Ola Sample' }),
    shown: 'Receiving yards',
    label: 'Ola Sample Over 61.5 receiving yards',
  },
  {
    sport: 'mlb' as const,
    button: 'MLB baseball',
    types: [
      'Hits (no line)',
      'Runs (no line)',
      'Hits + runs + RBIs',
      'Strikeouts (no line)',
      'Hits allowed (no line)',
    ],
    offer: anOffer({ propType: 'hitsRunsRbis', line: 1.5, playerName: 'Ida Sample' }),
    shown: 'Hits + runs + RBIs',
    label: 'Ida Sample Over 1.5 hits + runs + RBIs',
  },
  {
    sport: 'nhl' as const,
    button: 'NHL hockey',
    types: [
      'Goals (no line)',
      'Assists (no line)',
      'Points (no line)',
      'Shots on goal',
      'Saves (no line)',
    ],
    offer: anOffer({ propType: 'shotsOnGoal', line: 1, playerName: 'Eva Sample' }),
    shown: 'Shots on goal',
    label: 'Eva Sample Over 1 shot on goal',
  },
])(
  'the props of $sport are on its own figures, the first with a line chosen',
  async ({ sport, button, types, offer, shown, label }) => {
    boardHas({ [sport]: [aGame({ sport })] }, [offer]);
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: button }));
    await user.click(await screen.findByRole('tab', { name: 'Player Props' }));
    const select = await screen.findByRole('combobox', { name: 'Prop type' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(types);
    expect(select).toHaveDisplayValue(shown);
    const price = new RegExp(`^${offer.playerName}.* Over ${offer.line}`);
    await user.click(screen.getByRole('button', { name: price }));
    await user.click(add());
    expect(useSlip.getState().items[0]?.prediction).toBe(label);
  },
);

const touchdowns = anOffer({ propType: 'touchdowns', line: 1, playerName: 'Ola Sample' });
const yards = anOffer({ propType: 'rushingYards', line: 41.5, team: 'away', playerName: 'Eli' });

async function openFootball(offers: PropOffer[]) {
  boardHas({ nfl: [aGame({ sport: 'nfl' })] }, offers);
  const page = await openPage('?sport=nfl&tab=props');
  await screen.findByRole('combobox', { name: 'Prop type' });
  return page;
}
const field = (name: string) => screen.getByRole('combobox', { name });

it('a figure without a line for the team is said to have none, and one that has a line is shown', async () => {
  const { user } = await openFootball([touchdowns, yards, { ...yards, team: 'home' }]);
  await user.selectOptions(field('Prop type'), 'Touchdowns');
  expect(screen.queryByText(/has no line on/)).toBeNull();
  await user.selectOptions(field('Team'), 'Miami Heat');
  expect(field('Prop type')).toHaveDisplayValue('Rushing yards');
  expect(
    screen.getByText('Miami Heat has no line on touchdowns now. Below is rushing yards.'),
  ).toBeVisible();
  expect(screen.getByRole('option', { name: 'Touchdowns (no line)' })).toBeDisabled();
  expect(screen.getByRole('table', { name: 'Rushing yards, Miami Heat' })).toBeVisible();
});

it('a team none of whose players has a line is said to have none', async () => {
  const { user } = await openFootball([touchdowns]);
  await user.selectOptions(field('Team'), 'Miami Heat');
  expect(screen.getByText(/^No player of Miami Heat has a line near an even chance/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(add()).toBeDisabled();
});

it('a stake that is no number becomes 10 once its box is left', async () => {
  const { user } = await openFootball([touchdowns]);
  await user.click(screen.getByRole('button', { name: /^Ola Sample.* Over 1/ }));
  const stake = screen.getByRole('textbox', { name: 'Stake' });
  await user.clear(stake);
  await user.type(stake, 'ten');
  expect(add()).toBeDisabled();
  await user.tab();
  expect(stake).toHaveValue('10');
  await user.click(add());
  expect(useSlip.getState().items[0]).toMatchObject({
    betAmount: 10,
    prediction: 'Ola Sample Over 1 touchdown',
  });
});
