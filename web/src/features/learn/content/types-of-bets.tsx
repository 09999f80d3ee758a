import { parlayCredit, parlayPrice } from '@/domain/betting/parlay';
import { formatCoins, formatShare } from '@/domain/format/format';
import { valueOf } from '@/domain/odds/exact';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalPrice } from '@/domain/odds/price';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/types-of-bets';
import type { GuideContent } from './guide-content';
import { H, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const STAKE = 100;
const STANDARD = -110;
const LEGS = 3;
const parlayOf = (legs: number) =>
  parlayPrice(Array.from({ length: legs }, () => decimalPrice(STANDARD)));
const keptOf = (legs: number) => 1 - 0.5 ** legs * valueOf(parlayOf(legs));
const credit = parlayCredit(STAKE, parlayOf(LEGS));

function Moneyline() {
  return (
    <>
      <P>
        Most of what a sportsbook offers is built from three questions: who wins, by how much, and
        how many points in all. Learn those three well. The rest is made by tying them together, and
        each knot has its price.
      </P>
      <P>
        You pick the winner and nothing else matters. The price carries the difference in strength:
        a strong favourite pays little, an outsider pays much. A moneyline at <Price odds={-250} />{' '}
        must win {formatShare(impliedChance(-250))} of the time just to break even. Favourites win
        often. That alone does not make them good bets.
      </P>
    </>
  );
}

function Spread() {
  return (
    <>
      <P>
        The spread gives the weaker team a head start so that both sides are close to even. At -3.5
        the favourite must win by 4 or more; the underdog at +3.5 may lose by up to 3 and your bet
        still wins. With a whole number such as -3 the difference can land exactly on the line. That
        is a <b>push</b>: your stake comes back and nothing is won or lost. Half points exist to
        rule it out.
      </P>
      <P>
        Not all half points are worth the same. Where games often end on one difference, as American
        football does on 3 and 7, moving across that number changes the chance a lot. Elsewhere it
        hardly matters, and paying extra for it is a poor bargain.
      </P>
    </>
  );
}

function Total() {
  return (
    <>
      <P>
        Over or under a number, both teams added together. Who wins is irrelevant. In Chalkline
        overtime counts for all three, as it does at most bookmakers; elsewhere, look it up before
        you bet rather than after.
      </P>
      <H>Props and live bets</H>
      <P>
        A prop asks about one player or event. A live bet is priced while the game runs. Both
        usually carry a higher margin than the main markets, because the bookmaker is less sure and
        you have less time to compare. More markets do not mean more chances for you; they mean more
        places to pay the margin.
      </P>
    </>
  );
}

function Parlay() {
  return (
    <>
      <P>
        A parlay ties several picks into one bet. The decimal prices are multiplied, all legs must
        win, and one lost leg loses everything. A pushed leg drops out and the rest goes on. The
        large number on the ticket is tempting, and it hides that the margin is multiplied too.
      </P>
      <WorkedExample
        title={`a parlay of ${LEGS} even games`}
        steps={[
          <>
            {LEGS} games with two equal sides, each priced <Price odds={STANDARD} />. A single bet
            of {STAKE} coins wins {profit(STAKE, STANDARD)}; the margin of such a market is{' '}
            {formatShare(keptOf(1))}.
          </>,
          <>
            The combined decimal price is {valueOf(decimalPrice(STANDARD)).toFixed(3)} multiplied{' '}
            {LEGS} times: {valueOf(parlayOf(LEGS)).toFixed(3)}. {STAKE} coins pay back{' '}
            {formatCoins(credit)}.
          </>,
          <>
            The true chance is 50% for each leg, so {formatShare(0.5 ** LEGS)} for all. A fair bet
            would pay back {formatCoins(STAKE * 2 ** LEGS)}.
          </>,
        ]}
        result={
          <>
            Of each {STAKE} coins the bookmaker keeps {(STAKE * keptOf(LEGS)).toFixed(1)} on
            average, against {(STAKE * keptOf(1)).toFixed(1)} on a single bet.
          </>
        }
      />
      <FigureTable
        caption="What the bookmaker keeps of a parlay of even games"
        head={['Legs', 'Chance', 'Pays for 1', 'Kept']}
        rows={[1, 2, 3, 5, 8].map((legs) => [
          legs,
          formatShare(0.5 ** legs),
          valueOf(parlayOf(legs)).toFixed(2),
          formatShare(keptOf(legs)),
        ])}
      />
    </>
  );
}

function Choice() {
  return (
    <Points>
      <li>
        Know exactly what must happen for you to win. If you cannot say it in one sentence, pass.
      </li>
      <li>Prefer main markets: they are the cheapest, and their prices are the best informed.</li>
      <li>Treat a parlay as entertainment. It is not a plan, however good each leg looks.</li>
    </Points>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Moneyline: who wins', Text: Moneyline, check: checks.moneyline },
    { title: 'Spread: by how much', Text: Spread, check: checks.spread },
    { title: 'Total: how many points in all', Text: Total, check: checks.total },
    { title: 'Parlay: all or nothing', Text: Parlay, check: checks.parlay },
    { title: 'Which to choose', Text: Choice, check: checks.choice },
  ],
  inShort: [
    'Moneyline: who wins. Spread: by how much. Total: how many points.',
    'A result exactly on the line is a push: the stake comes back.',
    'A parlay multiplies the prices, and the bookmaker’s margin with them.',
  ],
};
