import { formatShare } from '@/domain/format/format';
import { signed, signedShare } from '@/domain/format/signed';
import { expectedValue, marginOf } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/line-shopping';
import type { GuideContent } from './guide-content';
import { P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const STAKE = 100;
const BETS = 500;
const WORSE = -110;
const BETTER = -104;
const CHANCE = 0.515;
const PRICES = [-115, -110, -108, -105, -102, 100];
const overYear = (odds: number) => BETS * STAKE * expectedValue(CHANCE, decimalOdds(odds));
const HOME = [-112, -105];
const AWAY = [-106, -115];
const marginAt = (book: number) =>
  marginOf([HOME[book] ?? WORSE, AWAY[book] ?? WORSE].map(decimalOdds));
const bestMargin = marginOf([Math.max(...HOME), Math.max(...AWAY)].map(decimalOdds));

function Why() {
  return (
    <>
      <P>
        Everything else in these guides asks you to know something that the market does not. Line
        shopping asks for nothing but patience: before you bet, look where the same bet is offered
        at a better price. It is the one advantage that is certain, and most people leave it lying
        there.
      </P>
      <P>
        Each bookmaker has its own customers, its own opinion and its own risk. One has taken a lot
        of money on the home team and wants no more; another opened late; a third charges a smaller
        margin. For an hour or a minute the same game costs different amounts in different places.
        Since your bet is the same wherever you place it, only the price should decide where.
      </P>
    </>
  );
}

function Sums() {
  return (
    <>
      <P>
        The step from <Price odds={WORSE} /> to <Price odds={BETTER} /> looks like nothing. On a
        stake of {STAKE} coins it is a profit of {profit(STAKE, BETTER)} in place of{' '}
        {profit(STAKE, WORSE)}. But look at the break-even points:{' '}
        {formatShare(impliedChance(WORSE))} against {formatShare(impliedChance(BETTER))}. Few
        bettors are better than the first number. Many more are better than the second.
      </P>
      <FigureTable
        caption={`${BETS} bets of ${STAKE} coins, of which ${formatShare(CHANCE)} win`}
        head={['Price', 'Break-even', 'Average result']}
        rows={PRICES.map((odds) => [
          <Price key={odds} odds={odds} />,
          formatShare(impliedChance(odds)),
          signed(overYear(odds), 0),
        ])}
      />
      <P>
        The same picks, the same games, the same luck. The first line loses and the last one wins,
        and nothing has changed but where the bets were placed.
      </P>
    </>
  );
}

function PricedPoints() {
  return (
    <P>
      Shopping is not only for odds. +3.5 at one place and +3 at another are different bets: in the
      games that end on exactly 3, one wins and the other is a push. The same holds for totals. When
      line and odds both differ there is no shortcut; you have to estimate how often the game lands
      on the points between them, and weigh that against the difference in price.
    </P>
  );
}

function Books() {
  return (
    <>
      <WorkedExample
        title="two books, one market"
        steps={[
          <>
            Book A offers home <Price odds={HOME[0] ?? WORSE} /> and away{' '}
            <Price odds={AWAY[0] ?? WORSE} />, a margin of {formatShare(marginAt(0))}.
          </>,
          <>
            Book B offers home <Price odds={HOME[1] ?? WORSE} /> and away{' '}
            <Price odds={AWAY[1] ?? WORSE} />, a margin of {formatShare(marginAt(1))}.
          </>,
          <>
            Take home at B and away at A, whichever you want: the two best prices together hold a
            margin of {formatShare(bestMargin)}.
          </>,
        ]}
        result={
          <>
            Two ordinary bookmakers, and the cost of betting falls by about{' '}
            {formatShare(1 - bestMargin / marginAt(1), 0)}. A third and a fourth take off a little
            more.
          </>
        }
      />
      <P>
        In Chalkline there is one bookmaker and so one price. Practise the other half of the skill
        here: note the break-even chance of each price you take, watch how it moves until the start,
        and let your post-mortems tell you whether you bought early or late. A bettor at{' '}
        {signedShare(-0.02, 0)} a coin who saves two points on the price has done as much as one who
        found two points of insight, and it took a minute.
      </P>
    </>
  );
}

function Habit() {
  return (
    <Points>
      <li>
        Decide first what you want to bet and from which price on. Then look for that price. If
        nobody offers it, there is no bet.
      </li>
      <li>Compare in decimal or implied chance, where differences are plain to see.</li>
      <li>
        Beware of one price that is far from all others. Either the others know something that it
        does not, or it is a mistake that will be cancelled.
      </li>
      <li>
        Time is a place to shop as well. If you have reason to think that a price will drift your
        way, waiting is a choice like another book. If you have none, it is a coin toss.
      </li>
    </Points>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Why prices differ', Text: Why, check: checks.why },
    { title: 'Small differences, large sums', Text: Sums, check: checks.sums },
    { title: 'Points are prices too', Text: PricedPoints, check: checks.pricedPoints },
    { title: 'The best of two books', Text: Books, check: checks.books },
    { title: 'Doing it well', Text: Habit, check: checks.habit },
  ],
  inShort: [
    'The same bet costs different amounts in different places. Only the price should decide.',
    'A few cents a bet separate losing from winning over a year.',
    'Half points are prices too, and one price far from all others is a warning.',
  ],
};
