import { Flex } from '@chakra-ui/react';
import { Button } from '@/ui/elements/Button';

interface QuickAmountsProps {
  /** The name of the amount, for a screen reader. */
  label: string;
  amounts: readonly number[];
  onPick: (amount: number) => void;
}

/** Amounts that one press sets. */
export function QuickAmounts({ label, amounts, onPick }: QuickAmountsProps) {
  return (
    <Flex role="group" aria-label={label} gap="2">
      {amounts.map((amount) => (
        <Button
          key={amount}
          variant="outline"
          size="sm"
          px="3"
          minW="12"
          onClick={() => onPick(amount)}
        >
          {amount}
        </Button>
      ))}
    </Flex>
  );
}
