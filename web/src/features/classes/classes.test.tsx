import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { usePurse } from '@/state/purse';
import { classesAre, ECON, joinedEcon, taughtEcon, terms } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const prof = { ...ada, roles: ['player', 'educator'] as const };

beforeEach(() => signedInAs(ada));
afterEach(() => usePurse.setState({ chosen: null }));

/** Answers a change, and keeps what was asked. */
function change(path: string, answer: object, status = 200) {
  const asked: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return asked;
}

describe('the classes of a learner', () => {
  it('says what a class is to who is in none', async () => {
    await renderApp('/classes');
    expect(await screen.findByText('You are in no class')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open a Class' })).toBeNull();
  });

  it('shows the purse, the terms, the alias and what is shared', async () => {
    classesAre({ joined: [joinedEcon] });
    await renderApp('/classes');
    const card = within(await screen.findByRole('region', { name: 'ECON 101' }));
    expect(card.getByText('9,500 coins, 500 in open bets')).toBeVisible();
    expect(card.getByText('At most 5% of the purse on one bet')).toBeVisible();
    expect(card.getByText('Moneyline, Spread, and Total')).toBeVisible();
    expect(card.getByText('Quiet Maple 42')).toBeVisible();
    expect(card.getByRole('checkbox', { name: /^My bets from this purse/ })).toBeChecked();
    expect(card.getByRole('checkbox', { name: 'My quiz answers' })).not.toBeChecked();
  });

  it('changes what is shared, one row at a time', async () => {
    classesAre({ joined: [joinedEcon] });
    const consent = { ...joinedEcon.consent, quiz: true };
    const asked = change('/api/classes/consent', { ...joinedEcon, consent });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('checkbox', { name: 'My quiz answers' }));
    expect(await screen.findByRole('checkbox', { name: 'My quiz answers' })).toBeChecked();
    expect(asked).toEqual([{ classId: ECON, consent }]);
  });

  it('draws another alias', async () => {
    classesAre({ joined: [joinedEcon] });
    change('/api/classes/alias', {
      joined: { ...joinedEcon, alias: 'Brisk Otter 17' },
      waiting: null,
    });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Draw Another' }));
    expect(await screen.findByText('Brisk Otter 17')).toBeVisible();
  });

  it('leaves once asked twice, and takes back with other words', async () => {
    classesAre({ joined: [joinedEcon] });
    const asked = change('/api/classes/leave', {
      joined: { ...joinedEcon, hasLeft: true, isTakenBack: true },
      waiting: null,
    });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Leave and Take Back' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Take back all that ECON 101 sees of you?' }),
    );
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Leave and Take Back' }));
    expect(
      await screen.findByText('You have left, and the class sees nothing of you.'),
    ).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, takeBack: true }]);
  });
});

describe('the chosen purse', () => {
  it('is chosen above every page, named in the calls and on the slip', async () => {
    classesAre({ joined: [joinedEcon] });
    const purses: (string | null)[] = [];
    server.use(
      http.get('*/api/auth/me', ({ request }) => {
        const purse = new URL(request.url).searchParams.get('purse');
        purses.push(purse);
        return HttpResponse.json(purse ? { ...ada, virtualBalance: 9500 } : ada);
      }),
    );
    const { user } = await renderApp('/classes');
    const purse = await screen.findByRole('combobox', { name: 'Purse' });
    expect(screen.getByRole('banner')).toHaveTextContent('1,240');
    await user.selectOptions(purse, 'Class: ECON 101');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('9,500'));
    expect(purses.at(-1)).toBe(ECON);
    await user.selectOptions(purse, 'My own coins');
    await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('1,240'));
    expect(purses.at(-1)).toBeNull();
  });

  it('is left when it is not the player’s', async () => {
    usePurse.setState({ chosen: { id: ECON, title: 'ECON 101' } });
    server.use(
      http.get('*/api/auth/me', ({ request }) =>
        new URL(request.url).searchParams.has('purse')
          ? new HttpResponse('You are not in this class', { status: 404 })
          : HttpResponse.json(ada),
      ),
    );
    await renderApp('/classes');
    expect(await screen.findByText('You are in no class')).toBeVisible();
    expect(usePurse.getState().chosen).toBeNull();
  });
});

