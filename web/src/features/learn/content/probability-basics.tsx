import { atLeast, losingRun } from '@/domain/analysis/binomial';
import { formatCoins, formatShare } from '@/domain/format/format';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/probability-basics';
import type { GuideContent } from './guide-content';
import { Formula, H, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const BETS = 100;
const COIN = 0.5;
const GOOD = 55;
const PEOPLE = 1000;
const lucky = atLeast(GOOD, BETS, COIN);
const sd = (n: number) => Math.sqrt(n * COIN * (1 - COIN));
const SIZES = [10, 100, 1000, 10_000];
const LEGS = 4;
const LEG = 0.7;

function Rules() {
  return (
    <>
      <P>
        A probability is a number from 0 to 1 that says how often something happens in the long run.
        That is all it promises. It says nothing about tonight, and most of the mistakes that
        bettors make come from asking it to.
      </P>
      <Points>
        <li>
          <b>Not.</b> The chance that something does not happen is 1 minus the chance that it does.
        </li>
        <li>
          <b>Or.</b> If two things cannot both happen, their chances add. Home win, away win and
          draw add up to 1.
        </li>
        <li>
          <b>And.</b> If two things have nothing to do with each other, their chances multiply.
        </li>
        <li>
          <b>At least once.</b> Work out the chance of never and take it from 1.
        </li>
      </Points>
    </>
  );
}

function Multiplied() {
  return (
    <P>
      The third rule is the one that surprises. {LEGS} picks that each win {formatShare(LEG, 0)} of
      the time all feel safe. Together they win {formatShare(LEG ** LEGS, 0)} of the time: less than
      a coin toss. It also has a condition that is easily forgotten. Two bets on the same game do
      have to do with each other, and multiplying their chances is then simply wrong.
    </P>
  );
}

function Streaks() {
  return (
    <>
      <P>
        After five tails the coin does not owe you a head. It has no memory; the chance is still one
        half. To believe otherwise is the gambler&rsquo;s fallacy. Averages do even out, though not
        by balancing: later tosses swamp the early ones. Five tails are a disaster in ten tosses and
        invisible in ten thousand.
      </P>
      <H>Streaks are ordinary</H>
      <P>
        People who invent a random sequence make it alternate too much. Real chance clumps. In{' '}
        {BETS} even bets, the chance of at least one run of six losses is{' '}
        {formatShare(losingRun(6, BETS, COIN), 0)}. When it comes you will look for a reason, and
        you will find one, because a mind that looks for reasons always does. Most often there is
        none.
      </P>
    </>
  );
}

function Swing() {
  return (
    <>
      <P>
        Take n bets that each win with chance p. On average n × p of them win. How far a typical
        result lies from that average is called the standard deviation:
      </P>
      <Formula>usual swing in wins = √( n × p × (1 - p) )</Formula>
      <P>
        About two thirds of results lie within one such swing and 95% within two. The root is what
        matters: four times as many bets make the swing only twice as wide, so that in percent it
        halves.
      </P>
      <FigureTable
        caption="Even bets: what luck alone does to a hit rate"
        head={['Bets', 'Usual swing, in wins', '95% of hit rates lie within']}
        rows={SIZES.map((n) => [
          formatCoins(n),
          `±${sd(n).toFixed(1)}`,
          `${formatShare(COIN - (2 * sd(n)) / n)} to ${formatShare(COIN + (2 * sd(n)) / n)}`,
        ])}
      />
    </>
  );
}

function Records() {
  return (
    <>
      <WorkedExample
        title="the expert who tosses coins"
        steps={[
          <>
            {formatCoins(PEOPLE)} people toss a coin for each of {BETS} games. None of them knows
            anything.
          </>,
          <>
            The chance that one of them gets {GOOD} or more right is {formatShare(lucky)}.
          </>,
          <>
            So about {Math.round(PEOPLE * lucky)} of them now have a record of {GOOD}% or better,
            enough to beat the usual price. They write about it. The others keep quiet.
          </>,
        ]}
        result="If you only ever meet the winners, you cannot tell skill from a crowd of coins. Ask how many others tried."
      />
      <P>
        This is why your dashboard shows the number of bets beside your win rate, and why a
        leaderboard of win rates begins at a number of settled bets. A hit rate without its n is a
        story rather than a measurement. That goes for tipsters, for statistics on television, and
        most of all for your own record.
      </P>
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Four rules that carry most of the weight', Text: Rules, check: checks.rules },
    { title: 'Chances that multiply', Text: Multiplied, check: checks.multiplied },
    { title: 'Independence, and the win that is due', Text: Streaks, check: checks.streaks },
    { title: 'How wide luck throws', Text: Swing, check: checks.swing },
    { title: 'A record and its number of bets', Text: Records, check: checks.records },
  ],
  inShort: [
    'Chances of independent things multiply, and shrink faster than it feels.',
    'A win is never due, and streaks need no reason.',
    'Luck shrinks with the square root of the number of bets: slowly.',
  ],
};
