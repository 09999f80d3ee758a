import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { betsToSee, wilson } from '@/domain/analysis/interval';
import { formatCoins, formatShare } from '@/domain/format/format';
import { Chart, Dot } from './parts/Chart';
import { CountField } from './parts/CountField';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

interface RangeProps {
  low: number;
  high: number;
  rate: number;
  breakEven: number;
}

/** One line: the range, the record's point in it, and the break-even mark. */
function RangeChart({ low, high, rate, breakEven }: RangeProps) {
  return (
    <Chart
      description={`The record is ${formatShare(rate)}; the true rate plausibly lies from ${formatShare(low)} to ${formatShare(high)}; break-even is ${formatShare(breakEven)}.`}
      x={{
        min: 0,
        max: 1,
        ticks: [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: formatShare(at, 0) })),
      }}
      y={{ min: 0, max: 1, ticks: [] }}
      height={150}
    >
      {(to) => (
        <>
          <chakra.line
            x1={to.x(low)}
            x2={to.x(high)}
            y1={to.y(0.4)}
            y2={to.y(0.4)}
            stroke="brand"
            strokeWidth="12"
            strokeLinecap="round"
          />
          <Dot x={to.x(rate)} y={to.y(0.4)} r={9} />
          <chakra.line
            x1={to.x(breakEven)}
            x2={to.x(breakEven)}
            y1={to.y(0.08)}
            y2={to.y(0.75)}
            stroke="fg"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
          <chakra.text
            x={to.x(breakEven)}
            y={to.y(0.82)}
            textAnchor="middle"
            fill="fg"
            fontSize={{ base: '24px', md: '14px' }}
          >
            Break-even
          </chakra.text>
        </>
      )}
    </Chart>
  );
}

function meaning({ low, high, rate, breakEven }: RangeProps): string {
  if (low > breakEven) {
    return 'The whole range lies above break-even: luck alone rarely does that. Now ask how many records you looked at before this one.';
  }
  if (high < breakEven)
    return 'The whole range lies below break-even: this is losing, and not by bad luck.';
  const needed = betsToSee(rate, breakEven);
  return Number.isFinite(needed)
    ? `Break-even lies within the range, so this record cannot tell skill from luck. At this rate it would take about ${formatCoins(needed)} bets.`
    : 'Break-even lies within the range, and the record itself is below it: there is no sign of an edge.';
}

export function SampleSizeTool() {
  const [wins, setWins] = useState(33);
  const [losses, setLosses] = useState(27);
  const price = usePrice(-110);
  const n = wins + losses;
  const rate = n === 0 ? 0 : wins / n;
  const { low, high } = wilson(wins, n);
  return (
    <ToolCard
      title="Sample size"
      text="Enter a record and the usual price, and see which true hit rates it fits with (95%)."
    >
      <Controls>
        <CountField label="Wins" value={wins} onChange={setWins} unit="bets" />
        <CountField label="Losses" value={losses} onChange={setLosses} unit="bets" />
        <PriceField label="Usual price" price={price} />
      </Controls>
      {price.decimal && n > 0 && (
        <>
          <RangeChart {...{ low, high, rate, breakEven: 1 / price.decimal }} />
          <Figures
            items={[
              ['Bets', formatCoins(n)],
              ['Record', formatShare(rate)],
              ['Plausible range', `${formatShare(low)} to ${formatShare(high)}`],
              ['Break-even', formatShare(1 / price.decimal)],
            ]}
          />
          <Verdict tone="plain">
            {meaning({ low, high, rate, breakEven: 1 / price.decimal })}
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