describe('the page to join a class', () => {
  const preview = {
    id: ECON,
    title: 'ECON 101',
    kind: 'pseudonymous',
    educators: ['prof'],
    terms,
    name: null,
    isJoined: false,
  };
  const previewIs = (answer: object) =>
    server.use(http.get('*/api/classes/codes/ABCD2345', () => HttpResponse.json(answer)));

  it('tells who sees what before it asks for the tick', async () => {
    previewIs(preview);
    const waiting = {
      id: ECON,
      title: 'ECON 101',
      educators: ['prof'],
      alias: 'Quiet Maple 42',
      askedAt: '2026-11-20T10:00:00Z',
    };
    const asked = change('/api/classes/join', { joined: null, waiting }, 202);
    const { user, router } = await renderApp('/join/ABCD2345');
    expect(await screen.findByText('prof')).toBeVisible();
    expect(screen.getByText(/Never: your name, your email/)).toBeVisible();
    const ask = screen.getByRole('button', { name: 'Ask to Join ECON 101' });
    await user.click(ask);
    expect(await screen.findByText('You must be 18 or older')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
    classesAre({ waiting: [waiting] });
    await user.click(ask);
    await waitFor(() => expect(router.state.location.pathname).toBe('/classes'));
    expect(await screen.findByText('Quiet Maple 42')).toBeVisible();
    expect(asked).toEqual([{ code: 'ABCD2345', consent: joinedEcon.consent, isAdult: true }]);
    expect(usePurse.getState().chosen).toBeNull();
  });

  it('tells who is invited that their name is seen, and lets them in at once', async () => {
    previewIs({ ...preview, kind: 'graded', name: 'Ada Byron' });
    change('/api/classes/join', { joined: joinedEcon, waiting: null }, 201);
    const { user, router } = await renderApp('/join/ABCD2345');
    expect(
      await screen.findByText(/^Your educators see the name \u2068Ada Byron\u2069 beside/),
    ).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
    classesAre({ joined: [joinedEcon] });
    await user.click(screen.getByRole('button', { name: 'Join ECON 101' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/classes'));
    expect(usePurse.getState().chosen).toEqual({ id: ECON, title: 'ECON 101' });
  });

  it('says the server’s words for a code that opens nothing', async () => {
    const words = 'This code opens no class: it may be mistyped, or the class has ended or is full';
    server.use(
      http.get('*/api/classes/codes/ABCD2345', () => new HttpResponse(words, { status: 404 })),
    );
    await renderApp('/join/ABCD2345');
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try Another Code' })).toHaveAttribute(
      'href',
      '/classes',
    );
  });

  it('leads from a typed code to its page', async () => {
    previewIs({ ...preview, isJoined: true });
    const { user } = await renderApp('/classes');
    await user.type(await screen.findByRole('textbox', { name: /^Code of the class/ }), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Look at the Class' }));
    expect(await screen.findByText(/^You have joined this class before/)).toBeVisible();
  });
});

describe('the classes of an educator', () => {
  beforeEach(() => signedInAs({ ...prof, roles: [...prof.roles] }));

  it('shows the code, and the members by alias as far as they share', async () => {
    classesAre({ taught: [taughtEcon] });
    server.use(
      http.get(`*/api/classes/members/${ECON}`, () =>
        HttpResponse.json({
          members: [
            {
              id: '00000000000000a1',
              alias: 'Brisk Otter 17',
              name: null,
              awaitsAgreement: false,
              joinedAt: '2026-11-20T10:00:00Z',
              hasLeft: false,
              isTakenBack: false,
              bets: { placed: 4, open: 1, withChance: 3 },
            },
            {
              id: '00000000000000a2',
              alias: 'Quiet Maple 42',
              name: null,
              awaitsAgreement: false,
              joinedAt: '2026-11-20T10:00:00Z',
              hasLeft: true,
              isTakenBack: true,
              bets: null,
            },
          ],
        }),
      ),
    );
    const { user } = await renderApp('/classes');
    expect(await screen.findByText('ABCD 2345')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Members' }));
    const [otter, maple] = (await screen.findAllByRole('row')).slice(1);
    expect(otter).toHaveTextContent('Brisk Otter 17In the class');
    expect(screen.getByRole('link', { name: 'Brisk Otter 17' })).toHaveAttribute(
      'href',
      `/classes/${ECON}/members/00000000000000a1`,
    );
    expect(maple).toHaveTextContent('Withdrawn');
    expect(maple).toHaveTextContent('Not shared');
  });

  it('opens a class with all of its terms, once they are whole', async () => {
    const asked = change('/api/classes/open', taughtEcon, 201) as { title: string }[];
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Open a Class' }));
    await user.click(screen.getByRole('button', { name: 'Open the Class' }));
    expect(await screen.findByText('A class has a title')).toBeVisible();
    expect(screen.getByText('A class is for people of 18 and over')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'ECON 101');
    await user.click(screen.getByRole('checkbox', { name: 'Parlays' }));
    await user.click(
      screen.getByRole('checkbox', { name: 'Everybody in this class is 18 or older' }),
    );
    await user.click(screen.getByRole('button', { name: 'Open the Class' }));
    expect(await screen.findByText('ABCD 2345')).toBeVisible();
    expect(asked[0]).toMatchObject({
      title: 'ECON 101',
      kind: 'pseudonymous',
      startCoins: 10_000,
      largestStakePercent: 5,
      allowed: { moneyline: true, parlay: false },
      isAdult: true,
    });
  });

  it('ends a class once asked twice', async () => {
    classesAre({ taught: [taughtEcon] });
    const ended = { ...taughtEcon, code: null, terms: { ...terms, hasEnded: true } };
    const asked = change('/api/classes/end', ended);
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'End the Class' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End ECON 101?' }));
    await user.click(dialog.getByRole('button', { name: 'End the Class' }));
    expect(await screen.findByText('Nobody can join any more')).toBeVisible();
    expect(asked).toEqual([{ classId: ECON }]);
  });
});
