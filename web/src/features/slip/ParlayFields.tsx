import { Box, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/current-user';
import { parlayOdds } from '@/lib/parlay';
import { useSlip } from '@/lib/slip';
import { aboveBalance, digitsOf, stakeOf, stakeText } from '@/lib/stake';
import { CheckboxField, TextField } from '@/ui/Field';
import { QuickPicks } from '@/ui/QuickPicks';
import { StatedChance } from '@/ui/StatedChance';
import { useDesk } from './desk';
import type { OpenLine } from './lines';

const QUICK_STAKES = [5, 10, 25];

interface ParlayToggleProps {
  isParlay: boolean;
  disabled: boolean;
}

export function ParlayToggle({ isParlay, disabled }: ParlayToggleProps) {
  return (
    <CheckboxField
      label={
        <span>
          <b>Parlay</b>: all of them as one bet
        </span>
      }
      checked={isParlay}
      disabled={disabled}
      onChange={(event) => useSlip.getState().setParlay(event.target.checked)}
    />
  );
}

interface ParlayStakeProps {
  legs: readonly OpenLine[];
  stake: number;
  chanceText: string;
  disabled: boolean;
}

/** The one stake of all legs, and how likely its bettor holds all of them together to be. */
export function ParlayStake({ legs, stake, chanceText, disabled }: ParlayStakeProps) {
  const { user } = useCurrentUser();
  const { setParlayStake } = useSlip.getState();
  return (
    <Flex direction="column" gap="3">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1" minW="24">
          <TextField
            label="Parlay stake"
            inputMode="numeric"
            autoComplete="off"
            minH="9"
            error={aboveBalance(stake, user.virtualBalance)}
            value={stakeText(stake)}
            disabled={disabled}
            onChange={(event) => setParlayStake(stakeOf(digitsOf(event.target.value)))}
          />
        </Box>
        <QuickPicks label="Quick parlay stake" amounts={QUICK_STAKES} onPick={setParlayStake} />
      </Flex>
      <StatedChance
        prediction="all legs together"
        odds={parlayOdds(legs.map(({ quote }) => quote.odds))}
        text={chanceText}
        disabled={disabled}
        onChange={(parlayChance) => useDesk.setState({ parlayChance })}
      />
    </Flex>
  );
}
