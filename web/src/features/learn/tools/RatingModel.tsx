import { useState } from 'react';
import { ratingChance } from '@/domain/analysis/rating';
import { formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue, noVig } from '@/domain/odds/market';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

interface ForecastProps {
  model: number;
  weight: number;
  home: number;
  away: number;
}

function Forecast({ model, weight, home, away }: ForecastProps) {
  const [market = 0.5] = noVig([home, away]);
  const blend = weight * model + (1 - weight) * market;
  const value = { home: expectedValue(blend, home), away: expectedValue(1 - blend, away) };
  const better = value.home >= value.away ? 'home' : 'away';
  return (
    <>
      <FigureTable
        caption="Model, market and what you believe"
        head={['Side', 'Model', 'Market', 'Blend', 'Value']}
        rows={[
          ['Home', model, market, blend, value.home] as const,
          ['Away', 1 - model, 1 - market, 1 - blend, value.away] as const,
        ].map(([side, ofModel, ofMarket, blended, worth]) => [
          side,
          formatShare(ofModel),
          formatShare(ofMarket),
          formatShare(blended),
          signedShare(worth),
        ])}
      />
      <Verdict tone={value[better] > 0 ? 'win' : 'plain'}>
        {value[better] > 0
          ? `By this blend the ${better} side is worth ${signedShare(value[better])} a coin. The smaller your trust in the model, the smaller that is.`
          : 'By this blend neither side is worth a bet: pass.'}
      </Verdict>
    </>
  );
}

export function RatingModel() {
  const [homeRating, setHomeRating] = useState(1560);
  const [awayRating, setAwayRating] = useState(1520);
  const [advantage, setAdvantage] = useState(35);
  const [weight, setWeight] = useState(0.3);
  const home = usePrice(-125);
  const away = usePrice(105);
  const points = (rating: number) => `${rating}`;
  const rating = { min: 1300, max: 1700, step: 5 };
  return (
    <ToolCard
      title="Rating model"
      text="Rate both teams, say how far you trust your ratings, and hold them against the prices."
    >
      <Controls>
        <SliderField
          label="Home rating"
          {...{ ...rating, value: homeRating }}
          onChange={setHomeRating}
          format={points}
        />
        <SliderField
          label="Away rating"
          {...{ ...rating, value: awayRating }}
          onChange={setAwayRating}
          format={points}
        />
        <SliderField
          label="Home advantage"
          {...{ min: 0, max: 100, step: 5, value: advantage }}
          onChange={setAdvantage}
          format={points}
        />
        <SliderField
          label="Trust in the model"
          {...{ min: 0, max: 1, step: 0.05, value: weight }}
          onChange={setWeight}
          format={(share) => formatShare(share, 0)}
        />
        <PriceField label="Home price" price={home} />
        <PriceField label="Away price" price={away} />
      </Controls>
      {home.decimal && away.decimal && (
        <Forecast
          model={ratingChance(homeRating + advantage, awayRating)}
          weight={weight}
          home={home.decimal}
          away={away.decimal}
        />
      )}
    </ToolCard>
  );
}
