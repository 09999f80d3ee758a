import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { form, game, serverWith, slip, takeSlips } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';

const heat = aGame();
const HEAT = 'Miami Heat @ Boston Celtics';
const QUESTION = /^How likely do you think\?/;
const LOSES =
  'The price needs 52.4%: by your estimate you lose 4.5 for every 100 staked on average.';

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
  expect(box).toHaveValue('50');
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
