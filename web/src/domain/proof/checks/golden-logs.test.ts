import { expect, it } from 'vitest';
import { decodeRecord } from '@/domain/proof/record';
import type { LogRecord } from '@/domain/proof/record';
import { goldenLogs } from '@/test/golden-logs';
import { recordsOf } from './events';
import type { Events } from './events';
import { gameSteps } from './games';
import { placementSteps } from './placement';
import type { Placed } from './placement';
import { settlementSteps } from './settlement';

const OF_BETS: (keyof Events)[] = [
  'BetPlaced',
  'BetSettled',
  'SettlementReversed',
  'AccountClosed',
];

/** What a receipt of the bet holds: its own records, and all of its games and of the rules. */
function receiptOf(bet: Placed, log: readonly LogRecord[]): LogRecord[] {
  const games = bet.fields.legs.map(({ game }) => game);
  return log.filter(({ event, fields, position }) => {
    if (OF_BETS.includes(event as keyof Events))
      return (
        position === bet.position || fields['bet'] === bet.position || event === 'AccountClosed'
      );
    return event === 'RulesAdopted' || games.includes(fields['game'] as string);
  });
}

// The rules that are counted again here are those of the ledger: honest history shows no fault.
it.each(goldenLogs)('finds no fault in any bet of $name', ({ records }) => {
  const log = records.map(decodeRecord);
  const bets = recordsOf(log, 'BetPlaced');
  const steps = bets.flatMap((bet) => {
    const receipt = receiptOf(bet, log);
    const context = { records: receipt, write: String, account: bet.fields.account };
    return [
      ...placementSteps(bet, context),
      ...gameSteps(receipt),
      ...settlementSteps(bet, receipt),
    ].map((step) => ({ ...step, bet: bet.position }));
  });
  expect(bets.length).toBeGreaterThan(0);
  expect(steps.filter(({ verdict }) => verdict === 'false')).toEqual([]);
});
