import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RosterPreview } from '@/api/types';
import { classesAre, ECON, taughtEcon } from '@/test/classes';
import { ada } from '@/test/people';
import { renderApp, signedInAs } from '@/test/render';
import { server } from '@/test/server';

beforeEach(() => signedInAs({ ...ada, roles: ['player', 'educator'] }));

function answer(path: string, body: object) {
  const asked: unknown[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body);
    }),
  );
  return asked;
}

const graded = { ...taughtEcon, kind: 'graded', code: null } as const;

const preview: RosterPreview = {
  version: 3,
  added: [{ sourcedId: 's-1', name: 'Ada Byron' }],
  changed: [{ sourcedId: 's-2', before: 'Al Turing', after: 'Alan Turing' }],
  unchanged: 4,
  notInFile: 1,
  withEmail: 1,
  teachers: ['Grace Hopper'],
  unknownColumns: ['house'],
  faults: ['Line 9: it has no sourcedId'],
  schoolGrades: 27,
  notEnabled: 0,
  otherRoles: 0,
};

describe('the waiting room', () => {
  it('lets in by alias', async () => {
    classesAre({ taught: [{ ...taughtEcon, waiting: 1 }] });
    const waiting = [{ alias: 'Brisk Otter 17', askedAt: '2026-11-20T10:00:00Z' }];
    server.use(
      http.get(`*/api/classes/waiting/${ECON}`, () => HttpResponse.json({ waiting }), {
        once: true,
      }),
    );
    const asked = answer('/api/classes/admit', { admitted: 1, problem: null });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Let Brisk Otter 17 in' }));
    await waitFor(() => expect(screen.queryByText('Brisk Otter 17')).toBeNull());
    expect(asked).toEqual([{ classId: ECON, alias: 'Brisk Otter 17', admit: true }]);
  });
});

describe('the forms of one field', () => {
  it('add an educator, by the name without blanks, and are empty again', async () => {
    classesAre({ taught: [taughtEcon] });
    const asked = answer('/api/classes/educators', {
      ...taughtEcon,
      educators: ['prof', 'reader'],
    });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Educators' }));
    const name = await screen.findByLabelText(/^Another educator/);
    await user.click(screen.getByRole('button', { name: 'Add Educator' }));
    await user.type(name, ' reader ');
    await user.click(screen.getByRole('button', { name: 'Add Educator' }));
    await waitFor(() => expect(name).toHaveValue(''));
    expect(asked).toEqual([{ classId: ECON, username: 'reader' }]);
  });

  it('check a slip, and say why one is refused', async () => {
    classesAre({ taught: [taughtEcon] });
    server.use(
      http.post(
        '*/api/classes/slips/check',
        () => new HttpResponse('No slip of this class has that code', { status: 404 }),
        { once: true },
      ),
    );
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Check a Slip' }));
    await user.type(await screen.findByLabelText(/^Code of a completion slip/), 'ABCD2345');
    await user.click(screen.getByRole('button', { name: 'Check the Slip' }));
    expect(await screen.findByText('No slip of this class has that code')).toBeVisible();
    answer('/api/classes/slips/check', {
      code: 'ABCD2345',
      betsPlaced: 3,
      betsSettled: 2,
      withChance: 1,
      assignmentsMet: [],
    });
    await user.click(screen.getByRole('button', { name: 'Check the Slip' }));
    expect(await screen.findByText(/The slip is of this class. 3 bets placed/)).toBeVisible();
  });
});

describe('the roster of a graded class', () => {
  beforeEach(() => {
    classesAre({ taught: [graded] });
    const students = [
      { sourcedId: 's-2', name: 'Al Turing', username: '', identifier: '', alias: null },
    ].map((one) => ({ ...one, state: 'invited' }));
    server.use(
      http.get(`*/api/classes/roster/${ECON}`, () => HttpResponse.json({ version: 3, students })),
    );
  });

  it('shows what a file changes before it is applied, and applies that version', async () => {
    answer('/api/classes/roster/preview', preview);
    const applied = { added: 1, changed: 1, mailed: 0, notMailed: 0 };
    const asked = answer('/api/classes/roster/apply', applied);
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Roster' }));
    const csv = 'sourcedId,role,givenName,familyName\n';
    await user.upload(
      await screen.findByLabelText(/^Roster from a file/),
      new File([csv], 'users.csv', { type: 'text/csv' }),
    );
    expect(await screen.findByText('Will be added: 1')).toBeVisible();
    expect(screen.getByText('Ada Byron').tagName).toBe('BDI');
    expect(
      screen.getByText(
        /^Chalkline is for people of 18 and over\. 27 rows are of school grades and were left out\. Teaching younger people\?/,
      ),
    ).toBeVisible();
    expect(screen.getByText('1 student of the roster not in the file: they stay.')).toBeVisible();
    expect(screen.getByText('Columns that are not read: house.')).toBeVisible();
    const [teacher] = preview.teachers;
    await user.click(screen.getByRole('button', { name: `Add ${teacher} as an educator` }));
    expect(screen.getByLabelText('Another educator, by username')).toBeVisible();
    expect(asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('1 student added, 1 changed')).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, version: 3, csv, mails: false }]);
  });

  it('takes a student out once asked twice', async () => {
    const asked = answer('/api/classes/roster/remove', {});
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Roster' }));
    await user.click(await screen.findByRole('button', { name: 'Take Al Turing out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take Al Turing out of the roster?' });
    expect(asked).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Take Out' }));
    expect(
      await screen.findByText('\u2068Al Turing\u2069 is no longer on the roster'),
    ).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, sourcedId: 's-2' }]);
  });

  it('makes slips with a code that a camera reads', async () => {
    const invitations = [{ sourcedId: 's-2', name: 'Al Turing', token: 'A'.repeat(26) }];
    const asked = answer('/api/classes/invitations', { invitations });
    const { user } = await renderApp('/classes');
    await user.click(await screen.findByRole('button', { name: 'Roster' }));
    await user.click(await screen.findByRole('button', { name: 'New slip for Al Turing' }));
    const slips = within(await screen.findByRole('region', { name: 'Invitations to print' }));
    expect(slips.getByRole('img', { name: 'Invitation of Al Turing' })).toBeVisible();
    expect(slips.getByText('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA-A')).toBeVisible();
    expect(asked).toEqual([{ classId: ECON, sourcedId: 's-2' }]);
  });
});
