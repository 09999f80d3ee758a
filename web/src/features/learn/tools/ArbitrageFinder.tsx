import { useState } from 'react';
import { spreadOver } from '@/domain/analysis/arbitrage';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signed } from '@/domain/format/signed';
import { overround } from '@/domain/odds/market';
import { CountField } from './parts/CountField';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

export function ArbitrageFinder() {
  const first = usePrice(115);
  const second = usePrice(-105);
  const [total, setTotal] = useState(1000);
  const prices = [first.decimal, second.decimal].filter((decimal) => decimal !== undefined);
  const together = 1 + overround(prices);
  const { stakes, returns, worstProfit } = spreadOver(total, prices);
  const [one = 0, two = 0] = stakes;
  return (
    <ToolCard
      title="Arbitrage finder"
      text="Enter one side's price at one bookmaker and the other side's at another."
    >
      <Controls>
        <PriceField label="First side, book A" price={first} />
        <PriceField label="Second side, book B" price={second} />
        <CountField label="Coins for both bets" value={total} onChange={setTotal} />
      </Controls>
      {prices.length === 2 && (
        <>
          <Figures
            items={[
              ['Implied chances together', formatShare(together)],
              ['Stake on the first side', formatCoins(one)],
              ['Stake on the second side', formatCoins(two)],
              ['Pays back at least', formatCoins(Math.floor(Math.min(...returns)))],
              ['Worst result', signed(worstProfit)],
            ]}
          />
          <Verdict tone={worstProfit > 0 ? 'win' : 'plain'}>
            {worstProfit > 0
              ? `An arbitrage: whoever wins, ${worstProfit.toFixed(1)} coins are left over on ${formatCoins(total)}.`
              : `No arbitrage: the implied chances add up to ${formatShare(together)}, and covering both sides costs ${(-worstProfit).toFixed(1)} coins for certain.`}
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
