import { losingRun } from '@/domain/analysis/binomial';
import { RUIN_SHARE, simulate } from '@/domain/analysis/simulate';
import { formatCoins, formatShare } from '@/domain/format/format';
import { expectedValue } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/bankroll-management';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const START = 1000;
const ODDS = -110;
const CHANCE = 0.54;
const BETS = 200;
const RUN = 8;
const LIMIT = 0.05;
const edge = expectedValue(CHANCE, decimalOdds(ODDS));

const plan = {
  seed: 5,
  paths: 1000,
  bets: BETS,
  start: START,
  chance: CHANCE,
  odds: ODDS,
} as const;
const SHARES = [0.02, 0.05, 0.1, 0.2];
const outcomes = SHARES.map((share) => ({
  share,
  ...simulate({ ...plan, share, staking: 'fixed' }),
}));
const left = (share: number, losses: number) => (1 - share) ** losses;
/** The gain needed to make good a loss. */
const toRecover = (lost: number) => 1 / (1 - lost) - 1;

function Bankroll() {
  return (
    <P>
      Your bankroll is the amount that you have set aside for betting, and no more than that.
      Bankroll management is the answer to one question: how much of it may ride on one bet? It
      sounds like bookkeeping. In fact it decides more results than picking winners does, because it
      settles whether you are still there when your good bets come in.
    </P>
  );
}

function LosingRuns() {
  return (
    <>
      <P>
        Suppose you are good: at <Price odds={ODDS} /> you win {formatShare(CHANCE, 0)} of your
        bets, an edge of {formatShare(edge)} on each coin. Few people ever manage that. Even so, the
        chance of meeting {RUN} losses in a row somewhere in {BETS} bets is{' '}
        {formatShare(losingRun(RUN, BETS, CHANCE), 0)}. You need not do anything wrong for it to
        happen. So the question is never whether such a run comes, but what it leaves of you.
      </P>
      <FigureTable
        caption={`What is left after ${RUN} losses in a row`}
        head={['Stake', 'Bankroll left', 'Gain needed to recover']}
        rows={SHARES.map((share) => [
          formatShare(share, 0),
          formatShare(left(share, RUN), 0),
          formatShare(toRecover(1 - left(share, RUN)), 0),
        ])}
      />
      <P>
        The last column is the cruel one. Losses and gains are not symmetric: after losing half, you
        must double what remains to be back. Small stakes keep the hole shallow enough to climb out
        of.
      </P>
    </>
  );
}

function Ceiling() {
  return (
    <>
      <Formula>Never bet more than 5% of your bankroll on one bet.</Formula>
      <P>
        With {formatCoins(START)} coins that is {formatCoins(START * LIMIT)}. It is a ceiling, not a
        recommendation: most careful bettors stake between 1% and 2%. There are two sound ways to
        apply it.
      </P>
      <Points>
        <li>
          <b>Level stakes.</b> The same number of coins every time, such as 2% of the bankroll you
          began the month with. Simple, and your record is easy to read.
        </li>
        <li>
          <b>A share of what is left.</b> 2% of the current bankroll. Stakes shrink in a bad run and
          grow in a good one, so you cannot go broke quickly.
        </li>
      </Points>
    </>
  );
}

function Chasing() {
  return (
    <>
      <P>
        What is never sound is letting the last result choose the next stake. Doubling after a loss,
        the Martingale, wins small amounts often and everything back to the house at once: a stake
        of 10 doubled after each of {RUN} losses asks for {formatCoins(10 * 2 ** RUN)} on the next
        bet. Raising stakes to win back what was lost is called chasing, and it is the most reliable
        way to lose a bankroll.
      </P>
      <WorkedExample
        title="one edge, four stakes"
        steps={[
          <>
            {formatCoins(plan.paths)} players each begin with {formatCoins(START)} coins, win{' '}
            {formatShare(CHANCE, 0)} of their bets at <Price odds={ODDS} />, and bet {BETS} times.
          </>,
          <>
            The only difference is the stake, as a share of the start. A player who falls below{' '}
            {formatShare(RUIN_SHARE, 0)} of it counts as ruined.
          </>,
          <>
            Ruined:{' '}
            {outcomes
              .map(
                ({ share, ruined }) =>
                  `${formatShare(ruined)} at a stake of ${formatShare(share, 0)}`,
              )
              .join(', ')}
            .
          </>,
        ]}
        result="All of them had the same skill and the same winning edge. The stake alone made the difference."
      />
    </>
  );
}

function NoEdge() {
  return (
    <P>
      Most bettors have no edge, and then no staking plan can create one. Good management only slows
      the loss. That is still worth something: you pay less for the practice, and you learn whether
      you are any good before the coins are gone. Here the coins are virtual, so this is the place
      to find out. With real money, only ever use what you can lose without it mattering.
    </P>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'What a bankroll is', Text: Bankroll, check: checks.bankroll },
    { title: 'Losing runs are normal', Text: LosingRuns, check: checks.losingRuns },
    { title: 'The 5% rule', Text: Ceiling, check: checks.ceiling },
    { title: 'The last result says nothing', Text: Chasing, check: checks.chasing },
    { title: 'Without an edge', Text: NoEdge, check: checks.noEdge },
  ],
  inShort: [
    'Long losing runs come to everybody. Stake so that you survive them.',
    '5% of the bankroll is the ceiling; 1% to 2% is usual.',
    'Never let the last result choose the next stake.',
  ],
};
