import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { formatFairPrice } from '@/domain/odds/fair-price';
import { expectedValue, marginOf, noVig } from '@/domain/odds/market';
import { useOddsFormat } from '@/state/preferences';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

export function ClosingLineTool() {
  const format = useOddsFormat();
  const taken = usePrice(145);
  const close = usePrice(130);
  const otherClose = usePrice(-150);
  const value = () => {
    if (!taken.decimal || !close.decimal || !otherClose.decimal) return undefined;
    const sides = [close.decimal, otherClose.decimal];
    const [chance = 0] = noVig(sides);
    return { chance, margin: marginOf(sides), clv: expectedValue(chance, taken.decimal) };
  };
  const result = value();
  return (
    <ToolCard
      title="Closing-line value"
      text="Enter the price you took on the unpopular side, and both prices at the start of the game."
    >
      <Controls>
        <PriceField label="Price you took" price={taken} />
        <PriceField label="Your side at the close" price={close} />
        <PriceField label="Other side at the close" price={otherClose} />
      </Controls>
      {result && (
        <>
          <Figures
            items={[
              ['Fair chance at the close', formatShare(result.chance)],
              ['Fair closing price', formatFairPrice(result.chance, format)],
              ['Margin at the close', formatShare(result.margin)],
              ['Closing-line value', signedShare(result.clv)],
            ]}
          />
          <Verdict tone={result.clv > 0 ? 'win' : 'loss'}>
            {result.clv > 0
              ? `You bought at ${signedShare(result.clv)} against the last and best-informed price. Whether this bet wins or not, that is what a good bet looks like.`
              : 'The market ended on the other side of your price. One such bet says little; a hundred say that the crowd was not as wrong as it looked.'}
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
