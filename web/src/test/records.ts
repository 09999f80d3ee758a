import type { LearnerRecord, RecordBet } from '@/api/types';
import { ECON } from './classes';
import { aProgress, someEstimates } from './progress';

export const MAPLE = 'ab'.repeat(8);

/** What a learner shares who has ticked the usual rows. */
export function aRecord(changes: Partial<LearnerRecord> = {}): LearnerRecord {
  return {
    classId: ECON,
    title: 'ECON 101',
    alias: 'Quiet Maple 42',
    name: null,
    joinedAt: '2026-10-01T10:00:00Z',
    hasLeft: false,
    isTakenBack: false,
    awaitsAgreement: false,
    shares: { bets: true, learning: true, quiz: false, chasing: false },
    note: { text: '', version: 0, changedAt: null, changedBy: null },
    help: null,
    progress: aProgress({ chasing: null }),
    lookBacks: 12,
    learning: {
      readings: [{ guide: 'types-of-bets', readAt: '2026-10-02T10:00:00Z' }],
      answers: [
        { guide: 'odds-formats', check: 2, isRight: false, answeredAt: '2026-10-03T10:00:00Z' },
        { guide: 'odds-formats', check: 2, isRight: true, answeredAt: '2026-10-04T10:00:00Z' },
      ],
      estimates: 0,
      unseen: someEstimates({ given: 0, open: 0, unscored: 0, points: [] }),
    },
    quiz: null,
    ...changes,
  };
}

export function aRecordBet(changes: Partial<RecordBet> = {}): RecordBet {
  return {
    id: '4711',
    placedAt: '2026-10-05T18:00:00Z',
    eventName: 'Miami Heat @ Boston Celtics',
    prediction: 'Boston Celtics -3.5',
    kind: 'spread',
    odds: -110,
    stake: 250,
    share: 0.025,
    statedChance: 0.6,
    impliedChance: 0.5238,
    marketChance: 0.5,
    close: { line: -4.5, odds: -105 },
    closeChance: 0.53,
    closingLineValue: 0.0118,
    isEstimated: true,
    status: 'won',
    settledAt: '2026-10-05T21:00:00Z',
    profit: 227,
    edge: 0.1455,
    margin: 0.0455,
    movement: 14.3,
    luck: 224.1,
    lookedBackAt: null,
    note: '',
    ...changes,
  };
}
