import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { Bet, BetsSummary } from '@/api/types';
import { aBet, aLeg, aSingle } from '@/test/games';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const summary: BetsSummary = {
  count: 3,
  pending: 1,
  won: 1,
  lost: 1,
  push: 0,
  void: 0,
  staked: 200,
  returned: 191,
  profit: -9,
  open: 100,
};
const bets = [
  aBet({ id: '9' }),
  aBet({
    id: '8',
    status: 'won',
    payout: 191,
    prediction: 'Miami Heat',
    statedChance: 0.55,
    score: { home: 98, away: 104 },
  }),
  aBet({ id: '7', status: 'lost', payout: 0, prediction: 'Over 220.5', betType: 'total' }),
];

/** The settled bets that were not looked back at, and the notes on bets, which a test may change. */
let unread: string[] = [];
let notes: { betId: string; text: string }[] = [];
beforeEach(() => {
  notes = [];
  unread = [];
});

/** The server knows these bets, page by page; what it is asked for comes into `asked`. */
function serverWith(pages: Bet[][] = [bets], totals = summary) {
  const asked: string[] = [];
  signedInAs(ada);
  server.use(
    http.get('*/api/bets', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      // Without a stream the open bets are asked for too, to know when one settles.
      if (search !== '?status=pending') asked.push(search);
      const page = Number(searchParams.get('cursor') ?? 0);
      const nextCursor = page + 1 < pages.length ? `${page + 1}` : null;
      return HttpResponse.json({ bets: pages[page] ?? [], notes, unread, nextCursor });
    }),
    http.get('*/api/bets/summary', () => HttpResponse.json(totals)),
    http.post('*/api/bets/note', async ({ request }) => {
      const note = (await request.json()) as { betId: string; text: string };
      if (note.text.includes('refuse'))
        return new HttpResponse('A note cannot hold that', { status: 400 });
      notes = note.text ? [note] : [];
      return HttpResponse.json(note);
    }),
  );
  return asked;
}

const list = () => screen.findByRole('list', { name: 'Bets' });

it('lists open and settled bets, with their totals', async () => {
  serverWith();
  await renderApp('/my-bets');
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('Boston Celtics -3.5 -110');
  expect(rows[0]).toHaveTextContent('Pending');
  expect(rows[0]).toHaveTextContent('to win 91');
  expect(rows[0]).not.toHaveTextContent('Final');
  expect(rows[1]).toHaveTextContent('Miami Heat @ Boston Celtics · Final 104\u2060–\u206098');
  expect(rows[1]).toHaveTextContent('You said 55%');
  expect(rows[1]).toHaveTextContent('+91');
  expect(rows[2]).toHaveTextContent('-100');
  const totals = within(screen.getByRole('region', { name: 'Totals' }));
  expect(totals.getByText('1 won · 1 lost')).toBeVisible();
  expect(totals.getByText('-4.5% of the stakes')).toBeVisible();
});

/** The colour that an element's own class gives it, which jsdom does not compute. */
function colourOf(element: Element | null | undefined): string | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const own = rules.find(({ cssText }) => cssText.startsWith(`.${element?.className ?? ''} `));
  return /color: var\(--cl-colors-(\w+)\)/.exec(own?.cssText ?? '')?.[1];
}

it.each([
  [96, '+48.0% of the stakes', 'win'],
  [0, '0.0% of the stakes', undefined],
  [-9, '-4.5% of the stakes', 'loss'],
])('shows a profit of %d with its sign, and in its colour', async (profit, share, colour) => {
  serverWith([bets], { ...summary, profit });
  await renderApp('/my-bets');
  expect(await screen.findByText(share)).toBeVisible();
  expect(colourOf(screen.getByText('Profit').nextElementSibling?.firstElementChild)).toBe(colour);
});

