import { useMemo, useState } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Dices } from 'lucide-react';
import { simulate } from '@/domain/analysis/simulate';
import type { Staking } from '@/domain/analysis/simulate';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';
import { expectedValue } from '@/domain/odds/market';
import { Button } from '@/ui/elements/Button';
import { Chips } from '@/ui/form/Chips';
import { Figures, Verdict } from './parts/Figures';
import { PathsChart } from './parts/PathsChart';
import { PriceField } from './parts/PriceField';
import { SliderField } from './parts/SliderField';
import { Controls, ToolCard } from './parts/ToolCard';
import { usePrice } from './parts/use-price';

const START = 1000;
const PATHS = 500;
const STAKINGS = [
  { value: 'fixed', label: 'Same stake every time' },
  { value: 'proportional', label: 'Share of what is left' },
] as const;
const whole = (share: number) => formatShare(share, 0);

export function BankrollSimulator() {
  const [seed, setSeed] = useState(1);
  const [share, setShare] = useState(0.05);
  const [chance, setChance] = useState(0.52);
  const [bets, setBets] = useState(200);
  const [staking, setStaking] = useState<Staking>('fixed');
  const price = usePrice(-110);
  const { odds, decimal } = price;
  const simulation = useMemo(
    () =>
      odds && simulate({ seed, paths: PATHS, bets, start: START, share, staking, chance, odds }),
    [seed, bets, share, staking, chance, odds],
  );

  return (
    <ToolCard
      title="Bankroll simulator"
      text={`${PATHS} players begin with ${formatCoins(START)} coins each and play the same plan. A player with under a tenth left counts as ruined.`}
    >
      <Flex direction="column" gap="4">
        <Chips label="Staking" options={STAKINGS} value={staking} onChange={setStaking} />
        <Controls>
          <PriceField label="Price of every bet" price={price} />
          <SliderField
            label="Chance of winning"
            {...{ min: 0.4, max: 0.65, step: 0.005, value: chance }}
            onChange={setChance}
            format={formatShare}
          />
          <SliderField
            label="Stake"
            {...{ min: 0.01, max: 0.25, step: 0.01, value: share }}
            onChange={setShare}
            format={whole}
          />
          <SliderField
            label="Bets"
            {...{ min: 50, max: 500, step: 50, value: bets }}
            onChange={setBets}
            format={(n) => `${n}`}
          />
        </Controls>
      </Flex>
      {simulation && decimal && (
        <>
          <PathsChart simulation={simulation} start={START} />
          <Flex justify="space-between" align="center" wrap="wrap" gap="3">
            <chakra.p fontSize="sm" color="fg.muted">
              Solid lines survived, dashed lines were ruined.
            </chakra.p>
            <Button variant="outline" size="sm" onClick={() => setSeed(seed + 1)}>
              <Dices aria-hidden />
              Other luck
            </Button>
          </Flex>
          <Figures
            items={[
              ['Ruined', whole(simulation.ruined)],
              ['Ended ahead', whole(simulation.ahead)],
              ['Middle player ends with', formatCoins(simulation.median)],
              ['Expected value of a bet', signedShare(expectedValue(chance, decimal))],
            ]}
          />
          <Verdict tone={simulation.ruined > 0.05 ? 'loss' : 'plain'}>
            Staking {whole(share)} a bet, {Math.round(simulation.ruined * PATHS)} of {PATHS} players
            were ruined within {bets} bets and {Math.round(simulation.ahead * PATHS)} finished
            ahead.
          </Verdict>
        </>
      )}
    </ToolCard>
  );
}
