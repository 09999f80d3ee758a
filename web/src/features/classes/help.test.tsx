import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { classesAre, ECON, joinedEcon } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

beforeEach(() => signedInAs(ada));

it('asks for help, sees that it was seen, and takes it back', async () => {
  classesAre({ joined: [joinedEcon] });
  server.use(
    http.post('*/api/classes/help', async ({ request }) => {
      const { asks } = (await request.json()) as { asks: boolean };
      const help = asks ? { askedAt: '2026-11-25T10:00:00Z', seenAt: null } : null;
      return HttpResponse.json({ help });
    }),
  );
  const { user } = await renderApp('/classes');
  await user.click(await screen.findByRole('button', { name: 'I Would Like Help' }));
  expect(await screen.findByText(/No educator has seen it yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take It Back' }));
  expect(await screen.findByRole('button', { name: 'I Would Like Help' })).toBeVisible();
});

it('says that an educator has seen it', async () => {
  const help = { askedAt: '2026-11-25T10:00:00Z', seenAt: '2026-11-25T11:00:00Z' };
  classesAre({ joined: [{ ...joinedEcon, help }] });
  await renderApp('/classes');
  expect(await screen.findByText(/An educator has seen it on/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ask Again' })).toBeVisible();
});

it('lists who has looked by role and time', async () => {
  classesAre({ joined: [joinedEcon] });
  server.use(
    http.get(`*/api/classes/looks/${ECON}`, () =>
      HttpResponse.json({
        looks: [
          { at: '2026-11-25T10:00:00Z', isOverview: false, isExport: false },
          { at: '2026-11-24T10:00:00Z', isOverview: true, isExport: true },
        ],
      }),
    ),
  );
  const { user } = await renderApp('/classes');
  await user.click(await screen.findByRole('button', { name: 'Who Has Looked' }));
  const list = within(await screen.findByRole('list', { name: 'Who has looked' }));
  expect(list.getByText(/^An educator opened my record/)).toBeVisible();
  expect(list.getByText(/^An educator wrote the overview of all members to a file/)).toBeVisible();
});
