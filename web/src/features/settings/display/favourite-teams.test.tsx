import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { FAVOURITE_TEAMS_MAX, usePreferences } from '@/state/preferences';
import { ada, limitsOf, settingsOf } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const BRUINS = { sport: 'nhl', code: 'BOS' } as const;
const CHIEFS = { sport: 'nfl', code: 'KC' } as const;
const leagues = [
  { sport: 'nhl', teams: [{ name: 'Boston Bruins', code: 'BOS' }] },
  { sport: 'nba', teams: [{ name: 'Boston Celtics', code: 'BOS' }] },
  { sport: 'nfl', teams: [{ name: 'Kansas City Chiefs', code: 'KC' }] },
];

const favourites = () => usePreferences.getState().favouriteTeams;
const section = () => within(screen.getByRole('region', { name: 'Favourite teams' }));

async function open() {
  const app = await renderApp('/settings');
  await screen.findByRole('region', { name: 'Favourite teams' });
  return app;
}

beforeEach(() => {
  signedInAs(null);
  server.use(http.get('*/api/sports/teams', () => HttpResponse.json({ leagues })));
});

it('favourite teams stand by their names in the order of choice, and are removed one by one', async () => {
  usePreferences.setState({ favouriteTeams: [CHIEFS, BRUINS] });
  const { user } = await open();
  await section().findByText('Boston Bruins');
  const teams = section().getAllByRole('listitem');
  expect(teams.map(({ textContent }) => textContent)).toEqual([
    'Kansas City ChiefsNFLRemove',
    'Boston BruinsNHLRemove',
  ]);
  expect(section().getByRole('link', { name: 'Boston Bruins' })).toHaveAttribute(
    'href',
    '/teams/nhl/BOS',
  );
  await user.click(section().getByRole('button', { name: 'Remove Kansas City Chiefs' }));
  expect(favourites()).toEqual([BRUINS]);
  await user.click(section().getByRole('button', { name: 'Remove Boston Bruins' }));
  expect(favourites()).toEqual([]);
  expect(section().queryByRole('list')).toBeNull();
});

it('a team is chosen by its name and added by the button', async () => {
  usePreferences.setState({ favouriteTeams: [BRUINS] });
  const { user } = await open();
  const choice = await section().findByLabelText('Add a team');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a team', 'Boston Celtics (NBA)', 'Kansas City Chiefs (NFL)']);
  const add = section().getByRole('button', { name: 'Add' });
  expect(add).toBeDisabled();
  await user.selectOptions(choice, 'Kansas City Chiefs (NFL)');
  expect(favourites()).toEqual([BRUINS]);
  await user.click(add);
  expect(favourites()).toEqual([BRUINS, CHIEFS]);
  expect(add).toBeDisabled();
});

it('a player changes none before the account has said which there are', async () => {
  signedInAs(ada);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/account/settings', async () => {
      await answered;
      return HttpResponse.json(settingsOf({ favouriteTeams: [BRUINS] }));
    }),
    http.get('*/api/account/sessions', () => HttpResponse.json([])),
    http.get('*/api/limits', () => HttpResponse.json(limitsOf())),
  );
  usePreferences.setState({ favouriteTeams: [CHIEFS] });
  await open();
  expect(
    await section().findByRole('button', { name: 'Remove Kansas City Chiefs' }),
  ).toBeDisabled();
  answer();
  expect(await section().findByRole('button', { name: 'Remove Boston Bruins' })).toBeEnabled();
  expect(favourites()).toEqual([BRUINS]);
});

it('no more can be added than are kept', async () => {
  const favouriteTeams = Array.from({ length: FAVOURITE_TEAMS_MAX }, (_, n) => ({
    sport: 'nhl' as const,
    code: `T${n}`,
  }));
  usePreferences.setState({ favouriteTeams });
  await open();
  expect(section().getByText(/^You have 20, as many as are kept/)).toBeVisible();
  expect(section().queryByLabelText('Add a team')).toBeNull();
});

it('a team stands by its code while no names are known', async () => {
  server.use(http.get('*/api/sports/teams', () => new HttpResponse('Busy', { status: 503 })));
  usePreferences.setState({ favouriteTeams: [CHIEFS] });
  await open();
  expect(section().getByRole('link', { name: 'KC' })).toBeVisible();
  expect(section().queryByLabelText('Add a team')).toBeNull();
});
