import { brier, updatedRating, ratingChance } from '@/domain/analysis/rating';
import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue, noVig } from '@/domain/odds/market';
import { impliedChance } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { Price } from '@/ui/betting/Price';
import { FigureTable } from '@/ui/charts/FigureTable';
import { checks } from './checks/predictive-modeling';
import type { GuideContent } from './guide-content';
import { Formula, H, P, Points } from './prose';
import { WorkedExample } from './WorkedExample';

const HOME = 1560;
const AWAY = 1520;
const ADVANTAGE = 35;
const K = 20;
const PRICES = { home: -125, away: 105 };
const TRUST = 0.3;
const model = ratingChance(HOME + ADVANTAGE, AWAY);
const [market = 0] = noVig([decimalOdds(PRICES.home), decimalOdds(PRICES.away)]);
const blend = TRUST * model + (1 - TRUST) * market;
const homePrice = decimalOdds(PRICES.home);
const DIFFERENCES = [0, 50, 100, 200, 400];
const scoreOf = (chance: number, wins: number, games: number) =>
  brier(
    Array.from({ length: games }, (_, game) => ({ chance, outcome: game < wins ? 1 : 0 }) as const),
  );

function Rating() {
  return (
    <>
      <P>
        A model is a rule that turns what you know before a game into a chance. It need not be
        clever. Its great advantage over intuition is that it says the same thing every day, so that
        you can measure how wrong it is and make it less so. A hunch that is never written down
        cannot be improved.
      </P>
      <P>
        Arpad Elo&rsquo;s ratings, made for chess, are the best place to begin. Each team has a
        number. The difference between two numbers, with something added for playing at home,
        becomes a chance:
      </P>
      <Formula>chance = 1 / ( 1 + 10^(-difference / 400) )</Formula>
      <FigureTable
        caption="What a difference in rating means"
        head={['Difference', 'Chance of the better team']}
        rows={DIFFERENCES.map((difference) => [
          difference,
          formatShare(ratingChance(difference, 0)),
        ])}
      />
    </>
  );
}

function Update() {
  return (
    <P>
      After each game the winner takes points from the loser in proportion to the surprise: new
      rating = old + K × (result - chance), where the result is 1 or 0. With K = {K}, a home win
      here moves {HOME} to {updatedRating(HOME, model, 1, K).toFixed(1)}, a defeat to{' '}
      {updatedRating(HOME, model, 0, K).toFixed(1)}. A large K learns quickly and trembles; a small
      K is calm and slow. Everything else is refinement: margins of victory, rest days, injuries,
      the goalkeeper.
    </P>
  );
}

function Unseen() {
  return (
    <>
      <P>
        A model that is judged on the games it was built from will flatter you. Give it enough knobs
        and it learns the past by heart, luck included. This is <b>overfitting</b>, the commonest
        way to build something worthless. Build on earlier seasons and judge on later ones, in the
        order of time, and touch the later ones as rarely as you can. Watch also for leaks: a
        closing price, a final line-up or a season average that contains the game itself were not
        known when you would have bet.
      </P>
      <H>Before you believe it</H>
      <Points>
        <li>When model and market differ widely, look first for what the model does not know.</li>
        <li>Write down each forecast with its time. Memory edits.</li>
        <li>Add one thing at a time, and keep it only if the score on unseen games gets better.</li>
      </Points>
    </>
  );
}

function Score() {
  return (
    <P>
      Counting right picks wastes most of the information. Use a score for chances, such as
      Brier&rsquo;s: the mean of (stated chance - result)², where lower is better. Always saying 50%
      scores {scoreOf(0.5, 1, 2).toFixed(3)}. Say 90% of ten games of which nine are won, and you
      score {scoreOf(0.9, 9, 10).toFixed(3)}; win only six of them and it is{' '}
      {scoreOf(0.9, 6, 10).toFixed(3)}, worse than knowing nothing. Then check calibration: of all
      the games to which you gave about 70%, did about 70% win?
    </P>
  );
}

function Rival() {
  return (
    <>
      <P>
        The score to beat is not that of a coin but that of the no-vig closing price, and it is very
        hard to beat. So do not throw that knowledge away. Treat the price as a second model,
        usually the better one, and mix: a blend with a modest weight on your own number beats
        either alone more often than not.
      </P>
      <WorkedExample
        title="from ratings to a decision"
        steps={[
          <>
            Home is rated {HOME}, away {AWAY}, and home advantage is worth {ADVANTAGE}: a difference
            of {HOME + ADVANTAGE - AWAY}, a chance of {formatShare(model)}.
          </>,
          <>
            The prices are <Price odds={PRICES.home} /> and <Price odds={PRICES.away} />; without
            the margin the market says {formatShare(market)}.
          </>,
          <>
            The model alone would see {signedShare(expectedValue(model, homePrice))} in the home
            price, which needs {formatShare(impliedChance(PRICES.home))}.
          </>,
          <>
            With {formatShare(TRUST, 0)} trust in the model the blend is {formatShare(blend)}, and
            the value {signedShare(expectedValue(blend, homePrice))}.
          </>,
        ]}
        result={
          expectedValue(blend, homePrice) > 0
            ? 'A small edge is left after honest doubt. That is the most a good model usually finds.'
            : 'After honest doubt nothing is left of the edge: pass. A model mostly saves you from bets.'
        }
      />
    </>
  );
}

export const content: GuideContent = {
  steps: [
    { title: 'A rating is a model already', Text: Rating, check: checks.rating },
    { title: 'How a rating learns', Text: Update, check: checks.update },
    { title: 'Test it on games it has not seen', Text: Unseen, check: checks.unseen },
    { title: 'Judge chances, not picks', Text: Score, check: checks.score },
    { title: 'The market is the rival', Text: Rival, check: checks.rival },
  ],
  inShort: [
    'A rating and a formula are a model. Begin there.',
    'Judge it on games it has not seen, by a score for chances.',
    'The closing price is the rival, and your best second opinion.',
  ],
};
