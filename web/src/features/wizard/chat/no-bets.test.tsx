import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast } from '@/state/toast';
import { closeUpgrade } from '@/state/upgrade';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';
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
  });
});
