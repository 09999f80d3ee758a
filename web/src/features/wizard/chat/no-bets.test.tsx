import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast } from '@/state/toast';
import { closeUpgrade } from '@/state/upgrade';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { anAdvice, exchange, wizardHas } from '@/test/wizard';
import { answering, input, log, openWizard } from '@/test/wizard-page';

const quota = /^You have \d+ free questions? remaining today/;

beforeEach(() => {
  signedInAs(ada);
  closeUpgrade();
  dismissToast();
});

describe('a person with whom no bets are spoken of', () => {
  const before = exchange(1, 'Do the Celtics cover?', { advice: anAdvice() });

  it('sees no analysis to bet on, nothing saved and no plans, also with no question left', async () => {
    signedInAs({ ...ada, remainingDailyQuestions: 0 });
    wizardHas({ messages: before, remainingQuestions: 0, speaksOfNoBets: true });
    await openWizard();
    expect(log().getByText('Do the Celtics cover?')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Detailed Analysis' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Saved Analyses' })).toBeNull();
    expect(log().queryByRole('button')).toBeNull();
    expect(screen.getByText(quota)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade for unlimited access' })).toBeNull();
    fireEvent.click(input().parentElement ?? input());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is spoken with so from the answer on', async () => {
    wizardHas({ messages: before });
    const { user } = await openWizard();
    expect(screen.getByRole('region', { name: 'Detailed Analysis' })).toBeVisible();
    answering({ content: 'Chalkline is for people of 18 and older.', speaksOfNoBets: true });
    await user.type(input(), 'I am 16{Enter}');
    expect(await log().findByText('Chalkline is for people of 18 and older.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Upgrade/ })).toBeNull());
    expect(screen.queryByRole('region', { name: 'Detailed Analysis' })).toBeNull();
    expect(log().queryByRole('button', { name: 'Show analysis' })).toBeNull();
    // The page follows: no trending bets, no record, no press that leads to a bet.
    expect(screen.queryByRole('region', { name: 'Sports Data' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Its record is public' })).toBeNull();
    expect(screen.getByText(/speaks of no bets/)).toBeVisible();
  });

  it('stays so once the conversation is cleared, which takes a confirmation', async () => {
    wizardHas({ messages: before, speaksOfNoBets: true });
    let cleared = 0;
    server.use(
      http.post('*/api/wizard/clear', () => {
        cleared += 1;
        wizardHas({ messages: [], speaksOfNoBets: true });
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = await openWizard();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(cleared).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(log().queryByText('Do the Celtics cover?')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Best value today' })).toBeNull();
  });
});
