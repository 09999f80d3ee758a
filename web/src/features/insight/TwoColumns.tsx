import type { ReactElement } from 'react';
import { Flex, Grid } from '@chakra-ui/react';
import { useIsWide } from '@/browser/use-is-wide';

/** Each card is as high as what it says: side by side in rows, one would be half empty beside another. */
export function TwoColumns({ cards }: { cards: readonly ReactElement[] }) {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Flex direction="column" gap="4">
        {cards}
      </Flex>
    );
  }
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4" alignItems="start">
      {[0, 1].map((side) => (
        <Flex key={side} direction="column" gap="4">
          {cards.filter((_, index) => index % 2 === side)}
        </Flex>
      ))}
    </Grid>
  );
}
