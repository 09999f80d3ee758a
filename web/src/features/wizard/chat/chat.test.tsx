import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsDisconnected } from '@/api/streams/stream';
import { dismissToast } from '@/state/toast';
import { closeUpgrade } from '@/state/upgrade';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { anAdvice, exchange, wizardHas } from '@/test/wizard';
import {
  analysis,
  anAnswer,
  answering,
  input,
  log,
  openWizard,
  send,
  wizardAnswers,
} from '@/test/wizard-page';

const NOT_ANSWERED = "Sorry, I couldn't process your request. Please try again later.";
const quota = /^You have \d+ free questions? remaining today/;
const upgradeDialog = () => screen.findByRole('dialog', { name: 'Upgrade Your Account' });

beforeEach(() => {
  signedInAs(ada);
  wizardHas();
  closeUpgrade();
  dismissToast();
});
afterEach(() => {
  useIsDisconnected.setState(false, true);
  vi.unstubAllGlobals();
});

describe('the chat', () => {
  it('has its heading, its log, its input and its button', async () => {
    await openWizard();
    expect(screen.getByRole('heading', { level: 1, name: 'Betting Wizard' })).toBeVisible();
    const box = screen.getByRole('log', { name: 'Conversation' });
    expect(box).toHaveAttribute('aria-live', 'polite');
    expect(getComputedStyle(box).maxHeight).toBe('500px');
    expect(getComputedStyle(box).overflowY).toBe('auto');
    expect(input()).toBeEnabled();
    expect(send()).toBeEnabled();
  });

  it('lets the keyboard skip what was said before', async () => {
    wizardHas({ messages: exchange(1, 'What is a spread?', { content: 'A head start.' }) });
    await openWizard();
    const skip = screen.getByRole('link', { name: 'Skip to your question' });
    expect(skip).toHaveAttribute('href', `#${input().id}`);
    expect(skip.compareDocumentPosition(screen.getByRole('log'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByRole('textbox', { name: 'Your question' })).toBe(input());
  });

  it('says that it is online, and when it is not', async () => {
    await openWizard();
    expect(screen.getByText('Online')).toBeVisible();
    act(() => useIsDisconnected.setState(true, true));
    expect(await screen.findByText('Offline')).toBeVisible();
  });

  it('greets with name and skill level where nothing was said before', async () => {
    await openWizard();
    expect(log().getByText(/^Hello ada! .*Your skill level is Novice\./)).toBeVisible();
  });

  it('shows what was said before, and no greeting of its own', async () => {
    wizardHas({ messages: exchange(1, 'What is a spread?', { content: 'A head start.' }) });
    await openWizard();
    expect(log().getByText('What is a spread?')).toBeVisible();
    expect(log().getByText('A head start.')).toBeVisible();
    expect(log().queryByText(/^Hello/)).toBeNull();
  });

  it('greets in general where the conversation could not be read, and can still be asked', async () => {
    server.use(
      http.get('*/api/wizard/conversation', () => new HttpResponse('Busy', { status: 503 })),
    );
    answering();
    const { user } = await openWizard();
    expect(log().getByText(/^Hello! I'm your Betting Wizard\./)).toBeVisible();
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
  });

  it('asks by Enter, shows question and answer, and empties the input', async () => {
    const asked = answering({ links: [{ label: 'Types of bets', path: '/learn/types-of-bets' }] });
    const { user } = await openWizard();
    await user.type(input(), '  What is a spread?  {Enter}');
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(log().getByText('What is a spread?')).toBeVisible();
    expect(log().getByRole('link', { name: 'Types of bets' })).toHaveAttribute(
      'href',
      '/learn/types-of-bets',
    );
    expect(input()).toHaveValue('');
    expect(input()).toHaveFocus();
    expect(asked.map(({ message }) => message)).toEqual(['What is a spread?']);
  });

  it('asks by Send', async () => {
    const asked = answering();
    const { user } = await openWizard();
    await user.type(input(), 'What is a spread?');
    await user.click(send());
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('begins a new line by Shift and Enter', async () => {
    const asked = answering();
    const { user } = await openWizard();
    await user.type(input(), 'one{Shift>}{Enter}{/Shift}two');
    expect(input()).toHaveValue('one\ntwo');
    expect(asked).toEqual([]);
  });

  it('sends nothing by an Enter that ends the composing of a character', async () => {
    const asked = answering();
    await openWizard();
    fireEvent.change(input(), { target: { value: 'スプレッド' } });
    fireEvent.keyDown(input(), { key: 'Enter', isComposing: true });
    expect(input()).toHaveValue('スプレッド');
    expect(asked).toEqual([]);
  });

  it('ignores an empty and a blank message', async () => {
    const asked = answering();
    const { user } = await openWizard();
    await user.click(send());
    await user.type(input(), '   {Enter}');
    await user.click(send());
    expect(asked).toEqual([]);
    expect(log().queryByText(NOT_ANSWERED)).toBeNull();
  });

  it('counts near the limit of 500 characters, and sends no more', async () => {
    const asked = answering();
    const { user } = await openWizard();
    fireEvent.change(input(), { target: { value: 'x'.repeat(399) } });
    expect(screen.queryByText(/characters? left$/)).toBeNull();
    fireEvent.change(input(), { target: { value: 'x'.repeat(499) } });
    expect(screen.getByText('1 character left')).toBeVisible();
    expect(send()).toBeEnabled();
    fireEvent.change(input(), { target: { value: '🏀'.repeat(501) } });
    expect(screen.getByText('1 character too many')).toBeVisible();
    expect(input()).toBeInvalid();
    expect(send()).toBeDisabled();
    await user.type(input(), '{Enter}');
    expect(asked).toEqual([]);
  });

  it('says that an answer is on its way, and sends nothing meanwhile', async () => {
    let answer = (_response: Response) => {};
    const held = new Promise<Response>((resolve) => (answer = resolve));
    const asked = wizardAnswers(() => held);
    const { user } = await openWizard();
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await log().findByText('The Wizard is thinking…')).toBeVisible();
    expect(send()).toBeDisabled();
    await user.type(input(), 'And a total?{Enter}');
    expect(input()).toHaveValue('And a total?');
    await user.click(screen.getByRole('button', { name: 'How am I doing?' }));
    act(() => answer(HttpResponse.json(anAnswer())));
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(log().queryByText('The Wizard is thinking…')).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('offers questions to press, and then those that an answer leads to', async () => {
    const asked = answering({ suggestions: ['And the total?'] });
    const { user } = await openWizard();
    const offered = within(screen.getByRole('group', { name: 'Suggested questions' }));
    expect(offered.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Best value today',
      'Explain this price',
      'How am I doing?',
    ]);
    await user.click(offered.getByRole('button', { name: 'Best value today' }));
    expect(await offered.findByRole('button', { name: 'And the total?' })).toBeVisible();
    expect(asked[0]?.message).toBe('Best value today');
  });

  it('is filled by the address, which sends nothing', async () => {
    const asked = answering();
    const { user, router } = await openWizard('/wizard?ask=Is+Over+220.5+worth+it%3F');
    expect(input()).toHaveValue('Is Over 220.5 worth it?');
    expect(asked).toEqual([]);
    await user.type(input(), '{Enter}');
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(asked[0]?.message).toBe('Is Over 220.5 worth it?');
    expect(router.state.location.search).toBe('');
    expect(input()).toHaveValue('');
  });
});

describe('the questions of a day', () => {
  it('are counted for whoever has a number of them, with the way to more', async () => {
    answering({ remainingQuestions: 1 });
    const { user } = await openWizard();
    expect(screen.getByText(quota)).toHaveTextContent('You have 3 free questions remaining today');
    await user.type(input(), 'What is a spread?{Enter}');
    await waitFor(() =>
      expect(screen.getByText(quota)).toHaveTextContent('You have 1 free question remaining today'),
    );
    await user.click(screen.getByRole('link', { name: 'Upgrade for unlimited access' }));
    const dialog = within(await upgradeDialog());
    expect(dialog.getByRole('radio', { name: /Pro/ })).toBeChecked();
  });

  it('are counted for Basic as well, which is premium and has three', async () => {
    signedInAs({ ...ada, isPremium: true, subscriptionTierId: 'basic' });
    await openWizard();
    expect(screen.getByText(quota)).toBeVisible();
  });

  it('have no number from Pro on', async () => {
    signedInAs({
      ...ada,
      isPremium: true,
      subscriptionTierId: 'pro',
      remainingDailyQuestions: null,
    });
    wizardHas({ remainingQuestions: null });
    await openWizard();
    expect(screen.queryByText(quota)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Upgrade for unlimited access' })).toBeNull();
  });

  it('used up: input and Send are disabled, and the upgrade dialog opens', async () => {
    signedInAs({ ...ada, remainingDailyQuestions: 0 });
    wizardHas({ remainingQuestions: 0 });
    const asked = answering();
    const { user } = await openWizard();
    const dialog = within(await upgradeDialog());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input()).toBeDisabled();
    expect(send()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Breaks and limits' })).toBeVisible();
    const why = 'You have 0 free questions remaining today; new ones come at 00:00 UTC.';
    expect(screen.getByText(why)).toBeVisible();
    expect(input()).toHaveAccessibleDescription(why);
    const suggestion = screen.getByRole('button', { name: 'Best value today', description: why });
    expect(suggestion).toHaveAttribute('aria-disabled', 'true');
    await user.click(suggestion);
    expect(screen.queryByRole('dialog')).toBeNull();
    // A press on the disabled input is one on what is around it.
    fireEvent.click(input().parentElement ?? input());
    expect(await upgradeDialog()).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('come back with an upgrade at once', async () => {
    signedInAs({ ...ada, remainingDailyQuestions: 0 });
    wizardHas({ remainingQuestions: 0 });
    const { user } = await openWizard();
    const dialog = within(await upgradeDialog());
    const pro = {
      ...ada,
      ...{ isPremium: true, subscriptionTierId: 'pro' as const, remainingDailyQuestions: null },
    };
    server.use(
      http.post('*/api/membership/upgrade', () => {
        signedInAs(pro);
        return HttpResponse.json(pro);
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Upgrade Now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input()).toBeEnabled();
    expect(send()).toBeEnabled();
  });

  it('that were used up in another window are known after the refusal', async () => {
    wizardAnswers(() => new HttpResponse('No questions are left today.', { status: 429 }));
    const { user } = await openWizard();
    signedInAs({ ...ada, remainingDailyQuestions: 0 });
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await screen.findByText('No questions are left today.')).toBeVisible();
    await waitFor(() => expect(input()).toBeDisabled());
  });
});

describe('a question that is not answered', () => {
  it('without advice and words says so in the words of the product', async () => {
    answering({ content: '' });
    const { user } = await openWizard();
    await user.type(input(), 'What is a spread?{Enter}');
    expect(
      await log().findByText(
        "I'm having trouble processing your request right now. Please try again in a moment.",
      ),
    ).toBeVisible();
  });

  it('is told in the chat and in a toast with the sentence of the server', async () => {
    wizardAnswers(() => new HttpResponse('The server is busy.', { status: 503 }));
    const { user } = await openWizard();
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await log().findByText(NOT_ANSWERED)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    expect(screen.getByText('The server is busy.')).toBeVisible();
    expect(screen.getByText(quota)).toHaveTextContent('3 free questions');
  });

  it('is told in a toast of its own where nothing is said of why', async () => {
    const { user } = await openWizard();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('')));
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await screen.findByText('Failed to get betting advice')).toBeVisible();
  });

  it('is asked again under the same key, another under a fresh one', async () => {
    let isDown = true;
    const asked = wizardAnswers(() =>
      isDown ? HttpResponse.error() : HttpResponse.json(anAnswer()),
    );
    const { user } = await openWizard();
    await user.type(input(), 'What is a spread?{Enter}');
    expect(await log().findByText(NOT_ANSWERED)).toBeVisible();
    isDown = false;
    await user.click(log().getByRole('button', { name: 'Try again' }));
    expect(await log().findByText('A spread is a head start.')).toBeVisible();
    expect(log().queryByText(NOT_ANSWERED)).toBeNull();
    expect(log().getAllByText('What is a spread?')).toHaveLength(1);
    await user.type(input(), 'What is a spread?{Enter}');
    await waitFor(() => expect(asked).toHaveLength(3));
    const [first, again, fresh] = asked.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(fresh).not.toBe(first);
  });
});

describe('a visitor', () => {
  it('sees the page as the demo user, and is asked to sign in before a question', async () => {
    signedInAs(null);
    const asked = answering();
    const { user } = await openWizard();
    expect(log().getByText(/^Hello! I'm your Betting Wizard/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Saved Analyses' })).toBeNull();
    await user.type(input(), 'What is a spread?{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to ask the Wizard' }));
    expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/');
    expect(input()).toHaveValue('What is a spread?');
    expect(asked).toEqual([]);
  });
});

it('after a sign-out nothing of the conversation is left, nor comes an answer to the next person', async () => {
  let answer = (_response: Response) => {};
  const held = new Promise<Response>((resolve) => (answer = resolve));
  wizardHas({ messages: exchange(1, 'What is a spread?', { advice: anAdvice() }) });
  wizardAnswers(() => held);
  server.use(http.post('*/api/auth/logout', () => new HttpResponse(null, { status: 204 })));
  const { user, router } = await openWizard();
  expect(analysis().getByText('You asked: What is a spread?')).toBeVisible();
  await user.type(input(), 'A secret{Enter}');
  await user.click(screen.getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  signedInAs(null);
  wizardHas();
  act(() => answer(HttpResponse.json(anAnswer({ content: 'The secret answer' }))));
  await act(() => router.navigate('/wizard'));
  expect(await screen.findByText(/^Hello! I'm your Betting Wizard/)).toBeVisible();
  expect(screen.queryByText('The secret answer')).toBeNull();
  expect(screen.queryByText('What is a spread?')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Detailed Analysis' })).toBeNull();
});

it('the sports data says when it could not be read, and tries again', async () => {
  serverWith([]);
  server.use(http.get('*/api/dashboard/data', () => new HttpResponse('Busy', { status: 503 })));
  const { user } = await renderApp('/wizard');
  await screen.findByRole('log', { name: 'Conversation' });
  const panel = () => within(screen.getByRole('region', { name: 'Sports Data' }));
  expect(await panel().findByText('Failed to load sports data. Please try again.')).toBeVisible();
  const hot = { id: '1', name: 'Boston Bruins', code: 'BOS', record: '9-2' };
  boardsAre({ hotTeams: [{ ...hot, sport: 'nhl', source: 'simulated' }] });
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  expect(await panel().findByText(/^Boston Bruins/)).toBeVisible();
  await waitFor(() => expect(panel().queryByText(/^Failed to load/)).toBeNull());
});
