import { posterior, shrunkRate } from '@/domain/analysis/bayes';
import { formatCoins, formatShare } from '@/domain/format/format';
import { noVig } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/bayesian-analysis';
import type { GuideContent } from './guide-content';
import { Formula, H, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const PRICES = { side: 140, other: -160 };
const GAMES = 1000;
const [prior = 0] = noVig([decimalOdds(PRICES.side), decimalOdds(PRICES.other)]);
const NEWS = { ifTrue: 0.3, ifFalse: 0.2 };
const after = posterior(prior, NEWS);
const won = Math.round(GAMES * prior * NEWS.ifTrue);
const lost = Math.round(GAMES * (1 - prior) * NEWS.ifFalse);
const RATIOS = [0.5, 0.8, 1, 1.25, 1.5, 2, 4];
const SKILL = { prior: 0.02, hot: 0.35, ordinary: 0.13 };
const skilled = posterior(SKILL.prior, { ifTrue: SKILL.hot, ifFalse: SKILL.ordinary });
const RECORD = { wins: 12, bets: 20, prior: 0.5, weight: 200 };

function Numbers() {
  return (
    <>
      <P>
        News comes in: a star is doubtful, a new coach, three wins in a row. You feel that it
        matters. The question is how much. Bayes&rsquo; theorem, found in the papers of a clergyman
        who died in 1761, is the exact answer to how far a piece of evidence should move you. Mostly
        it says: less than it feels like.
      </P>
      <Points>
        <li>
          <b>The prior:</b> what you believed before. For a game there is an excellent one, the
          no-vig chance of the price.
        </li>
        <li>
          <b>How often the evidence is seen when the claim is true.</b> Before how many wins does
          such news come?
        </li>
        <li>
          <b>How often it is seen when the claim is false.</b> And before how many losses?
        </li>
      </Points>
    </>
  );
}

function Ratio() {
  return (
    <>
      <P>
        People forget the third. Evidence that shows up just as often either way is worth nothing,
        however striking it is. The quotient of the second and the third is the{' '}
        <b>likelihood ratio</b>. With chances written as odds, p to 1 - p, everything is one
        multiplication:
      </P>
      <Formula>odds after = odds before × likelihood ratio</Formula>
      <WorkedExample
        title="counting games in place of formulas"
        steps={[
          <>
            The underdog is at <Price odds={PRICES.side} /> against <Price odds={PRICES.other} />.
            Without the margin its chance is {formatShare(prior)}: of {formatCoins(GAMES)} such
            games it wins about {Math.round(GAMES * prior)}.
          </>,
          <>
            It has won its last three. Suppose such a run is seen before{' '}
            {formatShare(NEWS.ifTrue, 0)} of wins and before {formatShare(NEWS.ifFalse, 0)} of
            losses. That makes {won} won games with the news, and {lost} lost ones.
          </>,
          <>
            With the news you are in one of {won + lost} games, and {won} of them are won: {won} /{' '}
            {won + lost} = {formatShare(after)}.
          </>,
        ]}
        result={
          <>
            From {formatShare(prior, 0)} to {formatShare(after, 0)}. If the price already knows
            about the streak, and it does, not even that.
          </>
        }
      />
    </>
  );
}

function Priced() {
  return (
    <>
      <P>
        The last remark is important. The prior is only sound if the evidence is not in it yet. A
        price holds everything that is public. Counting public news again, on top of a price that
        has already moved for it, is the commonest mistake in applied Bayes.
      </P>
      <FigureTable
        caption={`How far evidence moves a chance of ${formatShare(prior)}`}
        head={['Likelihood ratio', 'Chance after']}
        rows={RATIOS.map((ratio) => [
          ratio.toFixed(2),
          formatShare(posterior(prior, { ifTrue: ratio / 10, ifFalse: 0.1 })),
        ])}
      />
      <H>Use it daily</H>
      <Points>
        <li>
          Begin with the no-vig price. Say aloud what the news is, and whether it is in the price.
        </li>
        <li>
          Guess both frequencies, before wins and before losses. If you cannot, you do not know.
        </li>
        <li>
          Move, but move a little. Then ask what price that makes fair, and whether it is on offer.
        </li>
      </Points>
    </>
  );
}

function BaseRates() {
  return (
    <P>
      Somebody shows you a hot month. Suppose {formatShare(SKILL.prior, 0)} of tipsters have a real
      edge; of those {formatShare(SKILL.hot, 0)} have such a month, and of the others{' '}
      {formatShare(SKILL.ordinary, 0)}, by luck. Then the chance that this one is skilled is{' '}
      {formatShare(skilled)}. The month is good evidence, and still it is far more likely to be
      luck, because there are so many more lucky people than skilled ones. A rare thing needs strong
      evidence. That also holds for the belief that you have an edge yourself.
    </P>
  );
}

function Pieces() {
  return (
    <>
      <P>
        The beauty of the method is that today&rsquo;s conclusion is tomorrow&rsquo;s prior.
        Evidence can be taken in piece by piece, in any order, with the same result, as long as the
        pieces are independent. If they are not, such as three reporters who repeat one rumour, they
        are one piece and not three.
      </P>
      <P>
        For rates there is a handy form. Hold the belief that your hit rate is{' '}
        {formatShare(RECORD.prior, 0)} as firmly as if you had seen it in {RECORD.weight} bets.
        After {RECORD.wins} wins in {RECORD.bets}, which is{' '}
        {formatShare(RECORD.wins / RECORD.bets, 0)}, the sensible estimate is{' '}
        {formatShare(shrunkRate(RECORD.wins, RECORD.bets, RECORD.prior, RECORD.weight))}. A good
        week moved you by less than a point. Over hundreds of bets the data outvotes the belief, as
        it should.
      </P>
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'Three numbers', Text: Numbers, check: checks.numbers },
    { title: 'The likelihood ratio', Text: Ratio, check: checks.ratio },
    { title: 'What the price knows already', Text: Priced, check: checks.priced },
    { title: 'Base rates: the tipster', Text: BaseRates, check: checks.baseRates },
    { title: 'Learning bit by bit', Text: Pieces, check: checks.pieces },
  ],
  inShort: [
    'Begin with the no-vig price as your prior.',
    'Ask how often you would see the news before a loss, too.',
    'What is public is in the price already: do not count it twice.',
  ],
};
