import type { ReactNode } from 'react';
import { Box, Grid } from '@chakra-ui/react';

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

/**
 * A page's title and its games, and beside them what is the reader's own: from the top of the page on, so
 * that all of it is in sight at once. Below them where there is no room beside.
 */
export function Columns({ main, side }: ColumnsProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.slip}' }}
      gap="6"
      alignItems="start"
    >
      <Box minW="0">{main}</Box>
      <Box
        display="grid"
        gap="4"
        position={{ lg: 'sticky' }}
        top={{ lg: '4.5rem' }}
        maxH={{ lg: 'calc(100dvh - 5.5rem)' }}
        overflowY={{ lg: 'auto' }}
      >
        {side}
      </Box>
    </Grid>
  );
}
