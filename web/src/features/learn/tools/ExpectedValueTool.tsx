import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { signed, signedShare } from '@/domain/format/signed';
import { expectedValue } from '@/domain/odds/market';
import { Chart, Dot, pathThrough } from './parts/Chart';
import { CountField } from './parts/CountField';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

/** The value of the bet at every chance, and where the reader stands. */
function ValueChart({ chance, decimal }: { chance: number; decimal: number }) {
  const value = (p: number) => expectedValue(p, decimal);
  const limit = Math.max(1, decimal - 1);
  return (
    <Chart
      description={`Value of the bet by chance: it crosses zero at ${formatShare(1 / decimal)}; at ${formatShare(chance)} it is ${signedShare(value(chance))}.`}
      x={{
        min: 0,
        max: 1,
        ticks: [0.25, 0.5, 0.75].map((at) => ({ at, label: formatShare(at, 0) })),
      }}
      y={{
        min: -1,
        max: limit,
        ticks: [-1, 0, limit].map((at) => ({ at, label: signedShare(at, 0) })),
      }}
    >
      {(to) => (
        <>
          <chakra.path
            d={pathThrough(
              [
                [0, value(0)],
                [1, value(1)],
              ],
              to,
            )}
            stroke="brand"
            strokeWidth="2.5"
          />
          <chakra.line
            x1={to.x(1 / decimal)}
            x2={to.x(1 / decimal)}
            y1={to.y(-1)}
            y2={to.y(limit)}
            stroke="fg.muted"
            strokeDasharray="5 4"
          />
          <Dot x={to.x(chance)} y={to.y(value(chance))} />
        </>
      )}
    </Chart>
  );
}

export function ExpectedValueTool() {
  const price = usePrice(120);
  const [chance, setChance] = useState(0.48);
  const [stake, setStake] = useState(50);
  const { decimal } = price;
  const value = decimal === undefined ? 0 : expectedValue(chance, decimal);
  return (
    <ToolCard
      title="Expected value"
      text="Say how likely you think it is, and see what the price makes of that."
    >
      <Controls>
        <PriceField label="Price" price={price} />
        <CountField label="Stake in coins" value={stake} onChange={setStake} />
        <SliderField
          label="Your chance"
          {...{ min: 0.01, max: 0.99, step: 0.01, value: chance }}
          onChange={setChance}
          format={(share) => formatShare(share, 0)}
        />
      </Controls>
      {decimal && (
        <>
          <ValueChart chance={chance} decimal={decimal} />
          <Figures
            items={[
              ['Break-even chance', formatShare(1 / decimal)],
              ['Your edge in points', signed(100 * (chance - 1 / decimal))],
              ['Value of each coin', signedShare(value)],
              ['Value of this bet', signed(stake * value)],
              [
                'One bet swings by',
                `±${(stake * decimal * Math.sqrt(chance * (1 - chance))).toFixed(1)}`,
              ],
            ]}
          />
          <Verdict tone={value > 0 ? 'win' : 'loss'}>
            {value > 0
              ? `If ${formatShare(chance, 0)} is right, the bet gains ${(stake * value).toFixed(1)} coins on average. If it is right.`
              : `Even if ${formatShare(chance, 0)} is right, the bet gains nothing on average: ${signed(stake * value)} coins.`}
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
