import { Box, chakra, Grid } from '@chakra-ui/react';
import { Samples } from './Samples';

const COLOURS = [
  ...['bg', 'bg.panel', 'bg.subtle', 'border', 'border.control'],
  ...['fg', 'fg.muted', 'fg.subtle', 'brand', 'chalk', 'board'],
  ...['win', 'loss', 'warn', 'info'],
];

export function ColourSamples() {
  return (
    <Samples title="Colours">
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(7.5rem, 1fr))"
        gap="3"
      >
        {COLOURS.map((colour) => (
          <li key={colour}>
            <Box
              height="14"
              borderWidth="1px"
              borderColor="border.control"
              borderRadius="md"
              bg={colour}
            />
            <chakra.code fontSize="sm">{colour}</chakra.code>
          </li>
        ))}
      </Grid>
    </Samples>
  );
}
