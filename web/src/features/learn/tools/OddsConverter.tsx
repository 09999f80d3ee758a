import { useState } from 'react';
import { formatCoins, formatShare } from '@/domain/format/format';
import { fraction, roundHalfUp, times } from '@/domain/odds/exact';
import type { Fraction } from '@/domain/odds/exact';
import { formatOdds } from '@/domain/odds/odds';
import { americanOdds } from '@/domain/odds/price';
import { CountField } from './parts/CountField';
import { Figures } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

/** All four forms of an exact decimal price, and what it wins. */
function forms(price: Fraction, stake: number) {
  const profit = fraction(price.num - price.den, price.den);
  const decimal = Number(price.num) / Number(price.den);
  return [
    ['American', formatOdds(americanOdds(price))],
    ['Decimal', decimal.toFixed(3)],
    ['Fractional', `${profit.num}/${profit.den}`],
    ['Implied chance', formatShare(1 / decimal)],
    ['Profit if it wins', formatCoins(roundHalfUp(times(profit, fraction(stake, 1))))],
  ] as const;
}

export function OddsConverter() {
  const price = usePrice(-110);
  const [stake, setStake] = useState(100);
  return (
    <ToolCard
      title="Odds converter"
      text="Type a price in any form: the sign, the point, the slash or the percent sign says which."
    >
      <Controls>
        <PriceField label="Price" price={price} />
        <CountField label="Stake in coins" value={stake} onChange={setStake} />
      </Controls>
      {price.exact && <Figures items={forms(price.exact, stake)} />}
    </ToolCard>
  );
}
