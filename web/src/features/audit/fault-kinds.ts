import type { AuditReport } from '@/api/types';

type Fault = AuditReport['faults'][number];

export interface FaultKind {
  title: string;
  about: string;
  faults: Fault[];
}

const KINDS: readonly (Omit<FaultKind, 'faults'> & { events: readonly string[] })[] = [
  {
    title: 'Bets',
    about: 'Taken at a price other than the quote, after the start, or beyond a limit.',
    events: ['BetPlaced'],
  },
  {
    title: 'Settlements',
    about: 'Paid twice, not at all, or otherwise than quote and result make it.',
    events: ['BetSettled', 'SettlementReversed', 'GameSettled'],
  },
  {
    title: 'Grants',
    about: 'Coins beyond the rules: nothing opened an account, upgraded it or earned them.',
    events: ['CoinsGranted', 'AccountOpened', 'MembershipUpgraded', 'PurseOpened'],
  },
  {
    title: 'Games',
    about: 'Starts, closing lines and results that do not follow from what was committed to.',
    events: [
      'GameScheduled',
      'GameRescheduled',
      'LineClosed',
      'ResultRecorded',
      'StatisticsRecorded',
      'GameCancelled',
      'GameRevealed',
    ],
  },
];

/** Faults by what they are about, each kind also where there is none. */
export function kindsOf(faults: readonly Fault[]): FaultKind[] {
  const titles = new Map(
    KINDS.flatMap(({ title, events }) => events.map((event) => [event, title] as const)),
  );
  const kinds = KINDS.map(({ title, about }) => ({
    title,
    about,
    faults: faults.filter(({ event }) => titles.get(event ?? '') === title),
  }));
  return [
    ...kinds,
    {
      title: 'Everything else',
      about: 'Hashes, roots, the order of records, and all other events.',
      faults: faults.filter(({ event }) => !titles.has(event ?? '')),
    },
  ];
}