it('shows each leg of a parlay with how it stands, and what a condition asks for', async () => {
  const prop = {
    playerId: 'p',
    playerName: 'LeBron Sample',
    propType: 'points',
    figure: 27,
  } as const;
  serverWith([
    [
      aBet({
        id: '3',
        betType: 'parlay',
        eventName: 'Parlay of 2',
        prediction: 'Boston Celtics -3.5, LeBron Sample Over 24.5 points',
        odds: 264,
        legs: [
          aLeg({ isLive: true }),
          aLeg({
            betType: 'prop',
            prediction: 'LeBron Sample Over 24.5 points',
            status: 'won',
            prop,
          }),
        ],
      }),
      aSingle(
        { betType: 'total', side: 'over', line: 220.5, prediction: 'Over 220.5' },
        {
          id: '2',
          condition: { type: 'if_cover', team: 'home', line: -3.5, time: null },
          status: 'lost',
          payout: 0,
          score: { home: 114, away: 112 },
        },
      ),
    ],
  ]);
  await renderApp('/my-bets');
  const bets = within(await list());
  expect(bets.getByText(/^Parlay of 2/)).toHaveTextContent('Parlay of 2 +264');
  const legs = within(bets.getByRole('list', { name: 'Legs' })).getAllByRole('listitem');
  expect(legs[0]).toHaveTextContent(
    /^Boston Celtics -3.5 -110 LiveMiami Heat @ Boston Celtics Due to start \d+:\d\d [AP]MPending$/,
  );
  expect(legs[1]).toHaveTextContent('reached 27 points');
  expect(legs[1]).toHaveTextContent('Won');
  expect(bets.getByText(/Conditional total/)).toBeVisible();
  expect(bets.getByText(/Boston Celtics cover -3.5/)).toHaveTextContent(/^Only if/);
  expect(bets.getByText('The pick came true, but the condition did not.')).toBeVisible();
});

it('an open leg of a parlay that is lost already was not needed', async () => {
  serverWith([
    [
      aBet({
        betType: 'parlay',
        status: 'lost',
        payout: 0,
        legs: [aLeg({ status: 'lost' }), aLeg({ prediction: 'Over 220.5' })],
      }),
    ],
  ]);
  await renderApp('/my-bets');
  const legs = within(await screen.findByRole('list', { name: 'Legs' })).getAllByRole('listitem');
  expect(legs[0]).toHaveTextContent('Lost');
  expect(legs[1]).toHaveTextContent('Not needed');
  expect(legs[1]).not.toHaveTextContent('Pending');
});

it('a settled bet leads to its look back, an open one does not', async () => {
  serverWith();
  await renderApp('/my-bets');
  await list();
  expect(screen.getByRole('link', { name: 'Look back at Miami Heat' })).toHaveAttribute(
    'href',
    '/my-bets/8',
  );
  expect(screen.getAllByRole('link', { name: /Look back at/ })).toHaveLength(2);
});

it('keeps the filter in the address, and asks the server for it', async () => {
  const asked = serverWith();
  const { user, router } = await renderApp('/my-bets?sport=nba');
  await list();
  expect(asked).toEqual(['?sport=nba']);
  expect(screen.getByRole('combobox', { name: 'Sport' })).toHaveValue('nba');

  await user.click(screen.getByRole('button', { name: 'Lost' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Market' }), 'Spread');
  await user.type(screen.getByRole('searchbox', { name: 'Team' }), 'Heat');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?sport=nba&result=lost&market=spread&search=Heat'),
  );
  await waitFor(() =>
    expect(asked.at(-1)).toBe('?status=lost&sport=nba&betType=spread&search=Heat'),
  );
  expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    '/api/bets/csv?status=lost&sport=nba&betType=spread&search=Heat',
  );

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('searchbox', { name: 'Team' })).toHaveValue('');
});

it('folds all filters but the result away on a phone, and says how many are set', async () => {
  serverWith();
  const { user } = await renderApp('/my-bets?sport=nba&market=spread&result=won');
  await list();
  // jsdom is as wide as a screen that has room for all of them.
  const more = screen.getByText('More filters (2)');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
});

