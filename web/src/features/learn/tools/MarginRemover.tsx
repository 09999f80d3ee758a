import { Flex } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { formatShare } from '@/domain/format/format';
import { formatFairPrice } from '@/domain/odds/fair-price';
import { marginOf, noVig, overround } from '@/domain/odds/market';
import { useOddsFormat } from '@/state/preferences';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Button } from '@/ui/elements/Button';
import { Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { Controls, ToolCard } from './parts/ToolCard';
import { allDecimals, usePrices } from './parts/use-price';

const SIDES = ['First side', 'Second side', 'Draw'];

function Fair({ decimals }: { decimals: readonly number[] }) {
  const fair = noVig(decimals);
  const margin = marginOf(decimals);
  const format = useOddsFormat();
  return (
    <>
      <FigureTable
        caption="Without the margin"
        head={['Side', 'Implied', 'Fair chance', 'Fair price']}
        rows={decimals.map((decimal, side) => {
          const chance = fair[side] ?? 0;
          return [
            SIDES[side],
            formatShare(1 / decimal),
            formatShare(chance),
            formatFairPrice(chance, format),
          ];
        })}
      />
      <Verdict tone={margin > 0 ? 'plain' : 'win'}>
        {margin > 0
          ? `The overround is ${formatShare(overround(decimals))} and the margin ${formatShare(margin)}: of each 100 coins staked the bookmaker keeps ${(100 * margin).toFixed(1)} on average.`
          : 'These prices hold no margin. No single bookmaker offers that on purpose.'}
      </Verdict>
    </>
  );
}

export function MarginRemover() {
  const { prices, add, remove } = usePrices([-150, 130]);
  const decimals = allDecimals(prices);
  const hasDraw = prices.length === SIDES.length;
  return (
    <ToolCard
      title="Margin remover"
      text="Enter the prices of every side of one market to see the chances that they really state."
    >
      <Controls>
        {prices.map((price, side) => (
          <PriceField key={SIDES[side]} label={`${SIDES[side] ?? ''} price`} price={price} />
        ))}
      </Controls>
      <Flex mt="3">
        {hasDraw ? (
          <Button variant="outline" size="sm" onClick={() => remove(SIDES.length - 1)}>
            <X aria-hidden />
            Remove the draw
          </Button>
        ) : (
          <Button variant="outline" size="sm" onClick={() => add(250)}>
            <Plus aria-hidden />
            Add a draw
          </Button>
        )}
      </Flex>
      {decimals && <Fair decimals={decimals} />}
    </ToolCard>
  );
}
