import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { LearnerRecord, RecordBet } from '@/api/types';
import { ECON } from '@/test/classes';
import { ada } from '@/test/people';
import { aRecord, aRecordBet, MAPLE } from '@/test/records';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const prof: typeof ada = { ...ada, roles: ['player', 'educator'] };
const PATH = `/classes/${ECON}/members/${MAPLE}`;

/** What the server was asked of the bets, one query each. */
let asked: string[] = [];

function recordIs(record: LearnerRecord, bets: RecordBet[] = [aRecordBet()]): void {
  server.use(
    http.get(`*/api/classes/records/${MAPLE}`, () => HttpResponse.json(record)),
    http.get(`*/api/classes/record-bets/${MAPLE}`, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ count: bets.length, bets, nextCursor: null });
    }),
  );
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  asked = [];
  signedInAs(prof);
});

it('names the learner by alias, and in a graded class by name', async () => {
  recordIs(aRecord({ name: 'Ada Byron' }));
  await renderApp(PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet Maple 42' })).toBeVisible();
  expect(screen.getByText('Ada Byron')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview of the class' })).toHaveAttribute(
    'href',
    `/classes/${ECON}`,
  );
});

it('shows each bet with its estimate, price, close, result and note', async () => {
  recordIs(aRecord(), [
    aRecordBet({ note: 'They rest two starters' }),
    aRecordBet({ id: '4700', statedChance: null, close: null, closingLineValue: null }),
  ]);
  await renderApp(PATH);
  const bets = await region('Table: Bets, the newest first');
  const [, first, , second] = bets.getAllByRole('row', { hidden: true }).map((row) => within(row));
  for (const text of ['60%', 'after the price', '-110', '-105', 'at -4.5', 'Won'])
    expect(first?.getByText(text)).toBeVisible();
  expect(first?.getByText(/They rest two starters/)).toBeVisible();
  expect(second?.getByText('None')).toBeVisible();
  expect(second?.getByText('No close')).toBeVisible();
});

it('unfolds what a look back at a bet says', async () => {
  recordIs(aRecord());
  const { user } = await renderApp(PATH);
  const bets = await region('Table: Bets, the newest first');
  const button = bets.getByRole('button', { name: /^Look-back figures: Boston Celtics -3\.5/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(bets.getByText('Closing-line value (estimated)')).toBeVisible();
  expect(bets.getByText('+1.2%')).toBeVisible();
  expect(bets.getByText('The learner has not looked back at it.')).toBeVisible();
});

it('asks for the bets behind a cell of the overview', async () => {
  recordIs(aRecord());
  const { user } = await renderApp(`${PATH}?show=recent`);
  const chips = within(await screen.findByRole('group', { name: 'Bets' }));
  expect(chips.getByRole('button', { pressed: true })).toHaveAccessibleName('The 60 compared');
  await user.click(chips.getByRole('button', { name: 'Above 5%' }));
  await screen.findByText('1 bet');
  expect(asked).toContain('?show=recent');
  expect(asked).toContain('?show=largeStakes');
});

it('shows the figures of the learner a part at a time, and no way into an own page', async () => {
  recordIs(aRecord());
  const { user } = await renderApp(PATH);
  await user.click(await screen.findByRole('tab', { name: 'Stakes' }));
  const kelly = await region('Stakes against your own estimates');
  await user.click(kelly.getByRole('button', { name: /^Show as a table/ }));
  expect(within(kelly.getByRole('table')).queryByRole('link')).toBeNull();
  expect(screen.getByText(/“you” is the learner/)).toBeVisible();
  expect(
    screen.getByText(/does not share signs of changed play after losses with the class/),
  ).toBeVisible();
});

it('says of each row that is not ticked that it is not shared', async () => {
  const shares = { bets: false, learning: false, quiz: false, chasing: false };
  recordIs(aRecord({ shares, progress: null, lookBacks: null, learning: null }));
  const { user } = await renderApp(PATH);
  expect(
    await screen.findByText('The learner does not share their bets with the class.'),
  ).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Learning' }));
  expect(screen.getAllByText('Not shared')).toHaveLength(2);
});

it('shows what was read and answered since joining', async () => {
  recordIs(aRecord());
  await renderApp(`${PATH}?tab=learning`);
  const readings = await region('Guides read');
  expect(readings.getByRole('link', { name: 'Types of Bets' })).toBeVisible();
  const answers = await region('Checks of guides');
  expect(answers.getByText('1 of 2 answers right.')).toBeVisible();
});

it('shows nothing of who has withdrawn, or not agreed to the educator', async () => {
  const nothing = {
    ...{ shares: null, note: null, progress: null, lookBacks: null, learning: null },
    hasLeft: true,
  };
  recordIs(aRecord({ ...nothing, isTakenBack: true }));
  await renderApp(PATH);
  expect(await screen.findByText(/has withdrawn, and nothing of them is shown/)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('keeps a note for all educators, and says what another has written meanwhile', async () => {
  const theirs = { text: 'Met on Monday', version: 1, changedAt: null, changedBy: 'second' };
  const versions: number[] = [];
  let isFirst = true;
  recordIs(aRecord());
  server.use(
    http.post('*/api/classes/notes', async ({ request }) => {
      const body = (await request.json()) as { text: string; version: number };
      versions.push(body.version);
      if (!isFirst) return HttpResponse.json({ ...theirs, text: body.text, version: 2 });
      isFirst = false;
      recordIs(aRecord({ note: theirs }));
      return HttpResponse.text('Another educator has changed this note', { status: 409 });
    }),
  );
  const { user } = await renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'Write a Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Talk about stakes');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  expect(await screen.findByText(/It reads now: “Met on Monday”/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace Theirs' }));
  expect(await screen.findByText('Talk about stakes')).toBeVisible();
  expect(versions).toEqual([0, 1]);
});

it('tells a learner that their wish for help was seen', async () => {
  const help = { askedAt: '2026-10-06T10:00:00Z', seenAt: null };
  recordIs(aRecord({ help }));
  server.use(
    http.post('*/api/classes/help/seen', () =>
      HttpResponse.json({ help: { ...help, seenAt: '2026-10-06T11:00:00Z' } }),
    ),
  );
  const { user } = await renderApp(PATH);
  await user.click(await screen.findByRole('button', { name: 'I Have Seen It' }));
  expect(await screen.findByText(/and the learner was told/)).toBeVisible();
});

it('says so where the learner is not the own one', async () => {
  server.use(
    http.get(`*/api/classes/records/${MAPLE}`, () =>
      HttpResponse.text('You teach no such learner', { status: 404 }),
    ),
  );
  await renderApp(PATH);
  expect(await screen.findByText('You teach no such learner')).toBeVisible();
});
