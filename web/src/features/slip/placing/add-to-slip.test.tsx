import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSlip } from '@/state/slip';
import { dismissToast } from '@/state/toast';
import { add, boardHas, heat, openTab } from '@/test/advanced';
import { ada } from '@/test/people';
import { slip } from '@/test/place-bets';
import { signedInAs } from '@/test/render';

const stakeOnSlip = () => slip().getByRole('textbox', { name: /^Stake on/ });

describe('a bet that is added twice', () => {
  beforeEach(() => signedInAs(ada));

  it('is said to be in the slip already, and keeps its stake', async () => {
    boardHas({ nba: [heat] });
    const { user } = await openTab('Conditional');
    await user.click(add());
    expect(screen.getByText('Bet Added')).toBeVisible();
    await user.clear(stakeOnSlip());
    await user.type(stakeOnSlip(), '37');
    dismissToast();
    await user.click(add());
    expect(await screen.findByText('Already in the Slip')).toBeVisible();
    expect(screen.queryByText('Bet Added')).toBeNull();
    expect(stakeOnSlip()).toHaveValue('37');
    expect(slip().getAllByRole('listitem')).toHaveLength(1);
  });
});

it('a bet of a visitor is said not to be recorded, in its row as well', async () => {
  signedInAs(null);
  boardHas({ nba: [heat] });
  const { user } = await openTab('Conditional');
  await user.click(add());
  await user.click(slip().getByRole('button', { name: 'Place Bet' }));
  expect(slip().getByText('For show only: this bet is not recorded.')).toBeVisible();
  expect(slip().queryByText('Placed')).toBeNull();
  await waitFor(() => expect(useSlip.getState().items).toEqual([]));
});
