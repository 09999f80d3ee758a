import type { ReactNode } from 'react';
import { Box, Grid } from '@chakra-ui/react';

interface ColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

/**
 * Two columns: the page's title and games, and beside them the player's own slip or bets, from the
 * top of the page on. One column on a narrow screen.
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
