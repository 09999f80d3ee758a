import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCurrentUser } from '@/api/current-user';
import { useSlip } from '@/lib/slip';
import { aboveBalance, digitsOf, stakeOf, stakeText } from '@/lib/stake';
import { Coins } from '@/ui/Coins';
import { TextField } from '@/ui/Field';
import { StatedChance } from '@/ui/StatedChance';
import { setChance } from './desk';
import { winnings } from './lines';
import type { OpenLine } from './lines';

/** The stake of a bet of its own, what it would win, and how likely its bettor holds it to be. */
export function LineStake({ line }: { line: OpenLine }) {
  const { item, quote, progress } = line;
  const { user } = useCurrentUser();
  const disabled = progress?.kind === 'processing';
  return (
    <>
      <Flex gap="3" align="flex-start" mt="2">
        <Box flex="1">
          <TextField
            label={
              <>
                Stake<chakra.span srOnly> on {quote.prediction}</chakra.span>
              </>
            }
            inputMode="numeric"
            autoComplete="off"
            minH="9"
            maxW="28"
            error={aboveBalance(item.betAmount, user.virtualBalance)}
            value={stakeText(item.betAmount)}
            disabled={disabled}
            onChange={(event) =>
              useSlip.getState().setStake(item.id, stakeOf(digitsOf(event.target.value)))
            }
          />
        </Box>
        <Box ml="auto" textAlign="right" fontSize="sm">
          <chakra.p color="fg.muted">To win</chakra.p>
          <chakra.b fontSize="md">
            <Coins amount={winnings(line)} />
          </chakra.b>
        </Box>
      </Flex>
      <Box mt="3">
        <StatedChance
          prediction={quote.prediction}
          odds={quote.odds}
          text={line.chanceText}
          disabled={disabled}
          onChange={(text) => setChance(item.id, text)}
        />
      </Box>
    </>
  );
}
