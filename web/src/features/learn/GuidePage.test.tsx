import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { GUIDES } from './guides';
import { loadGuide } from './load-guide';

const question = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^${number}\\. `) }));

async function answer(user: UserEvent, number: number, option: string) {
  await user.click(question(number).getByRole('radio', { name: option }));
  await user.click(question(number).getByRole('button', { name: 'Check answer' }));
}

/** Two right, one wrong. */
async function answerAll(user: UserEvent) {
  await screen.findByRole('heading', { name: 'Check yourself' });
  await answer(user, 1, '67');
  await answer(user, 2, '33.3%');
  await answer(user, 3, 'Each has 50.0%');
}

beforeEach(() => {
  signedInAs(ada);
  server.use(http.get('*/api/learn', () => HttpResponse.json({ read: [] })));
});

describe('the check', () => {
  it('explains an answer once it is sent, and says which was right', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'Check yourself' });
    const send = () => question(1).getByRole('button', { name: 'Check answer' });
    expect(send()).toBeDisabled();
    await user.click(question(1).getByRole('radio', { name: '150' }));
    const status = screen.getByRole('status', { name: 'Answer to question 1' });
    expect(status).toBeEmptyDOMElement();
    await user.click(send());
    expect(status).toHaveTextContent('Not quite. A minus price says what wins 100.');
    expect(question(1).getByText('Right answer')).toBeVisible();
    expect(question(1).getByText('Your answer')).toBeVisible();
    expect(question(1).queryByRole('button')).toBeNull();
    expect(status).toHaveFocus();
    for (const radio of question(1).getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it('counts, then records the reading and shows its XP', async () => {
    let sent: unknown;
    let asked = 0;
    server.use(
      http.get('*/api/auth/me', () => {
        asked += 1;
        return HttpResponse.json(ada);
      }),
      http.post('*/api/learn/read', async ({ request }) => {
        sent = await request.json();
        server.use(http.get('*/api/learn', () => HttpResponse.json({ read: ['odds-formats'] })));
        return HttpResponse.json({ awarded: 10, read: ['odds-formats'] });
      }),
    );
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    expect(screen.getByText('2 of 3 right')).toBeVisible();
    const askedBefore = asked;
    await user.click(screen.getByRole('button', { name: 'Finish guide' }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Reading' })).toHaveTextContent(
        'Guide finished. +10 XP',
      ),
    );
    expect(sent).toEqual({ guideId: 'odds-formats' });
    expect(screen.queryByRole('button', { name: 'Finish guide' })).toBeNull();
    expect(screen.getByText('Read')).toBeVisible();
    // XP, level and badges are the player's.
    await waitFor(() => expect(asked).toBeGreaterThan(askedBefore));
  });

  it('shows why a reading was not recorded, and lets one try again', async () => {
    server.use(http.post('*/api/learn/read', () => new HttpResponse('Too busy.', { status: 503 })));
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    await user.click(screen.getByRole('button', { name: 'Finish guide' }));
    expect(await screen.findByText('Too busy.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Finish guide' })).toBeEnabled();
  });

  it('is not recorded a second time', async () => {
    server.use(http.get('*/api/learn', () => HttpResponse.json({ read: ['odds-formats'] })));
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    expect(screen.getByRole('status', { name: 'Reading' })).toHaveTextContent(
      'You have finished this guide before.',
    );
    expect(screen.queryByRole('button', { name: 'Finish guide' })).toBeNull();
  });

  it('of a visitor is not recorded, and says so', async () => {
    signedInAs(null);
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    const result = within(screen.getByRole('region', { name: 'Result of the check' }));
    expect(result.getByRole('note', { name: 'Not recorded' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish guide' })).toBeNull();
  });

  it('begins anew with the next guide', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    await user.click(screen.getByRole('link', { name: 'Next: Types of Bets' }));
    await screen.findByRole('heading', { name: 'Types of Bets' });
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByText('2 of 3 right')).toBeNull();
  });
});

it('answers with the fallback page where there is no such guide', async () => {
  await renderApp('/learn/how-to-get-rich');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

describe('every guide', () => {
  const member = { ...ada, isPremium: true, subscriptionTierId: 'basic' as const };

  it.each(GUIDES.map(({ id, title, tool }) => [id, title, tool] as const))(
    '%s has a text, a worked example, a tool and three answerable questions',
    async (id, title) => {
      signedInAs(member);
      await renderApp(`/learn/${id}`);
      const heading = await screen.findByRole('heading', { level: 1, name: title });
      expect(heading).toBeVisible();
      expect(screen.getByRole('region', { name: /^Worked example: / })).toBeVisible();
      expect(screen.getAllByRole('region', { name: /^Try it: / })[0]).toBeVisible();

      const { content } = await loadGuide(id);
      for (const { options, right } of content.questions) {
        expect(options).toHaveLength(3);
        expect(options[right]).toBeDefined();
        expect(new Set(options).size).toBe(options.length);
      }

      // Text only: no number came out as NaN or undefined, nor a zero with a sign.
      const text = screen.getByRole('article').textContent;
      expect(text).not.toMatch(/NaN|undefined|Infinity|-0(\.0+)?(?![.\d])/);
    },
  );
});
