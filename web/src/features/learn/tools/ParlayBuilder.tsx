import { useState } from 'react';
import { Box, Flex } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import {
  parlayCredit,
  PARLAY_LEGS_MAX,
  PARLAY_LEGS_MIN,
  parlayPrice,
} from '@/domain/betting/parlay';
import { formatCoins, formatShare } from '@/domain/format/format';
import { valueOf } from '@/domain/odds/exact';
import { formatPrice } from '@/domain/odds/odds-format';
import { americanOdds, decimalPrice } from '@/domain/odds/price';
import { useOddsFormat } from '@/state/preferences';
import { Button } from '@/ui/elements/Button';
import { CountField } from './parts/CountField';
import { Figures, Verdict } from './parts/Figures';
import { PriceField } from './parts/PriceField';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrices } from './parts/use-price';

const STANDARD = -110;
/** The margin of a market at that price on both sides. */
const STANDARD_MARGIN = 1 - valueOf(decimalPrice(STANDARD)) / 2;

export function ParlayBuilder() {
  const format = useOddsFormat();
  const { prices, add, remove } = usePrices([STANDARD, STANDARD, STANDARD]);
  const [stake, setStake] = useState(100);
  const [margin, setMargin] = useState(STANDARD_MARGIN);
  const legs = prices.map(({ exact }) => exact).filter((leg) => leg !== undefined);
  const whole = legs.length === prices.length;
  const price = parlayPrice(legs);
  // Each leg's fair chance is its implied chance less the margin in it.
  const left = (1 - margin) ** legs.length;
  const chance = left / valueOf(price);
  const kept = 1 - left;

  return (
    <ToolCard
      title="Parlay builder"
      text="Add and remove legs, and watch the price, the chance and the bookmaker's part."
    >
      <Controls>
        {prices.map((leg, index) => (
          <Flex key={index} gap="2" align="start">
            <Box flex="1">
              <PriceField label={`Leg ${index + 1}`} price={leg} />
            </Box>
            {prices.length > PARLAY_LEGS_MIN && (
              <Button
                variant="ghost"
                size="icon"
                mt="7"
                aria-label={`Remove leg ${index + 1}`}
                onClick={() => remove(index)}
              >
                <X aria-hidden />
              </Button>
            )}
          </Flex>
        ))}
      </Controls>
      <Button
        variant="outline"
        size="sm"
        my="4"
        disabled={prices.length === PARLAY_LEGS_MAX}
        onClick={() => add(STANDARD)}
      >
        <Plus aria-hidden />
        Add a leg
      </Button>
      <Controls>
        <CountField label="Stake in coins" value={stake} onChange={setStake} />
        <SliderField
          label="Margin in each leg"
          min={0}
          max={0.1}
          step={0.005}
          value={margin}
          onChange={setMargin}
          format={formatShare}
        />
      </Controls>
      {whole && (
        <>
          <Figures
            items={[
              [
                'Combined odds',
                `${formatPrice(americanOdds(price), format)} (${valueOf(price).toFixed(2)})`,
              ],
              ['Pays back', formatCoins(parlayCredit(stake, price))],
              ['Fair chance', formatShare(chance)],
              ['Bookmaker keeps', formatShare(kept)],
            ]}
          />
          <Verdict tone="plain">
            It wins about 1 time in {(1 / chance).toFixed(1)}, and of each 100 coins staked this way{' '}
            {(100 * kept).toFixed(1)} stay with the bookmaker on average.
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
