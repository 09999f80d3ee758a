import { http, HttpResponse } from 'msw';
import type { ClassTerms, JoinedClass, OwnClasses, TaughtClass } from '@/api/types';
import { server } from './server';

export const ECON = 'ec'.repeat(16);

export const terms: ClassTerms = {
  startCoins: 10_000,
  largestStakePercent: 5,
  allowed: {
    moneyline: true,
    spread: true,
    total: true,
    prop: false,
    parlay: false,
    conditional: false,
  },
  endsAt: '2027-02-01T00:00:00Z',
  hasEnded: false,
  seenUntil: '2027-03-03T00:00:00Z',
  isSeen: true,
};

export const joinedEcon: JoinedClass = {
  id: ECON,
  title: 'ECON 101',
  kind: 'pseudonymous',
  educators: ['prof'],
  newEducators: [],
  terms,
  alias: 'Quiet Maple 42',
  name: null,
  joinedAt: '2026-11-20T10:00:00Z',
  consent: { bets: true, learning: true, quiz: false, chasing: false },
  hasLeft: false,
  isTakenBack: false,
  balance: 9_500,
  openStakes: 500,
  help: null,
};

export const taughtEcon: TaughtClass = {
  id: ECON,
  title: 'ECON 101',
  kind: 'pseudonymous',
  educators: ['prof'],
  code: 'ABCD2345',
  terms,
  openedAt: '2026-11-20T09:00:00Z',
  members: 2,
  waiting: 0,
};

export function classesAre(classes: Partial<OwnClasses>): void {
  server.use(
    http.get('*/api/classes', () =>
      HttpResponse.json({ taught: [], joined: [], waiting: [], ...classes }),
    ),
  );
}