it('a filter chosen right after clearing is the only one', async () => {
  serverWith();
  const { router } = await renderApp('/my-bets?sport=nba&market=spread');
  await list();
  // Before the address has followed the first of them.
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    fireEvent.click(screen.getByRole('button', { name: 'Lost' }));
  });
  await waitFor(() => expect(router.state.location.search).toBe('?result=lost'));
});

it('pages by the cursor', async () => {
  const asked = serverWith([[aBet({ id: '2' })], [aBet({ id: '1', prediction: 'Under 220.5' })]]);
  const { user } = await renderApp('/my-bets');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/Under 220.5/)).toBeVisible();
  expect(asked).toEqual(['', '?cursor=1']);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('says so when there is none yet, and when none matches', async () => {
  serverWith([[]], { ...summary, count: 0 });
  const first = await renderApp('/my-bets');
  expect(await screen.findByText('No bets yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Download as CSV' })).not.toBeInTheDocument();
  first.unmount();
  const { user, router } = await renderApp('/my-bets?result=won');
  expect(await screen.findByText('No bets match the filter')).toBeVisible();
  expect(screen.getByText('Change a filter, or show all bets.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all bets' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('says of a filter without settled bets that there are none among these', async () => {
  serverWith([[]], { ...summary, count: 0, staked: 0 });
  await renderApp('/my-bets?result=won');
  expect(await screen.findByText('nothing settled among these')).toBeVisible();
});

it('says so when the last day is before the first', async () => {
  serverWith([[]]);
  await renderApp('/my-bets?from=2026-03-02&to=2026-03-01');
  expect(await screen.findByLabelText('To')).toHaveAccessibleDescription('This day is before From');
});

it('offers to try again when the list cannot be had', async () => {
  serverWith();
  server.use(
    http.get('*/api/bets', () => new HttpResponse('Busy', { status: 503 }), { once: true }),
  );
  const { user } = await renderApp('/my-bets');
  expect(await screen.findByText('Failed to load your bets. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await list()).toBeVisible();
});

it('says when the totals could not be read, and reads them again', async () => {
  serverWith();
  const busy = () => new HttpResponse('', { status: 503 });
  server.use(http.get('*/api/bets/summary', busy, { once: true }));
  const { user } = await renderApp('/my-bets');
  expect(await screen.findByText('The totals could not be loaded.')).toBeVisible();
  expect(await list()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Staked and settled')).toBeVisible();
  expect(screen.queryByText('The totals could not be loaded.')).toBeNull();
});

it('asks a visitor to sign in', async () => {
  signedInAs(null);
  await renderApp('/my-bets');
  expect(await screen.findByText('Sign in to see the bets that you have placed.')).toBeVisible();
});

it('keeps a note on a bet, shows it as plain text, and takes it away when it is emptied', async () => {
  serverWith();
  const { user } = await renderApp('/my-bets');
  await list();
  await user.click(screen.getByRole('button', { name: 'Add a note on Miami Heat' }));
  const field = screen.getByRole('textbox', { name: 'Your note on Miami Heat' });
  expect(field).toHaveFocus();
  await user.type(field, 'a <b>hunch</b>');
  expect(screen.getByText('14 of 280. Only you can see it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('a <b>hunch</b>')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit the note on Miami Heat' }));
  await user.clear(screen.getByRole('textbox', { name: 'Your note on Miami Heat' }));
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByRole('button', { name: 'Add a note on Miami Heat' })).toBeVisible();
  expect(screen.queryByText('a <b>hunch</b>')).toBeNull();
});

it('keeps what was typed of a note that was refused, and says why', async () => {
  serverWith();
  const { user } = await renderApp('/my-bets');
  await list();
  await user.click(screen.getByRole('button', { name: 'Add a note on Miami Heat' }));
  const field = screen.getByRole('textbox', { name: 'Your note on Miami Heat' });
  await user.type(field, 'refuse');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('A note cannot hold that')).toBeVisible();
  expect(field).toHaveValue('refuse');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('textbox', { name: 'Your note on Miami Heat' })).toBeNull();
});
