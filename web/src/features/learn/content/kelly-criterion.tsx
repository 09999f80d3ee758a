import { growthRate, kellyShare } from '@/domain/analysis/kelly';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/kelly-criterion';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const ODDS = 100;
const CHANCE = 0.55;
const TRUE_CHANCE = 0.52;
const BANKROLL = 1000;
const decimal = decimalOdds(ODDS);
const full = kellyShare(CHANCE, decimal);
const best = growthRate(CHANCE, decimal, full);
const PARTS = [0.25, 0.5, 1, 1.5, 2, 2.5];
const LONG = { chance: 0.12, odds: 900 };
const longKelly = kellyShare(LONG.chance, decimalOdds(LONG.odds));

function Share() {
  return (
    <>
      <P>
        You have found a bet with an edge. How much should ride on it? Stake too little and the edge
        is wasted; stake too much and even a good bet ruins you. In 1956 John Kelly, an engineer at
        Bell Labs, found the stake at which a bankroll grows fastest in the long run.
      </P>
      <Formula>share of the bankroll = ( d × p - 1 ) / ( d - 1 )</Formula>
      <P>
        p is the chance of winning and d the decimal price. In words: the edge divided by the odds.
        The upper part is the expected value of a coin, so without an edge the answer is zero, or
        below it, which means the same: do not bet. The lower part is the profit that one coin can
        win. Of two bets with the same edge, the longer price gets the smaller stake, because it
        loses more often on the way.
      </P>
    </>
  );
}

function Example() {
  return (
    <WorkedExample
      title="an even price with an edge"
      steps={[
        <>
          The price is <Price odds={ODDS} />, in decimal {decimal.toFixed(2)}, and you put the
          chance at {formatShare(CHANCE, 0)}. The edge is{' '}
          {signedShare(expectedValue(CHANCE, decimal), 0)} a coin.
        </>,
        <>
          Kelly: {expectedValue(CHANCE, decimal).toFixed(2)} / {(decimal - 1).toFixed(2)} ={' '}
          {formatShare(full, 0)} of the bankroll, {formatCoins(full * BANKROLL)} of{' '}
          {formatCoins(BANKROLL)} coins.
        </>,
        <>
          The bankroll then grows by {formatShare(best, 2)} a bet in the long run. At half that
          stake it still grows by {formatShare(growthRate(CHANCE, decimal, full / 2), 2)}.
        </>,
      ]}
      result={
        <>
          Half the stake keeps {formatShare(growthRate(CHANCE, decimal, full / 2) / best, 0)} of the
          growth. That is the most useful fact about Kelly.
        </>
      }
    />
  );
}

function Growth() {
  return (
    <>
      <P>
        If you maximised the average profit you would stake everything on every good bet, and one
        loss would end it. The average would be carried by a few unbelievably rich survivors. Kelly
        maximises the average of the logarithm instead, which is to say the growth of the typical
        bankroll. Stakes multiply, so what counts is the product of what each bet leaves you with.
      </P>
      <FigureTable
        caption={`Growth at parts of the Kelly stake, ${formatShare(CHANCE, 0)} at even money`}
        head={['Part of Kelly', 'Stake', 'Growth a bet', 'If the truth is 52%']}
        rows={PARTS.map((part) => [
          `${part}×`,
          formatShare(part * full),
          signedShare(growthRate(CHANCE, decimal, part * full), 2),
          signedShare(growthRate(TRUE_CHANCE, decimal, part * full), 2),
        ])}
      />
      <P>
        The hill is flat at the top and steep beyond it. At twice the Kelly stake the growth is all
        but gone, and past that you shrink although every single bet has an edge. Overbetting is
        punished harder than underbetting.
      </P>
    </>
  );
}

function Unknown() {
  return (
    <P>
      Kelly takes your chance as the truth. It never is. The last column shows the same stakes when
      the real chance is {formatShare(TRUE_CHANCE, 0)} and not {formatShare(CHANCE, 0)}: a small
      error of judgement turns the full Kelly stake into a slow ruin, while a quarter of it still
      grows. And your errors are not random. The bets that look best to you are the ones where you
      were most over-confident, which makes full Kelly too much nearly always.
    </P>
  );
}

function Fraction() {
  return (
    <>
      <Points>
        <li>
          Use a half or a quarter of Kelly. It costs little growth, and buys calm and room for
          error.
        </li>
        <li>
          Keep the 5% ceiling above it. If Kelly asks for more than that, distrust your chance
          first.
        </li>
        <li>
          Full Kelly is wild even when p is right: the chance of one day seeing your bankroll at
          half of what you began with is one half.
        </li>
        <li>
          Bets that run at the same time share the bankroll. Stake less on each, and much less if
          they hang together.
        </li>
        <li>
          Long shots get tiny stakes. At <Price odds={LONG.odds} /> and a chance of{' '}
          {formatShare(LONG.chance, 0)}, an edge of{' '}
          {signedShare(expectedValue(LONG.chance, decimalOdds(LONG.odds)), 0)} earns only{' '}
          {formatShare(longKelly)}.
        </li>
      </Points>
      <P>
        And the margin has not gone anywhere. On most bets at a bookmaker&rsquo;s prices d × p is
        below 1, and then Kelly&rsquo;s advice is the shortest in this center: stake nothing.
      </P>
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'The formula', Text: Share, check: checks.share },
    { title: 'Half the stake, most of the growth', Text: Example, check: checks.example },
    { title: 'Why growth, and not profit', Text: Growth, check: checks.growth },
    { title: 'The trouble: you do not know p', Text: Unknown, check: checks.unknown },
    { title: 'Less than Kelly says', Text: Fraction, check: checks.fraction },
  ],
  inShort: [
    'Kelly: edge divided by odds, as a share of the bankroll.',
    'Half the stake keeps three quarters of the growth.',
    'It trusts your chance blindly. Bet a part of it, and never above 5%.',
  ],
};
