import type { ReactNode } from 'react';
import { chakra, Grid } from '@chakra-ui/react';

/** Figures of a card beside each other. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Grid
      asChild
      mt="3"
      gap="4"
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <dl>{children}</dl>
    </Grid>
  );
}

interface HashFactProps {
  name: string;
  children: string;
}

/** A hash, a key or a name that is to be compared letter by letter. */
export function HashFact({ name, children }: HashFactProps) {
  return (
    <chakra.div minW="0" gridColumn="1 / -1">
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
