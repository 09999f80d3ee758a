import type { InsightProgress } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import type { ChancesProps } from './FigureCard';
import { Dot, Rule } from '@/features/insight/pictures/Rule';
import type { Span } from '@/features/insight/pictures/scale';
import { chancesText, intervalText, NONE, orNone } from '@/features/insight/words/counts';
import { brierSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

/** Of always saying 50%. */
const COIN_TOSS = 0.25;
const ROOM = 0.02;

function spanOf(scores: readonly number[]): Span {
  return {
    low: 0,
    high: Math.max(COIN_TOSS, ...scores) + ROOM,
    marks: [
      { at: 0, label: '0: perfect' },
      { at: COIN_TOSS, label: '0.25: coin toss' },
    ],
  };
}

function Dots({ stated, price, ink }: { stated: number; price: number; ink: string }) {
  const span = spanOf([stated, price]);
  return (
    <Rule span={span} height={2.25}>
      <Dot span={span} at={price} ink="fg.muted" hollow bottom={0.25} label="market" />
      <Dot span={span} at={stated} ink={ink} bottom={1.375} label="you" />
    </Rule>
  );
}

const score = (value: number) => value.toFixed(3);
const gainText = (value: number) => `${value > 0 ? '+' : ''}${score(value)}`;

type Score = InsightProgress['estimates']['brier'];

function rowOf(name: string, { gain, stated, price }: Score) {
  return [
    name,
    orNone(stated, score),
    orNone(price, score),
    orNone(gain.value, gainText),
    intervalText(gain, gainText),
    formatCoins(gain.n),
  ];
}

/** The share of the market's score that the own one is better by. */
function skillOf({ stated, price }: Score): string {
  return stated === null || price === null || price === 0 ? NONE : signedShare(1 - stated / price);
}

/** The player's chances against the market's at the same moment. */
export function Brier({ estimates, of = 'bet' }: ChancesProps) {
  const { brier, logScore, brierAtClose } = estimates;
  const { gain, stated, price } = brier;
  const verdict = verdictOf(gain, {
    above: 'Better than the market',
    below: 'Worse than the market',
    good: 'above',
  });
  return (
    <FigureCard
      title="Estimates against the market"
      count={chancesText(gain, of)}
      verdict={verdict}
      sentence={brierSentence(brier, of)}
      picture={
        stated !== null &&
        price !== null && <Dots stated={stated} price={price} ink={inkOf(verdict)} />
      }
      legend={
        stated === null
          ? undefined
          : `The Brier score, and the market’s ${of === 'bet' ? 'when you bet' : 'at the same moment'}. Further left is better. A verdict takes 100 ${of}s.`
      }
      numbers={{
        head: [
          'Score',
          'Yours',
          'Market',
          'Better by',
          'Band',
          of === 'bet' ? 'Bets' : 'Estimates',
        ],
        rows: [
          rowOf('Brier', brier),
          ['Brier, better by a share of', NONE, NONE, skillOf(brier), NONE, formatCoins(gain.n)],
          // Of what was asked and not bet on, no close is kept.
          ...(of === 'bet' ? [rowOf('Brier, market at the close', brierAtClose)] : []),
          rowOf('Log score', logScore),
        ],
      }}
      guide={{ path: '/learn/predictive-modeling', words: 'What the Brier score is' }}
    />
  );
}
