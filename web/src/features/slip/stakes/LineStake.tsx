import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { winnings } from '@/features/slip/selections/lines';
import type { OpenLine } from '@/features/slip/selections/lines';
import { setChance } from '@/features/slip/selections/slip-ui';
import { useSlip } from '@/state/slip';
import { Coins } from '@/ui/betting/Coins';
import { StatedChance } from '@/ui/betting/StatedChance';
import { FieldError, Input, useFieldControl } from '@/ui/form/Field';
import { ShareChips } from './ShareChips';
import { useChanceField } from './use-chance-field';
import { useStakeField } from './use-stake-field';

interface LineStakeProps {
  line: OpenLine;
  /** Beside the chips. */
  aside: ReactNode;
}

/** The stake of a bet of its own, what it would win, and how likely its bettor holds it to be. */
export function LineStake({ line, aside }: LineStakeProps) {
  const { item, quote, progress } = line;
  const disabled = progress?.kind === 'processing';
  const setStake = (coins: number) => useSlip.getState().setStake(item.id, coins);
  const { error, ...field } = useStakeField(item.id, item.betAmount, setStake);
  const control = useFieldControl(error, undefined);
  const chanceRef = useChanceField(item.id);
  return (
    <Flex direction="column" gap="1.5" mt="2">
      <Box>
        <Flex gap="2" align="center" fontSize="sm">
          <chakra.label htmlFor={control.id} fontWeight="semibold">
            Stake<chakra.span srOnly> on {quote.prediction}</chakra.span>
          </chakra.label>
          <Input {...field} {...control} minH="9" maxW="24" disabled={disabled} />
          <Flex as="p" ml="auto" gap="1.5" align="center">
            <chakra.span color="fg.muted">To win</chakra.span>{' '}
            <b>
              <Coins amount={winnings(line)} />
            </b>
          </Flex>
        </Flex>
        <FieldError id={control.id} error={error} />
      </Box>
      <Flex align="center" justify="space-between" wrap="wrap" gap="1.5">
        <ShareChips
          label={`Shares for ${quote.prediction}`}
          stake={item.betAmount}
          disabled={disabled}
          onPick={setStake}
        />
        {aside}
      </Flex>
      <StatedChance
        inputRef={chanceRef}
        prediction={quote.prediction}
        odds={quote.odds}
        marketChance={quote.fairChance}
        text={line.chanceText}
        disabled={disabled}
        onChange={(text) => setChance(item.id, text)}
      />
    </Flex>
  );
}
