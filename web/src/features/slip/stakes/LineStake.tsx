import { Box, chakra, Flex } from '@chakra-ui/react';
import { winnings } from '@/features/slip/selections/lines';
import type { OpenLine } from '@/features/slip/selections/lines';
import { setChance } from '@/features/slip/selections/slip-ui';
import { useSlip } from '@/state/slip';
import { Coins } from '@/ui/betting/Coins';
import { StatedChance } from '@/ui/betting/StatedChance';
import { FieldError, Input, useFieldControl } from '@/ui/form/Field';
import { useChanceField } from './use-chance-field';
import { useStakeField } from './use-stake-field';

/** The stake of a bet of its own, what it would win, and how likely its bettor holds it to be. */
export function LineStake({ line }: { line: OpenLine }) {
  const { item, quote, progress } = line;
  const disabled = progress?.kind === 'processing';
  const { error, ...field } = useStakeField(item.id, item.betAmount, (coins) =>
    useSlip.getState().setStake(item.id, coins),
  );
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
      <StatedChance
        inputRef={chanceRef}
        prediction={quote.prediction}
        odds={quote.odds}
        text={line.chanceText}
        disabled={disabled}
        onChange={(text) => setChance(item.id, text)}
      />
    </Flex>
  );
}
