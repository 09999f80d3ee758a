import type { LogRecord } from '@/domain/proof/record';
import { recordsOf } from './events';
import type { BetSettled, RecordOf } from './events';
import { betEnd, endOf } from './outcome';
import type { Placed } from './placement';
import { open, proved, refuted, step } from './step';
import type { Step } from './step';
import { coins } from './words';

export type Settled = RecordOf<'BetSettled'>;
type Reversed = RecordOf<'SettlementReversed'>;

const OUTCOMES = {
  won: 'won',
  lost: 'lost',
  push: 'a push: the stake comes back',
  void: 'void: the stake comes back',
};

function namesBetStep(bet: Placed, { fields, position, causedBy }: Settled): Step {
  const { account, stake } = bet.fields;
  return step(
    'The settlement is of this bet',
    fields.bet === bet.position &&
      fields.account === account &&
      fields.stake === stake &&
      bet.position < causedBy &&
      causedBy < position,
    `Place ${position} settles bet ${fields.bet} by the record at place ${causedBy}.`,
    'The settlement names another bet, account or stake, or stands before its cause.',
  );
}

function causeStep(records: readonly LogRecord[], { fields, causedBy }: Settled): Step {
  const what = 'The result is in the log, and caused the settlement';
  const cause = records.find(({ position }) => position === causedBy);
  if (!cause) return open(what, `The file does not hold the record at place ${causedBy}.`);
  if (cause.event === 'AccountClosed') {
    const isOwn = cause.fields['account'] === fields.account;
    const why = 'The account was closed, which returns the stakes of open bets.';
    return step(what, isOwn && fields.outcome === 'void', why, 'Another account was closed.');
  }
  const isEnd = cause.event === 'ResultRecorded' || cause.event === 'GameCancelled';
  return step(
    what,
    isEnd && cause.fields['game'] === fields.game,
    `Place ${causedBy} ${cause.event === 'GameCancelled' ? 'cancels the game' : 'has the final score'}.`,
    'The settlement was caused by a record that is no end of its game.',
  );
}

function outcomeStep(records: readonly LogRecord[], bet: Placed, settled: Settled): Step[] {
  const what = 'The outcome follows from the result';
  const cause = records.find(({ position }) => position === settled.causedBy);
  if (cause?.event === 'AccountClosed') return [];
  const ends = bet.fields.legs.map(({ game }) => endOf(records, game, settled.position));
  const expected = betEnd(bet.fields, ends);
  if (!expected)
    return [open(what, 'The file does not hold the results of all games that decide this bet.')];
  const scores = ends.flatMap((end) => (end?.result ? [end.result.score] : []));
  const counted = scores.map(({ home, away }) => `${away}-${home}`).join(', ');
  const { outcome, credit } = settled.fields;
  return [
    step(
      what,
      expected.outcome === outcome,
      `Counted again from ${counted ? `${counted} (away-home)` : 'the cancelled game'}: ${OUTCOMES[outcome]}.`,
      `The record says ${outcome}, and the result makes it ${expected.outcome}.`,
    ),
    step(
      'It paid by the odds of your bet',
      expected.credit === credit,
      credit > 0n
        ? `${coins(credit)} coins were credited, by the odds that stand at place ${bet.position}, before the result.`
        : `Nothing was credited, and the stake of ${coins(settled.fields.stake)} went to the house.`,
      `The record credits ${coins(credit)}, and stake and odds make ${coins(expected.credit)}.`,
    ),
  ];
}

function coinsStep(
  {
    postings,
    fields: { stake, credit },
  }: Pick<Settled, 'postings'> & { fields: Pick<BetSettled, 'stake' | 'credit'> },
  sign: bigint,
): Step {
  const moved = (kind: string) =>
    postings.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n) * sign;
  return step(
    'The coins that moved are those',
    moved('held') === -stake && moved('player') === credit && moved('house') === stake - credit,
    'Held stake, balance and house moved by just these amounts, which sum to 0.',
    'The postings of the record move other amounts than it says.',
  );
}

function reversedStep(reversed: Reversed, settled: Settled | undefined): Step {
  const { settlement, credit } = reversed.fields;
  return step(
    'A corrected result took the settlement back',
    settled?.position === settlement && settled.fields.credit === credit,
    `Place ${reversed.position} takes back ${coins(credit)} coins, all that place ${settlement} had credited.`,
    'It takes back another settlement than the one before it.',
  );
}

/** Every settlement of the bet and every one that was taken back, in the order of the log. */
export function settlementSteps(bet: Placed, records: readonly LogRecord[]): Step[] {
  const settled = recordsOf(records, 'BetSettled');
  const reversed = recordsOf(records, 'SettlementReversed');
  const steps: Step[] = [];
  let standing: Settled | undefined;
  const all = [...settled, ...reversed].sort((a, b) => (a.position < b.position ? -1 : 1));
  for (const record of all) {
    if (record.event === 'SettlementReversed') {
      steps.push(reversedStep(record, standing), coinsStep(record, -1n));
      standing = undefined;
      continue;
    }
    if (standing) {
      const why = `Places ${standing.position} and ${record.position} both settle it.`;
      steps.push(refuted('The bet is settled once', why));
    }
    steps.push(
      namesBetStep(bet, record),
      causeStep(records, record),
      ...outcomeStep(records, bet, record),
      coinsStep(record, 1n),
    );
    standing = record;
  }
  if (all.length === 0) return [proved('The bet is open', 'The file holds no settlement.')];
  return steps;
}
