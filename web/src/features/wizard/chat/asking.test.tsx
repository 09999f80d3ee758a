import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSlip } from '@/state/slip';
import { ada } from '@/test/people';
import { signedInAs } from '@/test/render';
import { aSelection } from '@/test/slip';
import { wizardHas } from '@/test/wizard';
import { answering, input, log, openWizard } from '@/test/wizard-page';

beforeEach(() => {
  signedInAs(ada);
  wizardHas();
});

describe('the chat', () => {
  it('offers nothing to press after an answer to somebody in need', async () => {
    answering({ content: 'Please talk to somebody now.', suggestions: [] });
    const { user } = await openWizard();
    await user.type(input(), 'I want to die{Enter}');
    expect(await log().findByText('Please talk to somebody now.')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Suggested questions' })).toBeNull();
  });

  it('sends what is on the slip with a question, but for live prices and conditions', async () => {
    const asked = answering();
    const { gameId } = aSelection();
    const { user } = await openWizard();
    useSlip.getState().add(aSelection({ betType: 'spread', side: 'home', line: -3.5 }));
    useSlip.getState().add(aSelection({ isLive: true, quotedAt: '2026-11-22T05:00:00Z' }));
    useSlip.getState().add(aSelection({ condition: { type: 'if_win', team: 'away' } }));
    await user.type(input(), 'Is my parlay any good?{Enter}');
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(asked[0]?.slip).toEqual([{ gameId, betType: 'spread', side: 'home', line: -3.5 }]);
    useSlip.getState().clear();
  });
});
