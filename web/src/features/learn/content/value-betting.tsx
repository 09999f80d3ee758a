import { formatShare } from '@/domain/format/format';
import { signed, signedShare } from '@/domain/format/signed';
import { expectedValue, marginOf, noVig } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/value-betting';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const ODDS = 120;
const OTHER = -140;
const CHANCE = 0.48;
const STAKE = 50;
const decimal = decimalOdds(ODDS);
const value = expectedValue(CHANCE, decimal);
const [marketChance = 0] = noVig([decimal, decimalOdds(OTHER)]);
const market = marginOf([decimal, decimalOdds(OTHER)]);
/** Nine tenths favourite at a price that is still too short. */
const SURE = { chance: 0.9, odds: -1200 };
const sureValue = expectedValue(SURE.chance, decimalOdds(SURE.odds));
const ERRORS = [-0.06, -0.04, -0.02, 0, 0.02];

function ExpectedValue() {
  return (
    <>
      <P>
        Ask a beginner what a good bet is and they will say: one that wins. Ask a professional and
        they will say: one at a good price. A bet has <b>value</b> when the chance of winning is
        higher than the price requires. Whether it then wins is luck; whether it was worth making
        was decided before the game began.
      </P>
      <P>
        Imagine the same bet made a thousand times. Some win, most of the rest lose, and at the end
        there is an average per coin staked. That average is the expected value, and it needs only
        two numbers: your chance p and the decimal price d.
      </P>
      <Formula>expected value of each coin = p × d - 1</Formula>
      <P>
        Above zero you gain on average, below zero you pay. At zero p equals 1/d, which is the
        implied chance: the break-even point. All of value betting is the comparison of those two
        chances, yours and the price&rsquo;s.
      </P>
    </>
  );
}

function Underdog() {
  return (
    <WorkedExample
      title="an underdog worth a bet"
      steps={[
        <>
          The underdog is offered at <Price odds={ODDS} />, in decimal {decimal.toFixed(2)}. It must
          win {formatShare(impliedChance(ODDS))} of the time to break even.
        </>,
        <>
          You have good reasons to think that it wins {formatShare(CHANCE, 0)} of the time. The
          value of each coin is {CHANCE} × {decimal.toFixed(2)} - 1 = {signedShare(value)}.
        </>,
        <>
          On {STAKE} coins: you win {profit(STAKE, ODDS)} with chance {formatShare(CHANCE, 0)} and
          lose {STAKE} otherwise, which is {signed(STAKE * value)} on average.
        </>,
      ]}
      result={
        <>
          A good bet that you expect to lose {formatShare(1 - CHANCE, 0)} of the time. Both halves
          of that sentence are true.
        </>
      }
    />
  );
}

function Likely() {
  return (
    <P>
      A team that wins {formatShare(SURE.chance, 0)} of the time sounds safe. At{' '}
      <Price odds={SURE.odds} /> it must win {formatShare(impliedChance(SURE.odds))}, and so every
      coin on it is worth {signedShare(sureValue)}. You would cash nine tickets of ten and lose
      money doing it. The reverse holds too: a long shot that rarely wins may be a fine bet at the
      right price.
    </P>
  );
}

function OwnChance() {
  return (
    <>
      <P>
        The formula is easy. The chance p is the hard part, and the honest warning of this guide is
        that your p is probably worse than the market&rsquo;s. The two prices above, without their
        margin of {formatShare(market)}, put the underdog at {formatShare(marketChance)}. Many
        people with models and money arrived at that number. When you say {formatShare(CHANCE, 0)},
        you say that they are wrong by {(100 * (CHANCE - marketChance)).toFixed(1)} points.
        Sometimes they are. Usually you have missed something.
      </P>
      <FigureTable
        caption={`If your ${formatShare(CHANCE, 0)} is off by a little`}
        head={['True chance', 'Value of each coin']}
        rows={ERRORS.map((error) => [
          formatShare(CHANCE + error, 0),
          signedShare(expectedValue(CHANCE + error, decimal)),
        ])}
      />
    </>
  );
}

function Strictness() {
  return (
    <>
      <P>A few points of error eat the whole edge. So be strict with yourself:</P>
      <Points>
        <li>
          Write your chance down before you look at the price. Afterwards it drifts towards it.
        </li>
        <li>
          Ask what you know that the price does not. A favourite team, a bad feeling and last
          night&rsquo;s highlights are no answer.
        </li>
        <li>
          Demand a cushion. If the bet is only just good at your estimate, an honest error makes it
          bad.
        </li>
        <li>
          Keep score. Compare your price with the closing price: beating it steadily is the earliest
          sign that your numbers are any good.
        </li>
      </Points>
      <P>
        And when there is no value, the right bet is none. Most games on most days are priced well
        enough that passing is the best thing you can do.
      </P>
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Expected value', Text: ExpectedValue, check: checks.expectedValue },
    { title: 'A good bet that often loses', Text: Underdog, check: checks.underdog },
    { title: 'Likely to win is not the same as good', Text: Likely, check: checks.likely },
    { title: 'Where does your number come from?', Text: OwnChance, check: checks.ownChance },
    { title: 'Be strict with yourself', Text: Strictness, check: checks.strictness },
  ],
  inShort: [
    'Value is chance times decimal price, minus 1. Above zero is good.',
    'A likely winner at too short a price is a bad bet.',
    'The market’s number is usually better than yours. Ask what you know that it does not.',
  ],
};
