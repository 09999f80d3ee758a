import { formatShare } from '@/domain/format/format';
import { marginOf, noVig, overround } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds, formatPrice } from '@/domain/odds/odds-format';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/odds-formats';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const STAKE = 100;
const FAVOURITE = -150;
const UNDERDOG = 130;
const decimals = [FAVOURITE, UNDERDOG].map(decimalOdds);
const [fairFavourite = 0, fairUnderdog = 0] = noVig(decimals);
const over = overround(decimals);

const LADDER = [-300, -150, -110, 100, 150, 300];

function Questions() {
  return (
    <P>
      A price answers two questions at once. If I win, how much do I get? And how often must I win
      for that to be fair? Every format answers both; they differ only in which answer you can read
      without doing sums. Chalkline writes prices the American way unless you choose another format
      in your settings, and every tool in these guides takes all four.
    </P>
  );
}

function Formats() {
  return (
    <>
      <Points>
        <li>
          <b>American.</b> A plus sign says what a stake of 100 wins: +150 wins 150. A minus sign
          says what you must stake to win 100: -150 asks for 150. The minus side is the favourite.
          Nothing lies between -100 and +100.
        </li>
        <li>
          <b>Decimal.</b> What comes back for each coin staked, the stake included. A price of 2.50
          returns 2.50, of which 1.50 is profit. It is the easiest to calculate with: multiply by
          the stake and you are done.
        </li>
        <li>
          <b>Fractional.</b> Profit over stake. At 3/2 you win 3 for every 2 that you stake.
        </li>
        <li>
          <b>Implied chance.</b> The share of bets that must win so that you neither gain nor lose.
          It is the break-even point, and it is the form to think in.
        </li>
      </Points>
      <FigureTable
        caption="The same prices in four forms"
        head={['American', 'Decimal', 'Fractional', 'Implied', `Profit on ${STAKE}`]}
        rows={LADDER.map((odds) => [
          formatPrice(odds, 'american'),
          formatPrice(odds, 'decimal'),
          formatPrice(odds, 'fractional'),
          formatPrice(odds, 'implied'),
          profit(STAKE, odds),
        ])}
      />
    </>
  );
}

function ToChance() {
  return (
    <>
      <P>
        All conversions go through the decimal price d. From American odds it is 1 + odds/100 when
        the sign is plus, and 1 + 100/odds, with the sign dropped, when it is minus. Then:
      </P>
      <Formula>implied chance = 1 / d</Formula>
      <P>
        It pays to know a few by heart. Even money is 50%. The common -110 is{' '}
        {formatShare(impliedChance(-110))}: whoever bets at that price and is right half the time
        loses slowly and surely.
      </P>
    </>
  );
}

function Margin() {
  return (
    <>
      <P>
        In a game with two sides one of them must win, so the true chances add up to 100%. The
        implied chances of a real bookmaker add up to more. The surplus is called the{' '}
        <b>overround</b>. What it leaves with the bookmaker of each coin staked is the <b>margin</b>
        , also called hold or vig; it is a little smaller:
      </P>
      <Formula>margin = overround / (1 + overround)</Formula>
      <P>
        It is taken from every bet, the won ones too: they pay a little less than they should.
        Nobody sends you a bill for it, which is why it is worth learning to see.
      </P>
      <P>
        To estimate what the market really thinks, take the margin out again: divide each implied
        chance by their sum. The result is called the <b>no-vig</b> or fair chance. It is only an
        estimate. Bookmakers often load more of the margin onto long shots, so that the true chance
        of an outsider is usually a little lower than this method says.
      </P>
    </>
  );
}

function Market() {
  return (
    <>
      <WorkedExample
        title="what a two-way market says"
        steps={[
          <>
            The favourite is offered at {formatPrice(FAVOURITE, 'american')} and the underdog at{' '}
            {formatPrice(UNDERDOG, 'american')}: in decimal {decimals[0]?.toFixed(3)} and{' '}
            {decimals[1]?.toFixed(3)}.
          </>,
          <>
            Implied chances: {formatShare(impliedChance(FAVOURITE))} and{' '}
            {formatShare(impliedChance(UNDERDOG))}. Their sum is {formatShare(1 + over)}.
          </>,
          <>
            The overround is what exceeds 100%: {formatShare(over)}. Of each coin staked the
            bookmaker keeps {formatShare(marginOf(decimals))}: the margin.
          </>,
          <>
            Divided by their sum, the implied chances become the fair ones:{' '}
            {formatShare(fairFavourite)} and {formatShare(fairUnderdog)}.
          </>,
        ]}
        result={
          <>
            The underdog needs to win {formatShare(impliedChance(UNDERDOG))} of the time for you to
            break even, but the market itself puts it at {formatShare(fairUnderdog)}.
          </>
        }
      />
      <P>
        That gap is what you start every bet behind. Reading a price well means asking not who will
        win, but whether they will win more often than the price requires.
      </P>
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'One price, two questions', Text: Questions, check: checks.questions },
    { title: 'Four ways to write one price', Text: Formats, check: checks.formats },
    { title: 'From a price to a chance', Text: ToChance, check: checks.toChance },
    { title: 'The bookmaker’s margin', Text: Margin, check: checks.margin },
    { title: 'What a market says', Text: Market, check: checks.market },
  ],
  inShort: [
    'Every format says the same two things: what you win, and how often you must win.',
    'Think in implied chance: 1 divided by the decimal price.',
    'Implied chances of all sides add up to more than 100%. Out of that surplus, the overround, comes the margin, and you pay it.',
  ],
};
