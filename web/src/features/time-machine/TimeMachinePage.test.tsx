import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Season, SeasonSoFar } from '@/api/types';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const RUN = 'nfl-2023-1763942400';
const waiting: Season = {
  sport: 'nfl',
  season: 2022,
  games: 284,
  firstStart: '2022-09-09T00:20:00Z',
  lastStart: '2023-02-12T23:30:00Z',
  run: null,
};
const underWay: Season = {
  ...waiting,
  season: 2023,
  games: 285,
  run: {
    name: RUN,
    pace: 'day-an-hour',
    startsAt: '2026-11-24T00:15:00Z',
    endsAt: '2026-11-30T13:00:00Z',
    nextStart: '2026-11-24T03:10:00Z',
    gamesPlayed: 57,
    begunByYou: false,
  },
};

const SO_FAR: SeasonSoFar = {
  teams: ['Lions', 'Chiefs', 'Bills', 'Rams', 'Jets', 'Bears'].map((name, n) => ({
    team: { name, code: name.slice(0, 3) },
    ...{ won: 6 - n, lost: n, tied: n === 5 ? 1 : 0, scored: 100, allowed: 60 + 10 * n },
  })),
  next: {
    id: 'b1b2c3d4e5f60718',
    awayTeam: { name: 'Detroit Lions', code: 'DET' },
    homeTeam: { name: 'Kansas City Chiefs', code: 'KC' },
    startTime: '2026-11-24T03:10:00Z',
    recordedStart: '2023-09-25T00:20:00Z',
    isOffered: true,
  },
  own: { won: 7, lost: 5, open: 0 },
};

function seasonsAre(...seasons: Season[]) {
  server.use(http.get('*/api/time-machine', () => HttpResponse.json({ seasons })));
}

/** The run stands so; another answers 404. */
function soFarIs(facts: Partial<SeasonSoFar> = {}) {
  server.use(
    http.get('*/api/time-machine/run', ({ request }) =>
      new URL(request.url).searchParams.get('name') === RUN
        ? HttpResponse.json({ ...SO_FAR, ...facts })
        : new HttpResponse('No season of that name is under way', { status: 404 }),
    ),
  );
}
const card = (name: string) => screen.findByRole('region', { name });

beforeEach(() => {
  signedInAs(ada);
  soFarIs();
});

