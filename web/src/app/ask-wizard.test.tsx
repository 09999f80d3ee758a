import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { aBet } from '@/test/games';
import { aDetailedGame } from '@/test/hub';
import { ada } from '@/test/people';
import { game, serverWith, slip } from '@/test/place-bets';
import { aPostMortem } from '@/test/post-mortems';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';
import { HEAT, heat, openPage, openWithSelections } from '@/test/slip-page';
import { wizardHas } from '@/test/wizard';

beforeEach(() => signedInAs(ada));

const questionOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'http://chalkline').searchParams.get('ask');
const ask = /^Ask the Wizard/;

it('a game on the board leads to the Wizard with a question about it', async () => {
  serverWith([heat]);
  await openPage();
  const link = game(HEAT).getByRole('link', { name: `Ask the Wizard about ${HEAT}` });
  expect(questionOf(link)).toBe(`What do you think of ${HEAT}?`);
});

it('the page of a game leads there, while it can be bet on', async () => {
  const detailed = aDetailedGame();
  serverWith([{ ...heat, id: detailed.id }]);
  server.use(http.get('*/api/sports/nhl/game/:id', () => HttpResponse.json({ game: detailed })));
  await renderApp(`/game-details/${detailed.id}`);
  expect(questionOf(await screen.findByRole('link', { name: ask }))).toBe(
    'What do you think of Columbus Blue Jackets @ Tampa Bay Lightning?',
  );
});

it('a row of the slip leads there with its pick and its price, which fill the input', async () => {
  serverWith([heat]);
  wizardHas();
  const { user } = await openWithSelections();
  const link = slip().getByRole('link', { name: 'Ask the Wizard about Boston Celtics -3.5' });
  const question = `Is Boston Celtics -3.5 at -110 worth it in ${HEAT}?`;
  expect(questionOf(link)).toBe(question);
  await user.click(link);
  expect(await screen.findByDisplayValue(question)).toBeVisible();
});

it('a post-mortem leads there with the record that its bet is one of', async () => {
  serverWith([]);
  const bet = aBet({ status: 'lost', payout: 0 });
  server.use(http.post('*/api/bets/post-mortem', () => HttpResponse.json(aPostMortem({ bet }))));
  await renderApp('/my-bets/42');
  const head = within(await screen.findByRole('region', { name: 'The bet' }));
  expect(questionOf(head.getByRole('link', { name: ask }))).toBe('How am I doing on NBA spreads?');
});
