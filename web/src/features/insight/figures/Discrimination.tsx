import { chakra } from '@chakra-ui/react';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { FigureCard } from './FigureCard';
import type { ChancesProps } from './FigureCard';
import { Dot, Rule } from '@/features/insight/pictures/Rule';
import { asPercent, percentSpan } from '@/features/insight/pictures/scale';
import { chancesText, intervalText, orNone } from '@/features/insight/words/counts';
import { discriminationSentence } from '@/features/insight/words/sentences';
import { inkOf, verdictOf } from '@/features/insight/words/verdict';

const share = (value: number) => formatShare(value);
const points = (value: number) => signed(100 * value);
const apart = (won: number | null, lost: number | null) =>
  won === null || lost === null ? null : won - lost;

interface RowsProps {
  own: readonly [number, number];
  price: readonly [number, number];
  ink: string;
}

/** Two rows: the mean chance of what was won (filled) and of what was lost (hollow). */
function Rows({ own, price, ink }: RowsProps) {
  const span = percentSpan([...own, ...price], { label: asPercent });
  const rows = [
    { name: 'You', of: own, bottom: 2.25, colour: ink },
    { name: 'Price', of: price, bottom: 0.5, colour: 'fg.muted' },
  ];
  return (
    <Rule span={span} height={4}>
      {rows.map(({ name, of: [won, lost], bottom, colour }) => (
        <div key={name}>
          <chakra.span
            position="absolute"
            left="-5"
            fontSize="xs"
            color="fg.muted"
            style={{ bottom: `${bottom + 0.8}rem` }}
          >
            {name}
          </chakra.span>
          <Dot span={span} at={lost} ink={colour} hollow bottom={bottom} />
          <Dot span={span} at={won} ink={colour} bottom={bottom} />
        </div>
      ))}
    </Rule>
  );
}

/** How far the chances of winners lay from those of losers. */
export function Discrimination({ estimates, of = 'bet' }: ChancesProps) {
  const told = estimates.discrimination;
  const { gain, statedWon, statedLost, priceWon, priceLost } = told;
  const verdict = verdictOf(gain, {
    above: 'Better than the price',
    below: 'Worse than the price',
    good: 'above',
  });
  const isDrawn =
    statedWon !== null && statedLost !== null && priceWon !== null && priceLost !== null;
  return (
    <FigureCard
      title="Winners from losers"
      count={chancesText(gain, of)}
      verdict={verdict}
      sentence={discriminationSentence(told, of)}
      picture={
        isDrawn && (
          <Rows own={[statedWon, statedLost]} price={[priceWon, priceLost]} ink={inkOf(verdict)} />
        )
      }
      legend={
        isDrawn
          ? `Mean chance of ${of === 'bet' ? 'the bets that were won (filled) and lost (hollow)' : 'what happened (filled) and what did not (hollow)'}. Further apart is better.`
          : undefined
      }
      numbers={{
        head:
          of === 'bet'
            ? ['Chances', 'Won', 'Lost', 'Apart']
            : ['Chances', 'Happened', 'Did not', 'Apart'],
        rows: [
          [
            'You said',
            orNone(statedWon, share),
            orNone(statedLost, share),
            orNone(apart(statedWon, statedLost), points),
          ],
          [
            'The price said',
            orNone(priceWon, share),
            orNone(priceLost, share),
            orNone(apart(priceWon, priceLost), points),
          ],
          [
            `Further apart by (${formatCoins(gain.n)})`,
            '',
            intervalText(gain, points),
            orNone(gain.value, points),
          ],
        ],
      }}
      guide={{ path: '/learn/predictive-modeling', words: 'How a forecast is judged' }}
    />
  );
}
