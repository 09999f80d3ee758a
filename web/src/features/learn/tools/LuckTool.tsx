import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { atLeast, binomial, losingRun } from '@/domain/analysis/binomial';
import { formatShare } from '@/domain/format/format';
import { Chart } from './parts/Chart';
import { Figures, Verdict } from './parts/Figures';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';

/** The numbers of wins that are worth a bar: four standard deviations around the middle. */
function shown(n: number, p: number): [low: number, high: number] {
  const reach = 4 * Math.sqrt(n * p * (1 - p)) + 1;
  return [Math.max(0, Math.floor(n * p - reach)), Math.min(n, Math.ceil(n * p + reach))];
}

function WinsChart({ n, p, needed }: { n: number; p: number; needed: number }) {
  const chances = binomial(n, p);
  const [low, high] = shown(n, p);
  const top = Math.max(...chances);
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <Chart
      description={`How often each number of wins comes up in ${n} bets; the most likely is ${chances.indexOf(top)}.`}
      x={{
        min: low - 0.5,
        max: high + 0.5,
        ticks: [low, Math.round(n * p), high].map((at) => ({ at, label: `${at}` })),
      }}
      y={{ min: 0, max: top, ticks: [0, top].map((at) => ({ at, label: formatShare(at) })) }}
    >
      {(to) => {
        const width = (to.x(low + 1) - to.x(low)) * 0.84;
        return numbers.map((wins) => (
          <chakra.rect
            key={wins}
            x={to.x(wins) - width / 2}
            width={width}
            y={to.y(chances[wins] ?? 0)}
            height={to.y(0) - to.y(chances[wins] ?? 0)}
            fill={wins >= needed ? 'brand' : 'border.control'}
          />
        ));
      }}
    </Chart>
  );
}

export function LuckTool() {
  const [bets, setBets] = useState(100);
  const [chance, setChance] = useState(0.5);
  // A whole percentage, so that 55% of 100 bets are 55 and not the whole number above 55.00000000000001.
  const [record, setRecord] = useState(55);
  const [run, setRun] = useState(6);
  const needed = Math.ceil((record * bets) / 100);
  const lucky = atLeast(needed, bets, chance);
  const whole = (value: number) => formatShare(value, 0);
  return (
    <ToolCard
      title="What luck does"
      text="Choose how good a bettor truly is, and see how often luck alone makes a record look better."
    >
      <Controls>
        <SliderField
          label="True chance"
          {...{ min: 0.3, max: 0.7, step: 0.01, value: chance }}
          onChange={setChance}
          format={whole}
        />
        <SliderField
          label="Bets"
          {...{ min: 10, max: 500, step: 10, value: bets }}
          onChange={setBets}
          format={(n) => `${n}`}
        />
        <SliderField
          label="Record of at least"
          {...{ min: 30, max: 80, value: record }}
          onChange={setRecord}
          format={(percent) => `${percent}%`}
        />
        <SliderField
          label="Losing run"
          {...{ min: 2, max: 15, value: run }}
          onChange={setRun}
          format={(n) => `${n} in a row`}
        />
      </Controls>
      <WinsChart n={bets} p={chance} needed={needed} />
      <Figures
        items={[
          ['Wins on average', (bets * chance).toFixed(1)],
          ['Usual swing, in wins', `±${Math.sqrt(bets * chance * (1 - chance)).toFixed(1)}`],
          [`${needed} wins or more`, formatShare(lucky)],
          [`${run} losses in a row`, formatShare(losingRun(run, bets, chance))],
        ]}
      />
      <Verdict tone="plain">
        Of 1,000 bettors with a true chance of {whole(chance)}, about{' '}
        {Math.round(1000 * lucky).toLocaleString('en-US')} would show {record}% or better after{' '}
        {bets} bets (the dark bars).
      </Verdict>
    </ToolCard>
  );
}
