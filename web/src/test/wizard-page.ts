import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { components } from '@/api/schema.gen';
import { boardsAre } from './boards';
import { aGame } from './games';
import { serverWith } from './place-bets';
import { renderApp } from './render';
import { server } from './server';

type Answer = components['schemas']['WizardAnswer'];

export const log = () => within(screen.getByRole('log', { name: 'Conversation' }));
export const input = () => screen.getByPlaceholderText('Ask the Betting Wizard...');
export const send = () => screen.getByRole('button', { name: 'Send' });
export const analysis = () => within(screen.getByRole('region', { name: 'Detailed Analysis' }));
export const saved = () => within(screen.getByRole('region', { name: 'Saved Analyses' }));

/** The page, with the game of the advice on the board. */
export async function openWizard(path = '/wizard', games = [aGame()]) {
  serverWith(games);
  boardsAre();
  const app = await renderApp(path);
  await screen.findByRole('log', { name: 'Conversation' });
  return app;
}

export function anAnswer(changes: Partial<Answer> = {}): Answer {
  return {
    id: 12,
    advice: null,
    content: 'A spread is a head start.',
    links: [],
    suggestions: [],
    remainingQuestions: 2,
    speaksOfNoBets: false,
    ...changes,
  };
}

/** The server answers each question so; what it was asked comes into the list. */
export function wizardAnswers(answer: () => Response | Promise<Response>) {
  const asked: { message: string; slip?: unknown; key: string | null }[] = [];
  server.use(
    http.post('*/api/wizard/chat', async ({ request }) => {
      const { message, slip } = (await request.json()) as { message: string; slip: unknown };
      asked.push({ message, slip, key: request.headers.get('Idempotency-Key') });
      return answer();
    }),
  );
  return asked;
}

export const answering = (changes: Partial<Answer> = {}) =>
  wizardAnswers(() => HttpResponse.json(anAnswer(changes)));
