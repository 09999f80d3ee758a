import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { GUIDES } from './guides';
import { loadGuide } from './load-guide';

/** Counted onto the clock, so that an answer is one that was read. */
let thoughtMs = 0;
const realNow = Date.now.bind(Date);
const think = () => (thoughtMs += 3_000);

const question = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^${number}\\. `) }));

async function answer(user: UserEvent, number: number, option: string) {
  await user.click(question(number).getByRole('radio', { name: option }));
  await user.click(question(number).getByRole('button', { name: 'Check answer' }));
}

const RIGHT = [
  'What you win, and how often you must win for that to be fair',
  '67',
  '25.0%',
  '4.5%',
  'Each has 50.0%',
];

/** Takes the steps one by one; each answer is right but the first. */
async function answerAll(user: UserEvent) {
  await screen.findByRole('heading', { name: 'One price, two questions' });
  for (const [step, right] of RIGHT.entries()) {
    think();
    await answer(user, step + 1, step === 0 ? 'Which team the bookmaker supports' : right);
    if (step < RIGHT.length - 1)
      await user.click(screen.getByRole('button', { name: 'Next step' }));
  }
}

/** The answers that begin the reviews of a guide's questions. */
let reviews: unknown[] = [];

beforeEach(() => {
  reviews = [];
  thoughtMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + thoughtMs);
  signedInAs(ada);
  server.use(
    http.get('*/api/learn', () => HttpResponse.json({ read: [], next: null })),
    http.post('*/api/habit/review', async ({ request }) => {
      reviews.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

describe('the check', () => {
  it('explains an answer once it is sent, and says which was right', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    const send = () => question(1).getByRole('button', { name: 'Check answer' });
    expect(send()).toBeDisabled();
    await user.click(question(1).getByRole('radio', { name: 'Which team the bookmaker supports' }));
    const status = screen.getByRole('status', { name: 'Answer to question 1' });
    expect(status).toBeEmptyDOMElement();
    think();
    await user.click(send());
    expect(status).toHaveTextContent('Not quite. The payout and the break-even point');
    expect(question(1).getByText('Right answer')).toBeVisible();
    expect(question(1).getByText('Your answer')).toBeVisible();
    expect(question(1).queryByRole('button')).toBeNull();
    expect(status).toHaveFocus();
    for (const radio of question(1).getAllByRole('radio')) expect(radio).toBeDisabled();
  });

  it('asks another question after a wrong answer', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    think();
    await answer(user, 1, 'Which team the bookmaker supports');
    await user.click(screen.getByRole('button', { name: 'Try another question' }));
    think();
    await answer(user, 1, 'They pay the same');
    expect(screen.getByRole('status', { name: 'Answer to question 1' })).toHaveTextContent(
      'Right.',
    );
    expect(screen.queryByRole('button', { name: /Try another|Ask me again/ })).toBeNull();
    const sent = { guideId: 'odds-formats', check: 1 };
    await waitFor(() =>
      expect(reviews).toEqual([
        { ...sent, right: false },
        { ...sent, right: true },
      ]),
    );
  });

  it('does not count an answer that cannot have been read', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    await answer(user, 1, RIGHT[0] ?? '');
    expect(screen.getByText(/^That was answered within 3 seconds/)).toBeVisible();
    expect(question(1).queryByText('Right.')).toBeNull();
    expect(screen.queryByRole('button', { name: /, answered$/ })).toBeNull();
    think();
    await user.click(question(1).getByRole('button', { name: 'Check answer' }));
    expect(question(1).getByText('Right.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Step 1: .*, answered$/ })).toBeVisible();
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
        server.use(
          http.get('*/api/learn', () => HttpResponse.json({ read: ['odds-formats'], next: null })),
        );
        const next = { guideId: 'types-of-bets', why: 'order', topic: null, checks: [] };
        return HttpResponse.json({ awarded: 10, read: ['odds-formats'], next });
      }),
    );
    const { user } = await renderApp('/learn/odds-formats');
    await answerAll(user);
    expect(screen.getByText('4 of 5 right')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Step 1: One price, two questions' })).toBeVisible();
    const askedBefore = asked;
    await user.click(screen.getByRole('button', { name: 'Finish guide' }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Reading' })).toHaveTextContent(
        'Guide finished. +10 XP',
      ),
    );
    expect(reviews).toHaveLength(5); // one a step
    expect(sent).toEqual({ guideId: 'odds-formats' });
    expect(screen.queryByRole('button', { name: 'Finish guide' })).toBeNull();
    expect(screen.getByText('Read')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next guide: Types of Bets' })).toBeVisible();
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
    server.use(
      http.get('*/api/learn', () => HttpResponse.json({ read: ['odds-formats'], next: null })),
    );
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
    expect(screen.queryByText('4 of 5 right')).toBeNull();
  });
});

describe('the steps', () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));

  it('are a list that the keyboard can use, and lead to the heading of the chosen one', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    expect(steps().getAllByRole('listitem')).toHaveLength(5);
    steps()
      .getByRole('button', { name: /^Step 3: / })
      .focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'From a price to a chance' })).toHaveFocus();
    expect(steps().getByRole('button', { current: 'step' })).toHaveAccessibleName(
      'Step 3: From a price to a chance',
    );
  });

  it('can be left, and taken up at the same place', async () => {
    const first = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    expect(screen.getByText(/Your place is kept in this browser/)).toBeVisible();
    think();
    await answer(first.user, 1, RIGHT[0] ?? '');
    await first.user.click(screen.getByRole('button', { name: 'Next step' }));
    first.unmount();
    await renderApp('/learn/odds-formats');
    expect(
      await screen.findByRole('heading', { name: 'Four ways to write one price' }),
    ).toBeVisible();
    expect(steps().getByRole('button', { name: /^Step 1: .*, answered$/ })).toBeVisible();
  });

  it('name those without an answer at the end', async () => {
    const { user } = await renderApp('/learn/odds-formats');
    await screen.findByRole('heading', { name: 'One price, two questions' });
    await user.click(steps().getByRole('button', { name: /^Step 5: / }));
    think();
    await answer(user, 5, 'Each has 50.0%');
    expect(screen.getByText(/^No answer yet: step 1, step 2, step 3, step 4\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish guide' })).toBeNull();
  });
});

it('answers with the fallback page where there is no such guide', async () => {
  await renderApp('/learn/how-to-get-rich');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

describe('every guide', () => {
  const member = { ...ada, isPremium: true, subscriptionTierId: 'basic' as const };
  const WORDS_MAX = 175;

  it.each(GUIDES.map(({ id, title, tool }) => [id, title, tool] as const))(
    '%s has short steps, a worked example, a tool and a check for each step',
    async (id, title) => {
      signedInAs(member);
      const { user } = await renderApp(`/learn/${id}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getAllByRole('region', { name: /^Try it: / })[0]).toBeVisible();
      const { content } = await loadGuide(id);
      expect(content.steps.length).toBeGreaterThanOrEqual(3);
      expect(content.steps.length).toBeLessThanOrEqual(5);

      let examples = 0;
      for (const { title: step, check } of content.steps) {
        const shown = screen.getByRole('region', { name: step });
        examples += within(shown).queryAllByRole('region', { name: /^Worked example: / }).length;
        for (const { options, right } of check) {
          expect([3, 4]).toContain(options.length);
          expect(options[right]).toBeDefined();
          expect(new Set(options).size).toBe(options.length);
        }
        // Text only: no number came out as NaN or undefined, nor a zero with a sign.
        expect(shown.textContent).not.toMatch(/NaN|undefined|Infinity|-0(\.0+)?(?![.\d])/);
        for (const part of shown.querySelectorAll('table, fieldset')) part.replaceChildren();
        expect(shown.textContent.split(/\s+/).length, step).toBeLessThanOrEqual(WORDS_MAX);
        const next = screen.queryByRole('button', { name: 'Next step' });
        if (next) await user.click(next);
      }
      expect(examples).toBe(1);
    },
  );
});
