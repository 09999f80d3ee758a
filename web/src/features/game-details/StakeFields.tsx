import { useId, useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import type { Pick } from '@/domain/betting/picks';
import { readableStake, stakeOf, stakeProblem } from '@/domain/betting/stake';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE } from '@/state/slip';
import { CoinIcon } from '@/ui/betting/Coins';
import { Button } from '@/ui/elements/Button';
import { TextField } from '@/ui/form/Field';
import { QuickAmounts } from '@/ui/form/QuickAmounts';
import { dashedRule } from '@/ui/layout/Card';
import {
  formatPotentialWin,
  HUB_QUICK_STAKES,
  HUB_STAKE_MAX,
  HUB_STAKE_MIN,
  hubStakeProblem,
} from './hub-stake';

interface SliderProps {
  coins: number;
  onChange: (text: string) => void;
}

function StakeSlider({ coins, onChange }: SliderProps) {
  const id = useId();
  return (
    <Box>
      <chakra.label htmlFor={id} srOnly>
        Stake by slider
      </chakra.label>
      <chakra.input
        id={id}
        type="range"
        min={HUB_STAKE_MIN}
        max={HUB_STAKE_MAX}
        step={1}
        width="full"
        minH="9"
        accentColor="brand"
        value={Math.max(HUB_STAKE_MIN, Math.min(coins, HUB_STAKE_MAX))}
        onChange={({ target }) => onChange(target.value)}
      />
    </Box>
  );
}

interface StakeFieldsProps {
  pick: Pick | undefined;
  onAdd: (pick: Pick, coins: number) => void;
}

/** The stake for a price that was picked, its possible win, and the button that adds both to the slip. */
export function StakeFields({ pick, onAdd }: StakeFieldsProps) {
  const { user } = useCurrentUser();
  const ownMax = useOwnStakeMax();
  const defaultStake = useDefaultStake();
  const [text, setText] = useState(() => `${defaultStake(DEFAULT_STAKE)}`);
  const coins = stakeOf(text);
  const problem = hubStakeProblem(coins) ?? stakeProblem(text, user.virtualBalance, ownMax);
  return (
    <Flex {...dashedRule} direction="column" gap="3" mt="4" pt="4">
      <Flex columnGap="3" rowGap="2" align="flex-start" wrap="wrap">
        <Box flex="1" minW="24" maxW="40">
          <TextField
            label="Stake"
            inputMode="numeric"
            autoComplete="off"
            error={problem}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => setText(readableStake(text, DEFAULT_STAKE))}
          />
        </Box>
        <Flex minH="11" align="center" mt={{ sm: '7' }}>
          <QuickAmounts
            label="Quick stake"
            amounts={HUB_QUICK_STAKES}
            onPick={(amount) => setText(`${amount}`)}
          />
        </Flex>
      </Flex>
      <StakeSlider coins={coins} onChange={setText} />
      <Flex align="center" justify="space-between" wrap="wrap" gap="3">
        <chakra.p>
          <chakra.span color="fg.muted" fontSize="sm">
            Potential win{' '}
          </chakra.span>
          <chakra.b fontSize="lg">
            <CoinIcon /> {pick ? formatPotentialWin(coins, pick.odds) : '0.00'}
          </chakra.b>
        </chakra.p>
        <Button
          disabled={!pick || coins <= 0 || hubStakeProblem(coins) !== undefined}
          onClick={() => pick && onAdd(pick, coins)}
        >
          <Plus aria-hidden />
          Add to Bet Slip
        </Button>
      </Flex>
      <chakra.p fontSize="xs" color="fg.muted">
        {pick
          ? 'Coins are whole: a bet pays the win rounded to the nearest coin.'
          : 'Pick a price above to add it.'}
      </chakra.p>
    </Flex>
  );
}
