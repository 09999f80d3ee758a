import { Flex } from '@chakra-ui/react';
import { Button } from '@/ui/elements/Button';

interface QuickPicksProps {
  /** What is set by them, for a screen reader. */
  label: string;
  amounts: readonly number[];
  onPick: (amount: number) => void;
}

/** Amounts that one press sets. */
export function QuickPicks({ label, amounts, onPick }: QuickPicksProps) {
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
