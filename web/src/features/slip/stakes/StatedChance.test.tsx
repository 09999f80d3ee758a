import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada } from '@/test/people';
import { form, game, serverWith, slip, takeSlips } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { HEAT, heat, kings, openWithSelections } from '@/test/slip-page';

const QUESTION = /^How likely do you think\?/;
const LOSES =
  'The price needs 52.4%: by your estimate you lose 4.5 for every 100 staked on average. The market says 49.8%. A push does not count.';

beforeEach(() => signedInAs(ada));

it('the slip asks for it, shows the edge and sends it with the bet', async () => {
  serverWith([heat]);
  const placed = takeSlips();
  const { user } = await renderApp('/place-bets');
  await screen.findByRole('article', { name: HEAT });
  await user.click(game(HEAT).getByRole('button', { name: /^Spread, Boston Celtics/ }));
  const box = slip().getByRole('textbox', { name: QUESTION });
  expect(box).toHaveAccessibleName(/percent for Boston Celtics -3.5$/);
  await user.type(box, '50%');
  expect(box).toHaveValue('50%');
  expect(box).toHaveAccessibleDescription(LOSES);
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  await waitFor(() => expect(placed[0]?.body.items[0]?.statedChance).toBe(0.5));
});

it('the Traditional View asks for it once there is a pick', async () => {
  const placed = serverWith([heat]);
  const { user } = await renderApp(`/place-bets?game=${heat.id}`);
  await user.click(await screen.findByRole('radio', { name: 'Point Spread (Margin of Victory)' }));
  expect(form().queryByRole('textbox', { name: QUESTION })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Boston Celtics -3.5 -110' }));
  await user.type(form().getByRole('textbox', { name: QUESTION }), '50');
  expect(form().getByText(LOSES)).toBeVisible();

  // It was about that side: another one is another question.
  await user.click(screen.getByRole('radio', { name: 'Miami Heat +3.5 -112' }));
  expect(form().getByRole('textbox', { name: QUESTION })).toHaveValue('');
  await user.type(form().getByRole('textbox', { name: QUESTION }), '61');
  await user.click(form().getByRole('button', { name: 'Place Bet' }));
  await waitFor(() => expect(placed[0]?.body.statedChance).toBe(0.61));
});

const NO_CHANCE = 'Enter a whole percentage from 1 to 99';

it.each(['0.6', '7.5', '150', '-5'])(
  'the slip refuses %s, and sends no other number',
  async (text) => {
    serverWith([heat]);
    const placed = takeSlips();
    const { user } = await renderApp('/place-bets');
    await screen.findByRole('article', { name: HEAT });
    await user.click(game(HEAT).getByRole('button', { name: /^Spread, Boston Celtics/ }));
    const box = slip().getByRole('textbox', { name: QUESTION });
    await user.type(box, text);
    expect(box).toHaveValue(text);
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(NO_CHANCE);
    const place = slip().getByRole('button', { name: 'Place Bet' });
    expect(place).toHaveAttribute('aria-disabled', 'true');
    await user.click(place);
    expect(box).toHaveFocus();
    expect(placed).toEqual([]);
    await user.clear(box);
    await user.click(place);
    await waitFor(() => expect(placed).toHaveLength(1));
    expect(placed[0]?.body.items[0]).not.toHaveProperty('statedChance');
  },
);

it('the slip refuses it for a parlay', async () => {
  serverWith([heat, kings]);
  const placed = takeSlips();
  const { user } = await openWithSelections(2);
  await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
  const box = slip().getByRole('textbox', { name: QUESTION });
  await user.type(box, '0.6');
  await user.click(slip().getByRole('button', { name: 'Place Parlay' }));
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(NO_CHANCE);
  expect(placed).toEqual([]);
});

it('the Traditional View refuses it as well', async () => {
  const placed = serverWith([heat]);
  const { user } = await renderApp(`/place-bets?game=${heat.id}`);
  await user.click(await screen.findByRole('radio', { name: 'Point Spread (Margin of Victory)' }));
  await user.click(screen.getByRole('radio', { name: 'Boston Celtics -3.5 -110' }));
  const box = form().getByRole('textbox', { name: QUESTION });
  await user.type(box, '7.5');
  expect(box).toHaveAccessibleDescription(NO_CHANCE);
  const place = form().getByRole('button', { name: 'Place Bet' });
  expect(place).toHaveAttribute('aria-disabled', 'true');
  await user.click(place);
  expect(box).toHaveFocus();
  expect(placed).toEqual([]);
});
