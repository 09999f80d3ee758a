import { Box, chakra, Grid } from '@chakra-ui/react';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card } from '@/ui/layout/Card';

function GameSkeletons() {
  return (
    <Grid templateColumns={{ base: '1fr', xl: '1fr 1fr' }} gap="4">
      {['a', 'b', 'c', 'd'].map((card) => (
        <Card key={card}>
          <Skeleton height="5" width="60%" mb="4" />
          {['away', 'home', 'total'].map((row) => (
            <Skeleton key={row} height="14" mb="2" />
          ))}
          <Skeleton height="4" mt="4" />
        </Card>
      ))}
    </Grid>
  );
}

/** Stands for the games while they load. */
export function LoadingBoard() {
  return (
    <Box role="status" mt="3">
      <chakra.span srOnly>Loading games</chakra.span>
      <Skeleton height="11" mb="4" />
      <Skeleton height="9" mb="2" />
      <Skeleton width="60%" mb="4" />
      <GameSkeletons />
    </Box>
  );
}
