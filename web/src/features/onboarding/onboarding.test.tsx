import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuizResult } from '@/api/types';
import { dismissToast } from '@/state/toast';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { KNOWLEDGE, QUESTIONS } from './questions';

const newcomer = { ...ada, quizCompleted: false, skillLevel: null };
const button = (name: string) => screen.getByRole('button', { name });
const progress = () => screen.getByRole('progressbar', { name: 'Quiz progress' });
const options = () => screen.getAllByRole('radio');

const result: QuizResult = {
  skillLevel: 'Casual',
  score: 100,
  knowledge: 3,
  strengths: ['Reading odds', 'The point spread', 'Bankroll management'],
  areasToImprove: ['Expected value'],
  answers: [1, 1, 2, 0, 0],
  takenAt: '2026-01-06T12:00:00.000000Z',
};

/** The server takes the answers, or refuses them. */
function submits(answer: () => Response | Promise<Response> = () => HttpResponse.json(result)) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/quiz/submit', async ({ request }) => {
      sent.push(await request.json());
      const response = await answer();
      if (response.ok) signedInAs({ ...ada, quizCompleted: true, skillLevel: 'Casual' });
      return response;
    }),
  );
  return sent;
}

async function open() {
  const app = await renderApp('/onboarding');
  await screen.findByRole('heading', { name: 'Betting Knowledge Quiz' });
  return app;
}

async function answerAll(picks: readonly number[]) {
  const app = await open();
  for (const [index, pick] of picks.entries()) {
    const option = options()[pick];
    if (option) await app.user.click(option);
    await app.user.click(button(index === picks.length - 1 ? 'Complete' : 'Continue'));
  }
  return app;
}

beforeEach(() => {
  dismissToast();
  signedInAs(newcomer);
  boardsAre();
});

describe('the questions', () => {
  it('are five: a rating of oneself, then what -150 says, the spread, the stake, the value', () => {
    expect(QUESTIONS).toHaveLength(5);
    expect(QUESTIONS.map(({ options }) => options.length)).toEqual([4, 5, 5, 5, 5]);
    expect(KNOWLEDGE.map(({ options }) => options.at(-1))).toEqual(Array(4).fill("I don't know"));
    expect(KNOWLEDGE.map(({ right }) => right)).toEqual([1, 2, 0, 3]);
    expect(KNOWLEDGE[0]?.text).toContain('-150');
    const levels = QUESTIONS[0]?.options.map((option) => option.split(':')[0]);
    expect(levels).toEqual(['Beginner', 'Casual', 'Intermediate', 'Advanced']);
  });
});

describe('the quiz', () => {
  it('begins with the first question, from which there is no way back', async () => {
    await open();
    expect(screen.getByRole('group', { name: QUESTIONS[0]?.text })).toBeVisible();
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 1 of 5');
    expect(button('Back')).toBeDisabled();
  });

  it('can be put off at the first question, and leads on to the prices', async () => {
    server.use(http.get('*/api/betting/upcoming-games', () => HttpResponse.json([])));
    const { user, router } = await open();
    const skip = screen.getByRole('link', { name: 'Skip for now' });
    await user.click(options()[0] ?? skip);
    await user.click(button('Continue'));
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull();
    await user.click(button('Back'));
    await user.click(screen.getByRole('link', { name: 'Skip for now' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/place-bets'));
  });

  it('goes on only with an answer', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    expect(await screen.findByText('Please select an answer')).toBeVisible();
    expect(screen.getByText('You need to choose an option before continuing')).toBeVisible();
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 1 of 5');
  });

  it('is answered by keyboard alone, and keeps an answer on the way back', async () => {
    const { user } = await open();
    options()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await user.click(button('Continue'));
    expect(progress()).toHaveAttribute('aria-valuetext', 'Question 2 of 5');
    expect(options()[0]).toHaveFocus();
    await user.click(button('Back'));
    expect(options()[2]).toBeChecked();
    expect(options()[2]).toHaveFocus();
  });

  it('sends the answers, waits, and shows the profile', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    const sent = submits(async () => {
      await held;
      return HttpResponse.json(result);
    });
    await answerAll([1, 1, 2, 0, 0]);
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    go();
    expect(await screen.findByRole('heading', { name: 'Your Betting Profile' })).toBeVisible();
    expect(sent).toEqual([{ answers: [1, 1, 2, 0, 0] }]);
    expect(screen.getByText('Casual')).toBeVisible();
    expect(screen.getByText(/You know how a bet works/)).toBeVisible();
    const listed = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(listed('Strengths')).toEqual(result.strengths);
    expect(listed('Areas to Improve')).toEqual(['Expected value']);
  });

  it.each([
    ['Reading odds', 'odds-formats'],
    ['The point spread', 'types-of-bets'],
    ['Bankroll management', 'bankroll-management'],
    ['Expected value', 'value-betting'],
  ])('leads from %s, which is to be improved, to its guide', async (topic, guide) => {
    submits(() => HttpResponse.json({ ...result, strengths: [], areasToImprove: [topic] }));
    await answerAll([1, 0, 0, 1, 0]);
    const link = await screen.findByRole('link', { name: topic });
    expect(link).toHaveAttribute('href', `/learn/${guide}`);
  });

  it('explains each answer, and leads to the dashboard or on to a bet', async () => {
    submits();
    const { user, router } = await answerAll([1, 1, 2, 0, 0]);
    const answers = within(await screen.findByRole('region', { name: 'The answers' }));
    expect(answers.getAllByText(/^Right: /)).toHaveLength(3);
    expect(answers.getByText(/^You said: -10 coins/)).toBeVisible();
    expect(answers.getByText(/^Correct answer: \+12.5 coins/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Place Bets' })).toHaveAttribute('href', '/place-bets');
    await user.click(screen.getByRole('link', { name: 'Go to Your Dashboard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('counts not knowing as an answer, and explains', async () => {
    const answers = [0, 4, 4, 4, 4];
    const sent = submits(() => HttpResponse.json({ ...result, answers }));
    await answerAll(answers);
    expect(sent).toEqual([{ answers }]);
    const shown = within(await screen.findByRole('region', { name: 'The answers' }));
    expect(shown.getAllByText("You said: I don't know")).toHaveLength(4);
    expect(shown.getAllByText(/^Correct answer: /)).toHaveLength(4);
  });

  it('keeps the answers when they could not be saved', async () => {
    submits(() => new HttpResponse('Busy, try again', { status: 503 }));
    await answerAll([3, 1, 2, 0, 3]);
    expect(await screen.findByText('Error submitting quiz')).toBeVisible();
    expect(
      screen.getByText('There was a problem saving your results. Please try again.'),
    ).toBeVisible();
    expect(button('Complete')).toBeEnabled();
    expect(options()[3]).toBeChecked();
  });
});

describe('/onboarding belongs to who has not done the quiz', () => {
  it('shows the sign-in page to a visitor', async () => {
    signedInAs(null);
    const { router } = await renderApp('/onboarding');
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('sends who has done it to the dashboard', async () => {
    signedInAs(ada);
    const { router } = await renderApp('/onboarding');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });

  it('receives who is signed in and has not done it', async () => {
    const { router } = await renderApp('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });

  it('lets go of who did it meanwhile in another window', async () => {
    submits(() => {
      signedInAs(ada);
      return new HttpResponse('You have done the quiz already.', { status: 409 });
    });
    const { router } = await answerAll([0, 1, 2, 0, 3]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  });
});
