import { shrunkRate } from '@/domain/analysis/bayes';
import { betsToSee, wilson } from '@/domain/analysis/interval';
import { formatCoins, formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/sports-statistics';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const ODDS = -110;
const breakEven = impliedChance(ODDS);
const START = { wins: 8, games: 10 };
const WEIGHT = 30;
const AVERAGE = 0.5;
const estimate = shrunkRate(START.wins, START.games, AVERAGE, WEIGHT);
const ofStart = wilson(START.wins, START.games);
const RATES = [0.53, 0.54, 0.55, 0.57, 0.6];
const RECORD = 0.55;
const SIZES = [20, 100, 500, 2000];
const rangeOf = (n: number) => {
  const { low, high } = wilson(Math.round(RECORD * n), n);
  return `${formatShare(low)} to ${formatShare(high)}`;
};

function Repeats() {
  return (
    <>
      <P>
        Sports produce more numbers than anyone can read, and most of them are useless for saying
        what happens next. The craft lies in telling the two kinds apart. Ask three things of every
        statistic: does it repeat, does it measure what you think it does, and is there enough of
        it?
      </P>
      <P>
        A number is useful for forecasts if teams that were high in it early in a season are high in
        it later too. Shots and chances created repeat fairly well. The share of shots that go in
        repeats far less, because it holds a good deal of luck. So the team that wins with few shots
        and a glowing shooting percentage is usually about to cool down, while the one that keeps
        creating chances and missing them is about to look better. Close games are the same: a long
        record of winning by one is rarely a talent.
      </P>
    </>
  );
}

function Regression() {
  return (
    <>
      <P>
        Whatever is extreme was partly lucky, and luck does not carry over. So the next measurement
        tends to lie nearer the average. Nothing pulls it there; it is only that the good fortune is
        not repeated. The less data there is, the stronger the effect. A simple way to allow for it
        is to add a number of average games to the real ones:
      </P>
      <Formula>estimate = (wins + average × k) / (games + k)</Formula>
      <P>
        Here k says how many games it takes until a record is worth as much as knowing nothing at
        all. It differs from sport to sport: small where the better team usually wins, large where
        chance rules a single game.
      </P>
    </>
  );
}

function HotStart() {
  return (
    <WorkedExample
      title="a hot start"
      steps={[
        <>
          A team wins {START.wins} of its first {START.games} games:{' '}
          {formatShare(START.wins / START.games, 0)}.
        </>,
        <>
          So few games fit any true rate from {formatShare(ofStart.low, 0)} to{' '}
          {formatShare(ofStart.high, 0)} (95% interval).
        </>,
        <>
          With k = {WEIGHT} and an average of {formatShare(AVERAGE, 0)}: ({START.wins} + {AVERAGE} ×{' '}
          {WEIGHT}) / ({START.games} + {WEIGHT}) = {formatShare(estimate)}.
        </>,
      ]}
      result={
        <>
          The best guess for the rest of the season is near {formatShare(estimate)}. Who pays for{' '}
          {formatShare(START.wins / START.games, 0)} is buying last month&rsquo;s luck.
        </>
      }
    />
  );
}

function Enough() {
  return (
    <>
      <P>
        A rate comes with a range of true values that it fits. Wilson&rsquo;s 95% interval, which
        the table below and the tools of this guide use, gives that range honestly even for small
        numbers. Look how slowly it closes around a record of {formatShare(RECORD, 0)}:
      </P>
      <FigureTable
        caption={`A record of ${formatShare(RECORD, 0)}: the true rates that it fits`}
        head={['Bets', 'Plausible range']}
        rows={SIZES.map((n) => [formatCoins(n), rangeOf(n)])}
      />
      <P>
        At <Price odds={ODDS} /> you need {formatShare(breakEven)}. How many bets does it take until
        a real edge stands clear of that?
      </P>
      <FigureTable
        caption={`Bets until an edge shows, at a break-even of ${formatShare(breakEven)}`}
        head={['True hit rate', 'Bets needed, about']}
        rows={RATES.map((rate) => [formatShare(rate, 0), formatCoins(betsToSee(rate, breakEven))])}
      />
      <P>
        These numbers are sobering, and they are the reason why results are a poor teacher. A season
        of betting cannot tell a small edge from none.
      </P>
    </>
  );
}

function Traps() {
  return (
    <Points>
      <li>
        <b>Cut to fit.</b> &ldquo;7-1 on the road after a loss as a favourite&rdquo; was found by
        trying a hundred cuts and keeping the best. One cut in twenty passes a 95% test by luck
        alone.
      </li>
      <li>
        <b>The easy schedule.</b> Averages mean little until you know against whom they were made.
      </li>
      <li>
        <b>Already in the price.</b> A true fact that everybody knows is worth nothing. The market
        has read the table too.
      </li>
    </Points>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Does it repeat?', Text: Repeats, check: checks.repeats },
    { title: 'Regression to the mean', Text: Regression, check: checks.regression },
    { title: 'A record, corrected', Text: HotStart, check: checks.hotStart },
    { title: 'Is there enough of it?', Text: Enough, check: checks.enough },
    { title: 'Three traps', Text: Traps, check: checks.traps },
  ],
  inShort: [
    'Prefer numbers that repeat: chances created over shots that went in.',
    'Extreme records move back towards the average. Expect it.',
    'A hit rate without its number of bets says nothing.',
  ],
};
