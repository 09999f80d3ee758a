import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
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
    types: ['Passing yards', 'Rushing yards', 'Receiving yards', 'Receptions', 'Touchdowns'],
    offer: anOffer({ propType: 'receivingYards', line: 61.5, playerName: 'Ola Sample' }),
    shown: 'Receiving yards',
    label: 'Ola Sample Over 61.5 receiving yards',
  },
  {
    sport: 'mlb' as const,
    button: 'MLB baseball',
    types: ['Hits', 'Runs', 'Hits + runs + RBIs', 'Strikeouts', 'Hits allowed'],
    offer: anOffer({ propType: 'hitsRunsRbis', line: 1.5, playerName: 'Ida Sample' }),
    shown: 'Hits + runs + RBIs',
    label: 'Ida Sample Over 1.5 hits + runs + RBIs',
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
