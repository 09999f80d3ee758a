import { useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { formatCoins, formatShare } from '@/lib/format';
import { formatOdds, impliedChance, margin, profit } from '@/lib/odds';
import { OddsButton } from '@/ui/OddsButton';

const STAKE = 100;
const SIDES = [
  { team: 'Chicago Bears', odds: 130 },
  { team: 'Green Bay Packers', odds: -150 },
] as const;

const Figure = chakra('b', { base: { color: 'chalk', fontWeight: 'bold' } });

/** A price to try: it is the shortest lesson that Chalkline has. */
export function ExampleBoard() {
  const [picked, setPicked] = useState<(typeof SIDES)[number]>(SIDES[1]);
  const won = profit(STAKE, picked.odds);
  return (
    <Box
      as="section"
      aria-label="What a price says: an example"
      bg="board"
      color="board.fg"
      borderRadius="xl"
      borderWidth="1px"
      borderColor="board.line"
      p={{ base: '4', md: '5' }}
      maxW="36rem"
    >
      <Flex justify="space-between" align="baseline" gap="3" mb="3">
        <chakra.h2 fontSize="lg">What does a price say?</chakra.h2>
        <chakra.span fontSize="sm" color="board.muted" whiteSpace="nowrap">
          Example, try it
        </chakra.span>
      </Flex>
      <Grid templateColumns="1fr 1fr" gap="3">
        {SIDES.map((side) => (
          <OddsButton
            key={side.team}
            label={side.team}
            odds={side.odds}
            picked={side === picked}
            onClick={() => setPicked(side)}
          />
        ))}
      </Grid>
      <chakra.p mt="4" minH={{ base: '4.5rem', md: '3rem' }} aria-live="polite">
        {formatOdds(picked.odds)} says:{' '}
        <Figure>{formatShare(impliedChance(picked.odds), 0)}</Figure> of the time. Stake {STAKE}{' '}
        coins, and a win pays <Figure>{formatCoins(won)}</Figure> on top of your {STAKE}. A loss
        costs the {STAKE}.
      </chakra.p>
      <chakra.p
        mt="3"
        pt="3"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        borderColor="board.line"
        color="board.muted"
        fontSize="sm"
      >
        Both chances add up to more than 100%: the{' '}
        <Figure>{formatShare(margin(SIDES.map(({ odds }) => odds)))}</Figure> above it is the
        bookmaker’s margin.
      </chakra.p>
    </Box>
  );
}
