import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { growthRate, kellyShare } from '@/domain/analysis/kelly';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { Chips } from '@/ui/form/Chips';
import { Chart, Dot, pathThrough } from './parts/Chart';
import { CountField } from './parts/CountField';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

const PARTS = [
  { value: '1', label: 'Full Kelly' },
  { value: '0.5', label: 'Half Kelly' },
  { value: '0.25', label: 'Quarter Kelly' },
] as const;
const STEPS = 120;

interface GrowthProps {
  chance: number;
  decimal: number;
  /** The chosen share of the bankroll. */
  share: number;
}

/** Growth by share: a hill that falls below zero at about twice its top. */
function GrowthChart({ chance, decimal, share }: GrowthProps) {
  const best = kellyShare(chance, decimal);
  const reach = Math.min(0.99, Math.max(0.1, 2.4 * best));
  const growth = (f: number) => growthRate(chance, decimal, f);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const f = (reach * step) / STEPS;
    return [f, growth(f)] as const;
  });
  const values = points.map(([, value]) => value);
  const [min, max] = [Math.min(...values), Math.max(...values, 0.001)];
  return (
    <Chart
      description={`Growth by share staked: greatest at ${formatShare(best)}, ${signedShare(growth(best), 2)} a bet; at the chosen ${formatShare(share)} it is ${signedShare(growth(share), 2)}.`}
      x={{
        title: 'Share of the bankroll staked',
        min: 0,
        max: reach,
        ticks: [0, reach / 2, reach].map((at) => ({ at, label: formatShare(at, 0) })),
      }}
      y={{
        title: 'Growth a bet',
        min,
        max,
        ticks: [0, max].map((at) => ({ at, label: signedShare(at, 2) })),
      }}
    >
      {(to) => (
        <>
          <chakra.path d={pathThrough(points, to)} fill="none" stroke="brand" strokeWidth="2.5" />
          <Dot x={to.x(share)} y={to.y(growth(share))} />
        </>
      )}
    </Chart>
  );
}

export function KellyTool() {
  const price = usePrice(100);
  const [chance, setChance] = useState(0.55);
  const [bankroll, setBankroll] = useState(1000);
  const [part, setPart] = useState<(typeof PARTS)[number]['value']>('0.5');
  const { decimal } = price;
  const best = decimal ? kellyShare(chance, decimal) : 0;
  // A share below a millionth is an error of floating point.
  const share = Math.round(best * Number(part) * 1e6) / 1e6;
  return (
    <ToolCard
      title="Kelly stake"
      text="The curve shows how fast a bankroll grows at each stake; the dot is the stake you chose."
    >
      <Chips label="How much of Kelly" options={PARTS} value={part} onChange={setPart} />
      <chakra.div mt="4">
        <Controls>
          <PriceField label="Price" price={price} />
          <CountField label="Bankroll in coins" value={bankroll} onChange={setBankroll} />
          <SliderField
            label="Your chance"
            {...{ min: 0.05, max: 0.95, step: 0.01, value: chance }}
            onChange={setChance}
            format={(value) => formatShare(value, 0)}
          />
        </Controls>
      </chakra.div>
      {decimal && (
        <>
          <GrowthChart chance={chance} decimal={decimal} share={share} />
          <Figures
            items={[
              ['Full Kelly', formatShare(best)],
              ['Your share', formatShare(share)],
              ['Your stake', formatCoins(Math.floor(bankroll * share))],
              ['Growth a bet', signedShare(growthRate(chance, decimal, share), 2)],
            ]}
          />
          <Verdict tone={best > 0 ? 'plain' : 'loss'}>
            {best === 0 && 'There is no edge at this price, so Kelly stakes nothing.'}
            {best > 0 &&
              (share > 0.05
                ? `${formatShare(share)} is more than the 5% that this center advises as a limit. Kelly trusts your chance to be exact; you should not.`
                : `${formatShare(share)} stays within the 5% that this center advises as a limit.`)}
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
