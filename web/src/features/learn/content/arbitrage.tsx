import { spreadOver } from '@/domain/analysis/arbitrage';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { overround } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/arbitrage';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const FIRST = 115;
const SECOND = -105;
const TOTAL = 1000;
const decimals = [FIRST, SECOND].map(decimalOdds);
const spread = spreadOver(TOTAL, decimals);
const [stakeFirst = 0, stakeSecond = 0] = spread.stakes;
const [backFirst = 0, backSecond = 0] = spread.returns;
/** The second price is gone before the second bet is made. */
const MOVED = -125;
const moved = overround([FIRST, MOVED].map(decimalOdds));
const hedged = spreadOver(TOTAL, [FIRST, MOVED].map(decimalOdds));
const PAIRS = [
  [-110, -110],
  [105, -110],
  [105, 100],
  [110, 100],
  [120, 100],
] as const;

function Exists() {
  return (
    <>
      <P>
        An arbitrage, or arb, is a set of bets on all outcomes of one event at different bookmakers,
        with prices so far apart that you gain whoever wins. It needs no opinion on the game at all.
        It is real, it is simple arithmetic, and in practice it is a thankless job. This guide
        explains both halves.
      </P>
      <P>
        Take the best price for each outcome, wherever it is offered, and add up the implied
        chances. One bookmaker&rsquo;s own prices always add up to more than 100%. The best of
        several sometimes do not.
      </P>
      <Formula>arbitrage: 1/d₁ + 1/d₂ is below 1</Formula>
      <FigureTable
        caption="Best prices for two sides"
        head={['One side', 'Other side', 'Together', 'Result on 1,000 coins']}
        rows={PAIRS.map((pair) => {
          const both = pair.map(decimalOdds);
          return [
            <Price key="one" odds={pair[0]} />,
            <Price key="two" odds={pair[1]} />,
            formatShare(1 + overround(both)),
            signed(spreadOver(TOTAL, both).worstProfit, 0),
          ];
        })}
      />
    </>
  );
}

function Stakes() {
  return (
    <>
      <P>
        Stake on each side in proportion to its implied chance. The shorter the price, the larger
        the stake, so that every outcome pays back the same amount. With whole coins it comes out
        even to within a coin or two.
      </P>
      <WorkedExample
        title="two books that disagree"
        steps={[
          <>
            Book A offers one side at <Price odds={FIRST} />, book B the other at{' '}
            <Price odds={SECOND} />. Implied: {formatShare(impliedChance(FIRST))} and{' '}
            {formatShare(impliedChance(SECOND))}, together {formatShare(1 + overround(decimals))}.
          </>,
          <>
            Of {formatCoins(TOTAL)} coins, {formatCoins(stakeFirst)} go on the first side and{' '}
            {formatCoins(stakeSecond)} on the second.
          </>,
          <>
            If the first wins, {backFirst.toFixed(1)} coins come back; if the second wins,{' '}
            {backSecond.toFixed(1)}.
          </>,
        ]}
        result={
          <>
            {signed(spread.worstProfit)} coins whatever happens:{' '}
            {formatShare(spread.worstProfit / TOTAL)} of what was laid out.
          </>
        }
      />
    </>
  );
}

function Practice() {
  return (
    <Points>
      <li>
        <b>One leg is not two.</b> Until the second bet stands, you simply have a bet. If the other
        price moves to <Price odds={MOVED} /> first, the pair adds up to {formatShare(1 + moved)},
        and you choose between a certain result of {signed(hedged.worstProfit, 0)} and a gamble that
        you never wanted.
      </li>
      <li>
        <b>Mistakes are cancelled.</b> The widest gaps are usually errors. The bookmaker voids that
        bet by its rules, and the other half of your pair stays on.
      </li>
      <li>
        <b>The rules differ.</b> Overtime counts here and not there; a retired player voids one bet
        and loses the other. Two bets on the same game are a pair only if the same things settle
        them.
      </li>
      <li>
        <b>You are not welcome.</b> Bookmakers limit accounts that only ever take the best price.
        What remains is often a few coins a bet.
      </li>
      <li>
        <b>Much money for little.</b> The gain is one or two percent of sums that are spread over
        many places, minus fees, and minus one slip of the finger a month.
      </li>
    </Points>
  );
}

function Middles() {
  return (
    <P>
      A relative is the <b>middle</b>: one side at +3.5 and the other at -2.5, at different places.
      Most results win one and lose the other, for a small cost. A game decided by exactly 3 wins
      both. Whether that pays depends on how often the gap is hit. It is again a matter of chance
      and price.
    </P>
  );
}

function Lesson() {
  return (
    <P>
      The lasting lesson is a different one. An arb tells you that at least one of two bookmakers is
      wrong, and it is usually the one that stands alone. Many who learn to find arbs end up betting
      only that side. That is no longer free of risk; it is value betting, with a good reason. In
      Chalkline all prices come from one place, so there are no arbs to be had. You will see the
      margin on every card, and this guide is what it looks like from the other side.
    </P>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'When it exists', Text: Exists, check: checks.exists },
    { title: 'How to split the stakes', Text: Stakes, check: checks.stakes },
    { title: 'What it meets in practice', Text: Practice, check: checks.practice },
    { title: 'Middles', Text: Middles, check: checks.middles },
    { title: 'What to take from this', Text: Lesson, check: checks.lesson },
  ],
  inShort: [
    'An arb exists when the best implied chances add up to less than 100%.',
    'Stake in proportion to 1/d, and every outcome pays back the same.',
    'The risk is in the execution: moved prices, voided bets, different rules.',
  ],
};
