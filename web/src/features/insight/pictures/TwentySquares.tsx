import { Box, Grid } from '@chakra-ui/react';

const SQUARES = 20;

/** A rate as so many of twenty squares. */
export function TwentySquares({ share, ink }: { share: number; ink: string }) {
  const filled = Math.round(SQUARES * share);
  return (
    <Grid
      role="img"
      aria-label={`${filled} of ${SQUARES} squares are filled`}
      templateColumns="repeat(10, 1rem)"
      gap="1"
    >
      {Array.from({ length: SQUARES }, (_, index) => (
        <Box
          key={index}
          boxSize="4"
          borderRadius="3px"
          borderWidth="2px"
          borderColor={ink}
          bg={index < filled ? ink : 'transparent'}
        />
      ))}
    </Grid>
  );
}
