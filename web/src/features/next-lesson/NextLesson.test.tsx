import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import type { NextLesson } from '@/api/types';
import { todayIs, aDay } from '@/test/habit';
import { boardsAre } from '@/test/boards';
import { ada } from '@/test/people';
import { noProgress } from '@/test/progress';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { whyText } from './why-text';

const SPREAD: NextLesson = {
  ...{ guideId: 'types-of-bets', why: 'quiz', topic: 'The point spread', checks: [] },
};

function lessonIs(next: NextLesson | null) {
  server.use(http.get('*/api/learn', () => HttpResponse.json({ read: [], next })));
}

async function expectLessonOn(path: string) {
  await renderApp(path);
  const lesson = within(await screen.findByRole('region', { name: 'Your next lesson' }));
  expect(lesson.getByRole('heading', { name: 'Your next lesson: Types of Bets' })).toBeVisible();
  expect(lesson.getByText('Your quiz left The point spread open.')).toBeVisible();
  expect(lesson.getByRole('link', { name: 'Open the guide' })).toHaveAttribute(
    'href',
    '/learn/types-of-bets',
  );
}

describe('the next lesson', () => {
  it('is what the server says, in the Learning Center', async () => {
    signedInAs(ada);
    lessonIs(SPREAD);
    await expectLessonOn('/learn');
  });

  it('stands below the results of the quiz', async () => {
    signedInAs(ada);
    lessonIs(SPREAD);
    await expectLessonOn('/quiz');
  });

  it('stands on the dashboard', async () => {
    signedInAs(ada);
    boardsAre();
    todayIs(aDay());
    lessonIs(SPREAD);
    await expectLessonOn('/dashboard');
  });

  it('stands on My Progress, whatever has settled', async () => {
    signedInAs(ada);
    lessonIs(SPREAD);
    server.use(
      http.get('*/api/insight/progress', () => HttpResponse.json(noProgress())),
      http.get('*/api/insight/hunches', () => HttpResponse.json({ hunches: [] })),
    );
    await expectLessonOn('/insight');
  });

  it('is none where nothing is left to read', async () => {
    signedInAs(ada);
    lessonIs(null);
    await renderApp('/learn');
    await screen.findByText('0 of 12 guides read');
    expect(screen.queryByRole('region', { name: 'Your next lesson' })).toBeNull();
  });
});

it('says what speaks for a guide', () => {
  const lesson = (changes: Partial<NextLesson>) => whyText({ ...SPREAD, topic: null, ...changes });
  expect(lesson({ why: 'checks', checks: [4] })).toBe(
    'Your last answer in step 4 there was not right.',
  );
  expect(lesson({ why: 'checks', checks: [1, 3, 4] })).toBe(
    'Your last answers in steps 1, 3, and 4 there were not right.',
  );
  expect(lesson({ why: 'order' })).toMatch(/^It is the next one/);
});
