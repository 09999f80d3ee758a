import { Box, Grid } from '@chakra-ui/react';

interface RateSquaresProps {
  /** Filled ones. */
  filled: number;
  of: number;
  ink: string;
}

/** A rate as so many of at most twenty squares. */
export function RateSquares({ filled, of, ink }: RateSquaresProps) {
  return (
    <Grid
      role="img"
      aria-label={`${filled} of ${of} squares are filled`}
      templateColumns="repeat(10, 1rem)"
      gap="1"
    >
      {Array.from({ length: of }, (_, index) => (
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