describe('the time machine', () => {
  it('says that results are known, and that these bets do not count', async () => {
    seasonsAre();
    await renderApp('/time-machine');
    expect(
      await screen.findByRole('heading', { name: 'Time machine: practise on a past season' }),
    ).toBeVisible();
    expect(screen.getByText(/^Replay real games at the odds of the day/)).toBeVisible();
    expect(
      screen.getByText(/^Because the results are known, these bets stay off the leaderboards;/),
    ).toBeVisible();
  });

  it('says without a season what it is for, and who adds one', async () => {
    seasonsAre();
    await renderApp('/time-machine');
    expect(await screen.findByText('No past season is here yet')).toBeVisible();
    expect(screen.getByText('chalkline sports import')).toBeVisible();
  });

  it('shows how far a season has come, and leads to its games', async () => {
    seasonsAre(underWay, waiting);
    await renderApp('/time-machine');
    const season = within(await card('NFL 2023'));
    expect(season.getByText(/a day of it each hour\. 57 of 285 games played/)).toBeVisible();
    expect(season.getByRole('progressbar', { name: 'NFL 2023: games played' })).toHaveAttribute(
      'aria-valuetext',
      '57 of 285 games played',
    );
    expect(season.getByRole('link', { name: 'Practise on NFL 2023' })).toHaveAttribute(
      'href',
      `/place-bets?season=${RUN}`,
    );
  });

  it('says in which week a season is, how the own bets went, and leads to the next game', async () => {
    seasonsAre(underWay);
    await renderApp('/time-machine');
    const soFar = within(await screen.findByRole('region', { name: 'NFL 2023 so far' }));
    expect(soFar.getByText('Week 3 of 22, you: 7-5')).toBeVisible();
    expect(soFar.getByText('Week 3, Sun, Sep 24, 2023')).toBeVisible();
    expect(soFar.getByRole('link', { name: 'Detroit Lions @ Kansas City Chiefs' })).toHaveAttribute(
      'href',
      `/place-bets?season=${RUN}&game=b1b2c3d4e5f60718`,
    );
  });

  it('leads to no game that is not on offer yet', async () => {
    seasonsAre(underWay);
    soFarIs({ next: SO_FAR.next && { ...SO_FAR.next, isOffered: false } });
    await renderApp('/time-machine');
    expect(await screen.findByText(/Detroit Lions @ Kansas City Chiefs/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Detroit Lions @ Kansas City Chiefs' })).toBeNull();
  });

  it('shows the standings so far, the best first, and all when asked', async () => {
    seasonsAre(underWay);
    const { user } = await renderApp('/time-machine');
    const table = within(await screen.findByRole('table', { name: 'Standings so far' }));
    const rows = () => table.getAllByRole('row').map((row) => row.textContent);
    expect(rows().slice(0, 2)).toEqual(['TeamRecordNet score', 'Lions6-0+40']);
    expect(rows()).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Show all 6 teams' }));
    expect(rows().at(-1)).toBe('Bears1-5-1-10');
  });

  it('has no standings before a game is over, and no record before a bet', async () => {
    seasonsAre(underWay);
    soFarIs({ teams: [], own: { won: 0, lost: 0, open: 0 } });
    await renderApp('/time-machine');
    expect(await screen.findByText('Week 3 of 22')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('begins a season that is not under way', async () => {
    seasonsAre(waiting);
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/time-machine/begin', async ({ request }) => {
        asked.push(await request.json());
        seasonsAre({ ...waiting, run: underWay.run });
        return HttpResponse.json({ ...waiting, run: underWay.run }, { status: 201 });
      }),
    );
    const { user } = await renderApp('/time-machine');
    await user.click(await screen.findByRole('button', { name: 'Begin NFL 2022' }));
    expect(await screen.findByRole('link', { name: 'Practise on NFL 2022' })).toBeVisible();
    expect(asked).toEqual([{ sport: 'nfl', season: 2022 }]);
  });

  it('says why a season is not begun', async () => {
    seasonsAre(waiting);
    const sentence = 'You have begun 2 seasons within a day: begin another one tomorrow';
    server.use(
      http.post('*/api/time-machine/begin', () => new HttpResponse(sentence, { status: 429 })),
    );
    const { user } = await renderApp('/time-machine');
    await user.click(await screen.findByRole('button', { name: 'Begin NFL 2022' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows the seasons under way first, and those of one sport when asked', async () => {
    const nba: Season = { ...waiting, sport: 'nba', season: 2018 };
    seasonsAre(nba, waiting, underWay);
    const { user } = await renderApp('/time-machine');
    await card('NFL 2023');
    const shown = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(shown()).toEqual(['NFL 2023', 'NBA 2018', 'NFL 2022']);
    await user.click(within(screen.getByRole('group', { name: 'Sport' })).getByText('NBA'));
    expect(shown()).toEqual(['NBA 2018']);
  });

  it('stops an own season once asked twice, and no season of others', async () => {
    const own = { ...underWay, run: underWay.run && { ...underWay.run, begunByYou: true } };
    seasonsAre(own, { ...underWay, season: 2021 });
    const asked: unknown[] = [];
    server.use(
      http.post('*/api/time-machine/stop', async ({ request }) => {
        asked.push(await request.json());
        seasonsAre({ ...own, run: null });
        return HttpResponse.json({ ...own, run: null });
      }),
    );
    const { user } = await renderApp('/time-machine');
    expect(within(await card('NFL 2021')).queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stop NFL 2023' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop NFL 2023?' }));
    expect(dialog.getByText(/played to their ends/)).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Stop the Season' }));
    expect(await screen.findByRole('button', { name: 'Begin NFL 2023' })).toBeVisible();
    expect(asked).toEqual([{ sport: 'nfl', season: 2023 }]);
  });

  it('says why a season was not stopped', async () => {
    seasonsAre({ ...underWay, run: underWay.run && { ...underWay.run, begunByYou: true } });
    const sentence = 'This season is not under way';
    server.use(
      http.post('*/api/time-machine/stop', () => new HttpResponse(sentence, { status: 409 })),
    );
    const { user } = await renderApp('/time-machine');
    await user.click(await screen.findByRole('button', { name: 'Stop NFL 2023' }));
    await user.click(await screen.findByRole('button', { name: 'Stop the Season' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('lets a visitor look, and sign in to begin', async () => {
    signedInAs(null);
    seasonsAre(waiting);
    await renderApp('/time-machine');
    const season = within(await card('NFL 2022'));
    expect(season.getByRole('link', { name: 'Sign in to begin NFL 2022' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(season.queryByRole('button')).toBeNull();
  });

  it('says when the seasons cannot be loaded, and tries again', async () => {
    server.use(
      http.get('*/api/time-machine', () => new HttpResponse('', { status: 503 }), { once: true }),
    );
    const { user } = await renderApp('/time-machine');
    const again = await screen.findByRole('button', { name: 'Try again' });
    seasonsAre(waiting);
    await user.click(again);
    expect(await card('NFL 2022')).toBeVisible();
  });
});

describe('the board of Place Bets', () => {
  const usual = aGame();
  const replayed = aGame({
    id: 'b1b2c3d4e5f60718',
    source: 'replay',
    run: RUN,
    homeTeam: { name: 'Kansas City Chiefs', code: 'KC' },
    awayTeam: { name: 'Detroit Lions', code: 'DET' },
  });
  const shown = async () =>
    (await screen.findAllByRole('article')).map((game) => game.getAttribute('aria-label'));
  const HEAT = 'Miami Heat @ Boston Celtics';
  const LIONS = 'Detroit Lions @ Kansas City Chiefs';

  beforeEach(() => seasonsAre(underWay));

  it('does not mix a past season into the usual games', async () => {
    serverWith([usual, replayed]);
    await renderApp('/place-bets');
    expect(await shown()).toEqual([HEAT]);
    expect(screen.getByRole('link', { name: 'Practise on a past season' })).toHaveAttribute(
      'href',
      '/time-machine',
    );
  });

  it('shows the season that the address names, says which, and leads back', async () => {
    serverWith([usual, replayed]);
    const { user } = await renderApp(`/place-bets?season=${RUN}`);
    expect(await shown()).toEqual([LIONS]);
    expect(
      await screen.findByText(/You practise on NFL 2023: week 3 of 22, you: 7-5\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Jump to the next kick-off' })).toHaveAttribute(
      'href',
      `/place-bets?season=${RUN}&game=b1b2c3d4e5f60718`,
    );
    await user.click(screen.getByRole('link', { name: 'Back to the usual games' }));
    expect(await screen.findByRole('article', { name: HEAT })).toBeVisible();
    expect(screen.queryByRole('article', { name: LIONS })).toBeNull();
  });

  it('shows the season of the game that the address names', async () => {
    serverWith([usual, replayed]);
    await renderApp(`/place-bets?game=${replayed.id}`);
    expect(await screen.findByText(/You practise on NFL 2023: week 3/)).toBeVisible();
  });

  it('says when the season has no game on offer', async () => {
    serverWith([usual]);
    await renderApp(`/place-bets?season=${RUN}`);
    expect(await screen.findByText('No games of this season are on offer now')).toBeVisible();
  });

  it('shows replayed games where the server has no others', async () => {
    serverWith([replayed]);
    await renderApp('/place-bets');
    expect(await shown()).toEqual([LIONS]);
  });
});
