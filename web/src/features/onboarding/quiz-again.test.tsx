import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const again = () => screen.findByRole('button', { name: 'Take it again' });
const TAKEN = ada.quizResults;

beforeEach(() => {
  signedInAs(ada);
  boardsAre();
});

describe('the betting profile', () => {
  it('shows what the latest quiz said, with each answer', async () => {
    await renderApp('/quiz');
    expect(await screen.findByRole('heading', { name: 'Your Betting Profile' })).toBeVisible();
    expect(screen.getByText('2 of 4 right, on 01/05/2026')).toBeVisible();
    const answers = within(screen.getByRole('region', { name: 'The answers' }));
    expect(answers.getAllByText(/^Right: /)).toHaveLength(2);
    expect(answers.getByText("You said: I don't know")).toBeVisible();
  });

  it('is reached from the skill level on the dashboard', async () => {
    boardsAre({ skillLevel: 'Novice' });
    const { user, router } = await renderApp('/dashboard');
    await user.click(await screen.findByRole('link', { name: /your betting profile$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quiz'));
  });

  it('takes the quiz again on another day, and shows the new result', async () => {
    const result = { ...TAKEN, skillLevel: 'Advanced', knowledge: 4, answers: [3, 1, 2, 0, 3] };
    server.use(
      http.post('*/api/quiz/submit', () => {
        signedInAs({ ...ada, quizResults: result as typeof TAKEN });
        return HttpResponse.json(result);
      }),
    );
    const { user } = await renderApp('/quiz');
    await user.click(await again());
    expect(screen.queryByRole('link', { name: 'Skip for now' })).toBeNull();
    for (const [index, pick] of [3, 1, 2, 0, 3].entries()) {
      const option = screen.getAllByRole('radio')[pick];
      if (option) await user.click(option);
      await user.click(screen.getByRole('button', { name: index === 4 ? 'Complete' : 'Continue' }));
    }
    expect(await screen.findByText(/^4 of 4 right/)).toBeVisible();
  });

  it('waits for tomorrow where it was taken today', async () => {
    vi.setSystemTime('2026-01-05T23:00:00Z');
    await renderApp('/quiz');
    expect(await screen.findByText('You can take it again tomorrow.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take it again' })).toBeNull();
    vi.useRealTimers();
  });

  it('leads who has not taken it to the quiz, and a visitor to the sign-in page', async () => {
    signedInAs({ ...ada, quizCompleted: false, quizResults: null, quizScore: null });
    const { router } = await renderApp('/quiz');
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'));
  });
});
