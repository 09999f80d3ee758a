import { Box, chakra, Flex } from '@chakra-ui/react';
import { Lightbulb } from 'lucide-react';

/** The one rule that holds in every guide. */
export function BankrollTip() {
  return (
    <Flex role="note" aria-label="Tip" gap="3" p="4" bg="board" color="board.fg" borderRadius="lg">
      <Box color="chalk" flexShrink="0" aria-hidden>
        <Lightbulb size={24} />
      </Box>
      <chakra.p>
        <chakra.b color="chalk">Tip:</chakra.b> never bet more than 5% of your bankroll on one bet.
      </chakra.p>
    </Flex>
  );
}
