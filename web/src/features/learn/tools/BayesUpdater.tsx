import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { posterior } from '@/domain/analysis/bayes';
import { formatCoins, formatShare } from '@/domain/format/format';
import { formatFairPrice } from '@/domain/odds/fair-price';
import { useOddsFormat } from '@/state/preferences';
import { Chart } from './parts/Chart';
import { Figures, Verdict } from './parts/Figures';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';

const GAMES = 1000;

interface CountsProps {
  prior: number;
  ifTrue: number;
  ifFalse: number;
}

/** A thousand games as an area: width is how many win, height is how many of them show the news. */
function CountsChart({ prior, ifTrue, ifFalse }: CountsProps) {
  const shares = [
    { from: 0, to: prior, seen: ifTrue, fill: 'brand' },
    { from: prior, to: 1, seen: ifFalse, fill: 'border.control' },
  ];
  return (
    <Chart
      description={`Of ${formatCoins(GAMES)} games ${Math.round(GAMES * prior)} are won. The news is seen in ${Math.round(GAMES * prior * ifTrue)} of those and in ${Math.round(GAMES * (1 - prior) * ifFalse)} of the others.`}
      x={{
        min: 0,
        max: 1,
        ticks: [
          { at: prior / 2, label: 'Won' },
          { at: (1 + prior) / 2, label: 'Lost' },
        ],
      }}
      y={{ min: 0, max: 1, ticks: [0, 0.5, 1].map((at) => ({ at, label: formatShare(at, 0) })) }}
    >
      {(to) =>
        shares.map(({ from, to: end, seen, fill }) => (
          <g key={from}>
            <chakra.rect
              x={to.x(from) + 1}
              width={Math.max(0, to.x(end) - to.x(from) - 2)}
              y={to.y(1)}
              height={to.y(0) - to.y(1)}
              fill="bg.subtle"
              stroke="border"
            />
            <chakra.rect
              x={to.x(from) + 1}
              width={Math.max(0, to.x(end) - to.x(from) - 2)}
              y={to.y(seen)}
              height={to.y(0) - to.y(seen)}
              fill={fill}
            />
          </g>
        ))
      }
    </Chart>
  );
}

export function BayesUpdater() {
  const format = useOddsFormat();
  const [prior, setPrior] = useState(0.4);
  const [ifTrue, setIfTrue] = useState(0.3);
  const [ifFalse, setIfFalse] = useState(0.2);
  const after = posterior(prior, { ifTrue, ifFalse });
  const won = Math.round(GAMES * prior * ifTrue);
  const lost = Math.round(GAMES * (1 - prior) * ifFalse);
  const whole = (share: number) => formatShare(share, 0);
  const slider = { min: 0.01, max: 0.99, step: 0.01 };
  return (
    <ToolCard
      title="Bayes updater"
      text="The filled areas are the games in which the news is seen. The answer is the left one's part of both."
    >
      <Controls>
        <SliderField
          label="Chance before the news"
          {...{ ...slider, value: prior }}
          onChange={setPrior}
          format={whole}
        />
        <SliderField
          label="News seen before wins"
          {...{ ...slider, value: ifTrue }}
          onChange={setIfTrue}
          format={whole}
        />
        <SliderField
          label="News seen before losses"
          {...{ ...slider, value: ifFalse }}
          onChange={setIfFalse}
          format={whole}
        />
      </Controls>
      <CountsChart prior={prior} ifTrue={ifTrue} ifFalse={ifFalse} />
      <Figures
        items={[
          ['Won, with the news', formatCoins(won)],
          ['Lost, with the news', formatCoins(lost)],
          ['Likelihood ratio', (ifTrue / ifFalse).toFixed(2)],
          ['Chance after the news', formatShare(after)],
          ['Fair price now', formatFairPrice(after, format)],
        ]}
      />
      <Verdict tone="plain">
        The news is seen in {formatCoins(won + lost)} of {formatCoins(GAMES)} games, of which{' '}
        {formatCoins(won)} are won: the chance goes from {formatShare(prior)} to{' '}
        {formatShare(after)}.
      </Verdict>
    </ToolCard>
  );
}
