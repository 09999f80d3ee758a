import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue, noVig } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { checks } from './checks/contrarian-betting';
import type { GuideContent } from './guide-content';
import { Formula, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const OPEN = { popular: -130, other: 110 };
const TAKEN = 135;
const CLOSE = { popular: -140, other: 120 };
const fairOther = (market: typeof OPEN) =>
  noVig([decimalOdds(market.other), decimalOdds(market.popular)])[0] ?? 0;
const atClose = fairOther(CLOSE);
const clv = expectedValue(atClose, decimalOdds(TAKEN));
/** A fade at the fair price gains nothing: the average bet of a player who only bets against the crowd. */
const blind = expectedValue(fairOther(OPEN), decimalOdds(OPEN.other));

function True() {
  return (
    <>
      <P>
        Contrarian betting means taking the side that most people do not want. The idea is simple:
        the public loves favourites, famous teams, high scores and whoever won last week. If enough
        money follows that love, the popular price becomes too short, and the unpopular one too
        long. There is something in it. There is also much less in it than is sold.
      </P>
      <P>
        Bookmakers do not simply copy the chances. They may shade a price against the side that they
        expect the public to take, because people will pay a little more to cheer for their team. It
        is also well documented that bettors like long shots too much, in horse racing above all, so
        that long prices tend to be worse value than short ones. That <b>favourite-longshot bias</b>{' '}
        is a warning to the contrarian: unpopular and unlikely are two different things, and only
        one of them is ever cheap.
      </P>
    </>
  );
}

function NotTrue() {
  return (
    <>
      <Points>
        <li>
          <b>&ldquo;80% of bets are on them, so take the other side.&rdquo;</b> A share of bets is
          not a share of money. A few large, careful bets can outweigh thousands of small ones, and
          it is money that moves prices.
        </li>
        <li>
          <b>&ldquo;The public always loses.&rdquo;</b> It loses about the margin, like everybody
          without an edge. To profit against it, you must beat it by more than the margin.
        </li>
        <li>
          <b>&ldquo;The line moved towards them, so I fade the move.&rdquo;</b> Moves usually carry
          information: an injury, the weather, somebody&rsquo;s model. Betting against all of them
          is betting against news.
        </li>
      </Points>
      <P>
        Take a market that opens at <Price odds={OPEN.popular} /> on the popular side and{' '}
        <Price odds={OPEN.other} /> on the other. Bet the other side blindly, with nothing wrong in
        the price, and each coin is worth {signedShare(blind)}. Going against the crowd is not an
        edge by itself. A wrong price is.
      </P>
    </>
  );
}

function ClosingLine() {
  return (
    <>
      <P>
        Fortunately there is a judge. Prices are sharpest just before the start, when all the news
        is in and the largest bets have been made. Take the margin out of those closing prices and
        you have the best estimate there is of the true chance, q. Compare it with the decimal price
        d that you took:
      </P>
      <Formula>closing-line value = d × q - 1</Formula>
      <P>
        It says what your bet was worth as the market saw it in the end. Because it does not depend
        on who won, it carries far less luck than your results do, and it shows within dozens of
        bets what wins and losses take thousands to show. A contrarian who is right buys unpopular
        prices that later shorten. A contrarian who is merely stubborn buys prices that go on
        drifting.
      </P>
    </>
  );
}

function Fade() {
  return (
    <WorkedExample
      title="a fade that was a good bet"
      steps={[
        <>
          The crowd pushes the popular side until the other can be had at <Price odds={TAKEN} />,
          which needs {formatShare(impliedChance(TAKEN))}. You take it.
        </>,
        <>
          Later, larger bets come in on your side. It closes at <Price odds={CLOSE.other} /> against{' '}
          <Price odds={CLOSE.popular} />, so its fair chance is {formatShare(atClose)}.
        </>,
        <>
          Closing-line value: {decimalOdds(TAKEN).toFixed(2)} × {formatShare(atClose)} - 1 ={' '}
          {signedShare(clv)}.
        </>,
      ]}
      result={
        <>
          You bought each coin&rsquo;s worth {formatShare(clv)} better than the final price. If the
          bet loses, as it will {formatShare(1 - atClose, 0)} of the time, that stays true.
        </>
      }
    />
  );
}

function Use() {
  return (
    <P>
      Let the crowd tell you where to look, never what to bet. Popular teams, televised games and
      yesterday&rsquo;s sensation are places where a price may be shaded. Then do the same work as
      always: estimate the chance, compare it with the price, and pass if there is no value. Record
      the closing line of each such bet. If after fifty of them your mean closing-line value is not
      above zero, the crowd was right, and it cost you little to learn so.
    </P>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'What is true', Text: True, check: checks.true },
    { title: 'What is not', Text: NotTrue, check: checks.notTrue },
    { title: 'How to find out: the closing line', Text: ClosingLine, check: checks.closingLine },
    { title: 'One bet, judged', Text: Fade, check: checks.fade },
    { title: 'A sensible way to use it', Text: Use, check: checks.use },
  ],
  inShort: [
    'Popular sides can be a little too expensive. Unpopular ones are not therefore good.',
    'A share of bets is not a share of money, and moves usually carry news.',
    'Closing-line value tells within dozens of bets whether your fades are any good.',
  ],
};
