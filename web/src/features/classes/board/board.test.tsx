import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import type { ClassBoard } from '@/api/types';
import { ECON } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

const off: ClassBoard = {
  title: 'ECON 101',
  isTaught: false,
  isOn: false,
  staysOff: false,
  bands: null,
};
const bands: ClassBoard['bands'] = [
  { band: 'steady', aliases: ['Calm Heron 12', 'Quiet Maple 42'] },
  { band: 'on the way', aliases: ['Brisk Otter 17'] },
  { band: 'beginning', aliases: [] },
  { band: 'too few', aliases: ['Warm Oak 11', 'Witty Fern 50'] },
];

/** A server that remembers what is changed; what was asked of it. */
function boardIs(board: ClassBoard): unknown[] {
  let now = board;
  const asked: unknown[] = [];
  server.use(
    http.get(`*/api/classes/board/${ECON}`, () => HttpResponse.json(now)),
    http.post('*/api/classes/board/:what', async ({ request }) => {
      const { classId, ...change } = (await request.json()) as Partial<ClassBoard> & {
        classId: string;
      };
      asked.push({ classId, ...change });
      now = { ...now, ...change };
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return asked;
}

beforeEach(() => signedInAs(ada));

it('shows aliases in bands, and no ranks', async () => {
  boardIs({ ...off, isOn: true, bands });
  await renderApp(`/classes/${ECON}/board`);
  const steady = within(await screen.findByRole('list', { name: 'Steady' }));
  expect(steady.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Calm Heron 12',
    'Quiet Maple 42',
  ]);
  expect(screen.getByRole('list', { name: 'Not yet' })).toBeVisible();
  expect(screen.getByText('Nobody')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn the Board Off' })).toBeNull();
});

it('lets a member stay off it, and come back', async () => {
  const asked = boardIs({ ...off, isOn: true, bands });
  const user = userEvent.setup();
  await renderApp(`/classes/${ECON}/board`);
  await user.click(await screen.findByRole('button', { name: 'Stay Off the Board' }));
  await user.click(await screen.findByRole('button', { name: 'Join the Board' }));
  expect(await screen.findByRole('button', { name: 'Stay Off the Board' })).toBeVisible();
  expect(asked).toEqual([
    { classId: ECON, staysOff: true },
    { classId: ECON, staysOff: false },
  ]);
});

it('is turned on by an educator, and shown from five on', async () => {
  const asked = boardIs({ ...off, isTaught: true, staysOff: null });
  const user = userEvent.setup();
  await renderApp(`/classes/${ECON}/board`);
  expect(await screen.findByText(/^The board is off\. Turn it on/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stay Off the Board' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Turn the Board On' }));
  expect(await screen.findByText(/shown once five learners are on it/)).toBeVisible();
  expect(asked).toEqual([{ classId: ECON, isOn: true }]);
});

it('tells a member that it is off', async () => {
  boardIs(off);
  await renderApp(`/classes/${ECON}/board`);
  expect(await screen.findByText('The board of this class is off.')).toBeVisible();
});
