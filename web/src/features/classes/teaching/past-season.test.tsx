import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Season } from '@/api/types';
import { usePurse } from '@/state/purse';
import { classesAre, ECON, joinedEcon, taughtEcon, terms } from '@/test/classes';
import { aGame } from '@/test/games';
import { ada } from '@/test/people';
import { serverWith } from '@/test/place-bets';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const RUN = `class-${ECON}-nfl-2023-1763942400000000`;
const waiting: Season = {
  sport: 'nfl',
  season: 2023,
  games: 285,
  firstStart: '2023-09-08T00:20:00Z',
  lastStart: '2024-02-11T23:30:00Z',
  run: null,
};
const underWay: Season = {
  ...waiting,
  run: {
    name: RUN,
    pace: 'as-it-was',
    startsAt: '2026-11-24T00:15:00Z',
    endsAt: '2027-04-30T13:00:00Z',
    nextStart: '2026-11-24T03:10:00Z',
    gamesPlayed: 57,
    begunByYou: false,
  },
};

function classSeasonsAre(...seasons: Season[]) {
  server.use(http.get(`*/api/classes/season/${ECON}`, () => HttpResponse.json({ seasons })));
}

/** Answers a change, after which the seasons are these, and keeps what was asked. */
function change(path: string, after: Season) {
  const asked: unknown[] = [];
  server.use(
    http.post(`*/api/classes/season/${path}`, async ({ request }) => {
      asked.push(await request.json());
      classSeasonsAre(after);
      return HttpResponse.json(after);
    }),
  );
  return asked;
}

afterEach(() => usePurse.setState({ chosen: null }));

describe('the past season of a class, for its educator', () => {
  beforeEach(() => signedInAs({ ...ada, roles: ['player', 'educator'] }));

  async function opened(taught = taughtEcon) {
    classesAre({ taught: [taught] });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Past Season' }));
    return user;
  }

  it('is chosen with its pace and begun', async () => {
    classSeasonsAre(waiting, { ...waiting, season: 2022, games: 284 });
    const asked = change('begin', underWay);
    const user = await opened();
    expect(await screen.findByText(/Its learners alone see them/)).toBeVisible();
    await user.selectOptions(await screen.findByLabelText('Season'), 'NFL 2022, 284 games');
    expect(screen.getByRole('button', { name: 'Begin NFL 2022' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Season'), 'NFL 2023, 285 games');
    await user.click(within(screen.getByRole('group', { name: 'Pace' })).getByText(/as it was/));
    await user.click(screen.getByRole('button', { name: 'Begin NFL 2023' }));
    expect(await screen.findByText(/The class plays NFL 2023, as fast as it was/)).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, sport: 'nfl', season: 2023, pace: 'as-it-was' }]);
  });

  it('says why it is not begun', async () => {
    classSeasonsAre(waiting);
    const sentence = 'This class has begun 2 seasons within a day: begin another one tomorrow';
    server.use(
      http.post('*/api/classes/season/begin', () => new HttpResponse(sentence, { status: 429 })),
    );
    const user = await opened();
    await user.click(await screen.findByRole('button', { name: 'Begin NFL 2023' }));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('is stopped once asked twice', async () => {
    classSeasonsAre(underWay);
    const asked = change('stop', waiting);
    const user = await opened();
    expect(await screen.findByText(/57 of 285 games played/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop NFL 2023' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Stop NFL 2023 for ECON 101?' }),
    );
    expect(dialog.getByText(/are void, and the stakes go back/)).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Stop the Season' }));
    expect(await screen.findByRole('button', { name: 'Begin NFL 2023' })).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, sport: 'nfl', season: 2023 }]);
  });

  it('is not begun in a class that has ended, and not without a file', async () => {
    classSeasonsAre(waiting);
    await opened({ ...taughtEcon, terms: { ...terms, hasEnded: true } });
    expect(await screen.findByText('This class has ended.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Begin/ })).toBeNull();
  });

  it('says who adds a season where there is none', async () => {
    classSeasonsAre();
    await opened();
    expect(await screen.findByText('chalkline sports import')).toBeVisible();
  });
});

describe('the past season of a class, for its learners', () => {
  beforeEach(() => {
    signedInAs(ada);
    server.use(http.get('*/api/time-machine', () => HttpResponse.json({ seasons: [waiting] })));
  });

  const replayed = aGame({
    id: 'b1b2c3d4e5f60718',
    source: 'replay',
    run: RUN,
    homeTeam: { name: 'Kansas City Chiefs', code: 'KC' },
    awayTeam: { name: 'Detroit Lions', code: 'DET' },
  });
  const LIONS = 'Detroit Lions @ Kansas City Chiefs';

  it('leads from the class to its games, with the purse of the class', async () => {
    classesAre({ joined: [joinedEcon] });
    classSeasonsAre(underWay);
    serverWith([aGame(), replayed]);
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Bet on NFL 2023' }));
    expect(await screen.findByRole('article', { name: LIONS })).toBeVisible();
    expect(usePurse.getState().chosen?.id).toBe(ECON);
    expect(await screen.findByText(/You practise on NFL 2023\./)).toBeVisible();
  });

  it('is asked for with the purse, and leads from the usual games to its own', async () => {
    const asked: (string | null)[] = [];
    classesAre({ joined: [joinedEcon] });
    classSeasonsAre(underWay);
    serverWith([aGame(), replayed]);
    server.use(
      http.get('*/api/betting/upcoming-games', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('purse'));
        return HttpResponse.json([aGame(), replayed]);
      }),
    );
    usePurse.setState({ chosen: { id: ECON, title: 'ECON 101' } });
    const { user } = await renderApp('/place-bets');
    await user.click(await screen.findByRole('link', { name: 'ECON 101 plays NFL 2023' }));
    expect(await screen.findByRole('article', { name: LIONS })).toBeVisible();
    await waitFor(() => expect(new Set(asked)).toEqual(new Set([ECON])));
    expect(screen.queryByRole('link', { name: 'Practise on a past season' })).toBeNull();
  });

  it('is no longer shown to who has left', async () => {
    classesAre({ joined: [{ ...joinedEcon, hasLeft: true }] });
    classSeasonsAre(underWay);
    await renderApp('/classes');
    await screen.findByRole('region', { name: 'ECON 101' });
    expect(screen.queryByRole('button', { name: 'Bet on NFL 2023' })).toBeNull();
  });
});
