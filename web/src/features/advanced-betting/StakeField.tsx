import { Box, Flex } from '@chakra-ui/react';
import { digitsOf } from '@/lib/stake';
import { TextField } from '@/ui/Field';
import { QuickPicks } from '@/ui/QuickPicks';

interface StakeFieldProps {
  /** As typed: digits alone, or nothing. */
  text: string;
  quickPicks: readonly number[];
  onChange: (text: string) => void;
}

export function StakeField({ text, quickPicks, onChange }: StakeFieldProps) {
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <Box flex="1" minW="24" maxW="48">
        <TextField
          label="Stake"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={(event) => onChange(digitsOf(event.target.value))}
        />
      </Box>
      <Flex minH="11" align="center">
        <QuickPicks
          label="Quick stake"
          amounts={quickPicks}
          onPick={(amount) => onChange(`${amount}`)}
        />
      </Flex>
    </Flex>
  );
}
