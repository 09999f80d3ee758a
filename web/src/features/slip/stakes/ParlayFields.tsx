import { Box, Flex } from '@chakra-ui/react';
import { parlayOdds } from '@/domain/betting/parlay';
import { unplaced } from '@/features/slip/selections/lines';
import type { OpenLine, SlipLine } from '@/features/slip/selections/lines';
import { parlayChance } from '@/features/slip/selections/orders';
import { useSlipUi } from '@/features/slip/selections/slip-ui';
import { DEFAULT_STAKE, useSlip } from '@/state/slip';
import { StatedChance } from '@/ui/betting/StatedChance';
import { CheckboxField, TextField } from '@/ui/form/Field';
import { QuickAmounts } from '@/ui/form/QuickAmounts';
import { ShareChips } from './ShareChips';
import { useChanceField } from './use-chance-field';
import { useDefaultStake } from './use-default-stake';
import { useStakeField } from './use-stake-field';

const QUICK_STAKES = [5, 10, 25];

/** For more than one. Whether these can be a parlay is said beside the button, once one is asked for. */
export function ParlayToggle({ lines }: { lines: readonly SlipLine[] }) {
  const defaultStake = useDefaultStake();
  const isWished = useSlip((slip) => slip.isParlay);
  const open = unplaced(lines);
  if (open.length < 2) return null;
  return (
    <CheckboxField
      label={
        <span>
          <b>Parlay</b>: all of them as one bet
        </span>
      }
      checked={isWished}
      disabled={open.some(({ progress }) => progress?.kind === 'processing')}
      onChange={(event) => {
        const { parlayStake, setParlay, setParlayStake } = useSlip.getState();
        setParlay(event.target.checked);
        if (parlayStake === DEFAULT_STAKE) setParlayStake(defaultStake(DEFAULT_STAKE));
      }}
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
  const { setParlayStake } = useSlip.getState();
  const field = useStakeField('parlay', stake, setParlayStake);
  const chanceRef = useChanceField('parlay');
  return (
    <Flex direction="column" gap="3">
      <Flex columnGap="3" align="flex-start" wrap="wrap">
        <Box flex="1" minW="24">
          <TextField label="Parlay stake" {...field} minH="9" disabled={disabled} />
        </Box>
        {/* Beside the box, also when an error stands below it. */}
        <Box mt="7">
          <QuickAmounts label="Quick parlay stake" amounts={QUICK_STAKES} onPick={setParlayStake} />
        </Box>
      </Flex>
      <ShareChips
        label="Shares for the parlay"
        stake={stake}
        disabled={disabled}
        onPick={setParlayStake}
      />
      <StatedChance
        inputRef={chanceRef}
        prediction="all legs together"
        odds={parlayOdds(legs.map(({ quote }) => quote.odds))}
        marketChance={parlayChance(legs)}
        text={chanceText}
        disabled={disabled}
        onChange={(text) => useSlipUi.setState({ parlayChance: text })}
      />
    </Flex>
  );
}
