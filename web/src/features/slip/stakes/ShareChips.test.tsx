import { within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada } from '@/test/people';
import { serverWith, slip } from '@/test/place-bets';
import { signedInAs } from '@/test/render';
import { heat, kings, openWithSelections, stakes } from '@/test/slip-page';

beforeEach(() => signedInAs({ ...ada, virtualBalance: 1240 }));

it('one press stakes a share of the bankroll, at each stake', async () => {
  serverWith([heat, kings]);
  const { user } = await openWithSelections(2);
  const kingsChips = within(slip().getByRole('group', { name: 'Shares for Los Angeles Kings' }));
  expect(kingsChips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    '1% 12',
    '2% 24',
    '5% 62',
  ]);
  await user.click(kingsChips.getByRole('button', { name: '2% 24 coins, of your bankroll' }));
  expect(stakes().map((box) => (box as HTMLInputElement).value)).toEqual(['10', '24']);
  expect(kingsChips.getByRole('button', { name: /^2%/ })).toHaveAttribute('aria-pressed', 'true');
  expect(kingsChips.getByRole('button', { name: /^5%/ })).toHaveAttribute('aria-pressed', 'false');
});

it('a parlay has them too', async () => {
  serverWith([heat, kings]);
  const { user } = await openWithSelections(2);
  await user.click(slip().getByRole('checkbox', { name: /^Parlay/ }));
  const chips = within(slip().getByRole('group', { name: 'Shares for the parlay' }));
  await user.click(chips.getByRole('button', { name: /^5%/ }));
  expect(slip().getByRole('textbox', { name: 'Parlay stake' })).toHaveValue('62');
});
