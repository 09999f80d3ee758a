import { Box, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/account/current-user';
import { useOwnStakeMax } from '@/api/account/limits';
import { readableStake, stakeProblem } from '@/domain/betting/stake';
import { useDefaultStake } from '@/features/slip/stakes/use-default-stake';
import { DEFAULT_STAKE } from '@/state/slip';
import { TextField } from '@/ui/form/Field';
import { QuickAmounts } from '@/ui/form/QuickAmounts';

interface StakeFieldProps {
  /** As typed. */
  text: string;
  quickPicks: readonly number[];
  onChange: (text: string) => void;
}

export function StakeField({ text, quickPicks, onChange }: StakeFieldProps) {
  const { user } = useCurrentUser();
  const ownMax = useOwnStakeMax();
  const defaultStake = useDefaultStake();
  return (
    <Flex columnGap="3" align="flex-start" wrap="wrap">
      <Box flex="1" minW="24" maxW="48">
        <TextField
          label="Stake"
          inputMode="numeric"
          autoComplete="off"
          error={stakeProblem(text, user.virtualBalance, ownMax)}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(readableStake(text, defaultStake(DEFAULT_STAKE)))}
        />
      </Box>
      {/* Beside the box, also when an error stands below it. */}
      <Flex minH="11" align="center" mt="7">
        <QuickAmounts
          label="Quick stake"
          amounts={quickPicks}
          onPick={(amount) => onChange(`${amount}`)}
        />
      </Flex>
    </Flex>
  );
}
