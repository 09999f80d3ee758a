import { Box, chakra, Flex } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { stakeOf } from '@/domain/betting/stake';
import { profit } from '@/domain/odds/odds';
import { Coins } from '@/ui/betting/Coins';
import { Button } from '@/ui/elements/Button';
import { dashedRule } from '@/ui/layout/Card';
import { StakeField } from './StakeField';

interface AddBarProps {
  /** As typed. */
  stake: string;
  quickPicks: readonly number[];
  /** Undefined while nothing is chosen that could be added. */
  odds: number | undefined;
  onStake: (text: string) => void;
  onAdd: (stake: number) => void;
}

/** The end of a builder: the stake, its possible winnings, and the button that adds it to the slip. */
export function AddBar({ stake, quickPicks, odds, onStake, onAdd }: AddBarProps) {
  const coins = stakeOf(stake);
  return (
    <Flex {...dashedRule} direction="column" gap="4" pt="4">
      <Flex gap="4" align="flex-end" justify="space-between" wrap="wrap">
        <StakeField text={stake} quickPicks={quickPicks} onChange={onStake} />
        <Box textAlign="right" ml="auto">
          <chakra.p fontSize="sm" color="fg.muted">
            To win
          </chakra.p>
          <chakra.b fontSize="lg">
            <Coins amount={odds === undefined ? 0 : profit(coins, odds)} />
          </chakra.b>
        </Box>
      </Flex>
      <Button
        size="lg"
        width="full"
        disabled={odds === undefined || coins <= 0}
        onClick={() => onAdd(coins)}
      >
        <Plus aria-hidden />
        Add to Bet Slip
      </Button>
    </Flex>
  );
}
