import { conditionalOdds } from '@/domain/betting/conditional';
import { parlayCredit, parlayPrice } from '@/domain/betting/parlay';
import type { Picked } from '@/domain/betting/conditional';
import { formatOdds, profit } from '@/domain/odds/odds';
import { decimalPrice } from '@/domain/odds/price';
import type { LogRecord } from '@/domain/proof/record';
import { accountStep } from './account';
import { isOf, recordsOf } from './events';
import type { BetPlaced, Condition, Leg, RecordOf } from './events';
import { open, proved, step } from './step';
import type { Step } from './step';
import { betTitle, coins, legTitle, milliseconds } from './words';
import type { WriteInstant } from './words';

export type Placed = RecordOf<'BetPlaced'>;

function stakeStep({ fields: { stake, balanceAfter }, postings }: Placed): Step {
  const moved = (kind: string) =>
    postings.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n);
  return step(
    'The stake was held, and no more',
    stake > 0n && moved('player') === -stake && moved('held') === stake && balanceAfter >= 0n,
    `${coins(stake)} coins went from your balance to the held stakes; ${coins(balanceAfter)} were left.`,
    'The coins that moved are not the stake.',
  );
}

/** The start of the game as the log knew it when the bet was placed. */
function startOf(records: readonly LogRecord[], game: string, before: bigint): bigint | undefined {
  const earlier = records.filter(({ position }) => position < before);
  const moved = recordsOf(earlier, 'GameRescheduled').filter(isOf(game)).at(-1);
  const listed = recordsOf(earlier, 'GameScheduled').filter(isOf(game)).at(-1);
  return (moved ?? listed)?.fields.startsAt;
}

function startStep(bet: Placed, leg: Leg, title: string, context: PlacementContext): Step {
  const what = `${title}: the bet came before the start`;
  const starts = startOf(context.records, leg.game, bet.position);
  if (starts === undefined) return open(what, 'The file does not hold the record of this game.');
  const start = context.write(milliseconds(starts));
  const placed = context.write(milliseconds(bet.time));
  if (leg.live) {
    return proved(
      `${title}: a bet on a game under way`,
      `The bet says so itself: it was placed at ${placed} at a live price; the game began at ${start}.`,
    );
  }
  return step(
    what,
    bet.time < starts,
    `Placed at ${placed}, and the game was to begin at ${start}.`,
    `Placed at ${placed}, after the start at ${start}.`,
  );
}

function quoteStep(bet: Placed, leg: Leg, title: string, { write }: PlacementContext): Step {
  return step(
    `${title}: the price was there before the bet`,
    leg.quotedAt <= bet.time,
    `${formatOdds(leg.odds)} was quoted at ${write(milliseconds(leg.quotedAt))}.`,
    'The price is younger than the bet.',
  );
}

/** The odds of the whole bet; undefined where the rules of its time do not follow from it. */
function profitOf({ stake, legs, condition }: BetPlaced): number | undefined {
  const [leg] = legs;
  if (!leg) return undefined;
  if (legs.length > 1) {
    const price = parlayPrice(legs.map(({ odds }) => decimalPrice(odds)));
    return parlayCredit(Number(stake), price) - Number(stake);
  }
  const odds = condition ? conditionalOddsOf(leg, condition) : leg.odds;
  return odds === undefined ? undefined : profit(Number(stake), odds);
}

function conditionalOddsOf(leg: Leg, condition: Condition): number | undefined {
  // The first rules wrote no price of the condition, and had other boosts.
  if (!condition.odds || leg.market === 'prop') return undefined;
  const { market: betType, side, line, odds } = leg;
  const pick: Picked = { betType, side, line: line / 2 };
  const { type, team } = condition;
  return conditionalOdds(
    { type, team, line: condition.line / 2, odds: condition.odds },
    pick,
    odds,
  );
}

function winningsStep({ fields }: Placed): Step {
  const what = 'The winnings follow from the odds';
  const expected = profitOf(fields);
  if (expected === undefined)
    return open(what, 'Its price was made by earlier rules, which this page does not count again.');
  const odds = fields.legs.map((leg) => formatOdds(leg.odds)).join(', ');
  return step(
    what,
    BigInt(expected) === fields.profit,
    `A stake of ${coins(fields.stake)} at ${odds} wins ${coins(fields.profit)}, half coins rounded up${fields.condition ? ', with the boost of the condition' : ''}.`,
    `The record says ${coins(fields.profit)}, and the odds make ${expected}.`,
  );
}

function rulesStep(records: readonly LogRecord[], bet: Placed): Step[] {
  const adopted = recordsOf(records, 'RulesAdopted').filter(
    ({ position }) => position < bet.position,
  );
  const rules = adopted.at(-1);
  if (!rules) return [];
  return [
    proved(
      'The rules were there before the bet',
      `Version ${rules.fields.version} stands at place ${rules.position}. That no newer one came between, only the whole log shows.`,
    ),
  ];
}

export interface PlacementContext {
  records: readonly LogRecord[];
  write: WriteInstant;
  /** The account of who looks; undefined where that is not known. */
  account: bigint | undefined;
}

/** What the record of the bet itself says, and whether it fits together. */
export function placementSteps(bet: Placed, context: PlacementContext): Step[] {
  const { records, account, write } = context;
  const gameOf = (id: string) => recordsOf(records, 'GameScheduled').find(isOf(id))?.fields;
  const title = betTitle(bet.fields, gameOf);
  const titles = bet.fields.legs.map((leg) => legTitle(leg, gameOf(leg.game)));
  const perLeg = (check: typeof startStep | typeof quoteStep) =>
    bet.fields.legs.map((leg, index) => check(bet, leg, titles[index] ?? '', context));
  return [
    proved(
      `Bet ${bet.position}: ${title}`,
      `Placed at ${write(milliseconds(bet.time))}, at place ${bet.position} of the log.`,
    ),
    ...(account === undefined ? [] : [accountStep(bet.fields.account, account)]),
    stakeStep(bet),
    ...perLeg(startStep),
    ...perLeg(quoteStep),
    winningsStep(bet),
    ...rulesStep(records, bet),
  ];
}
