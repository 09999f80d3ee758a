import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardHas, heat, openTab } from '@/test/advanced';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';

it.each(['replay', 'live'])(
  'a %s game has no condition at a time, and it says why',
  async (source) => {
    signedInAs(ada);
    boardHas({ nba: [{ ...heat, source: source as 'replay' | 'live' }] });
    await openTab('Conditional');
    const condition = screen.getByRole('combobox', { name: 'Condition' });
    const closeGame = within(condition).getByRole('option', { name: /close at a chosen time/ });
    expect(closeGame).toBeDisabled();
    expect(condition).toHaveAccessibleDescription(/simulated games alone/);
  },
);
