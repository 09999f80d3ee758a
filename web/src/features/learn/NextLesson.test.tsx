import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { rememberPlace } from '@/state/guide-place';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { GUIDES } from './guides';

async function next(read: readonly string[], person = ada) {
  signedInAs(person);
  server.use(http.get('*/api/learn', () => HttpResponse.json({ read })));
  await renderApp('/learn');
  return within(await screen.findByRole('region', { name: 'Your next lesson' }));
}

describe('the next lesson', () => {
  it('is the first topic that the quiz left open and whose guide was not read', async () => {
    const lesson = await next(['odds-formats']);
    expect(lesson.getByRole('heading', { name: 'Your next lesson: Types of Bets' })).toBeVisible();
    expect(lesson.getByText(/^Your quiz left The point spread open\./)).toBeVisible();
    expect(lesson.getByRole('link', { name: 'Open the guide' })).toHaveAttribute(
      'href',
      '/learn/types-of-bets',
    );
  });

  it('is else a guide with an answer that was not right, read or not', async () => {
    rememberPlace(ada.id, 'value-betting', { at: 0, answers: { 0: true, 1: false } });
    const lesson = await next(['types-of-bets', 'value-betting']);
    expect(lesson.getByRole('heading', { name: 'Your next lesson: Value Betting' })).toBeVisible();
    expect(lesson.getByText(/^An answer there was not right yet\./)).toBeVisible();
  });

  it('is else the next guide in their order', async () => {
    const lesson = await next(['types-of-bets', 'value-betting']);
    expect(lesson.getByRole('heading', { name: 'Your next lesson: Odds Formats' })).toBeVisible();
  });

  it('ends with the guides that one may read', async () => {
    signedInAs(ada);
    const read = GUIDES.filter(({ topic }) => topic !== 'advanced').map(({ id }) => id);
    server.use(http.get('*/api/learn', () => HttpResponse.json({ read })));
    await renderApp('/learn');
    await screen.findByText('9 of 12 guides read');
    expect(screen.queryByRole('region', { name: 'Your next lesson' })).toBeNull();
  });
});
