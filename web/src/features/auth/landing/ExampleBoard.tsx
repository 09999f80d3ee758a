import { useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { formatCoins, formatShare } from '@/domain/format/format';
import { overround } from '@/domain/odds/market';
import { impliedChance, profit } from '@/domain/odds/odds';
import { decimalOdds } from '@/domain/odds/odds-format';
import { OddsButton } from '@/ui/betting/OddsButton';
import { Price } from '@/ui/betting/Price';

const STAKE = 100;
const SIDES = [
  { team: 'Chicago Bears', odds: 130 },
  { team: 'Green Bay Packers', odds: -150 },
] as const;

const OVERROUND = overround(SIDES.map(({ odds }) => decimalOdds(odds)));

const Figure = chakra('b', { base: { color: 'chalk', fontWeight: 'bold' } });

const hatch = 'repeating-linear-gradient(135deg, {colors.board} 0 3px, transparent 3px 7px)';

/** Both implied chances in a row; the hatched end exceeds 100%. */
function ChanceBar({ picked }: { picked: string }) {
  const whole = 1 + OVERROUND;
  return (
    <Flex aria-hidden position="relative" height="3" mt="4" borderRadius="sm" overflow="hidden">
      {SIDES.map(({ team, odds }) => (
        <Box
          key={team}
          bg={team === picked ? 'chalk' : 'board.muted'}
          transition="background"
          style={{ width: formatShare(impliedChance(odds) / whole, 3) }}
        />
      ))}
      <Box
        position="absolute"
        insetY="0"
        right="0"
        backgroundImage={hatch}
        borderLeftWidth="2px"
        borderColor="board"
        style={{ width: formatShare(OVERROUND / whole, 3) }}
      />
    </Flex>
  );
}

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
      width="full"
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
      <chakra.p mt="4" minH={{ base: '4.5rem', md: '3rem', lg: '0' }} aria-live="polite">
        At <Price odds={picked.odds} /> you break even by winning{' '}
        <Figure>{formatShare(impliedChance(picked.odds), 0)}</Figure> of the time. Stake {STAKE}{' '}
        coins, and a win pays <Figure>{formatCoins(won)}</Figure> on top of your {STAKE}. A loss
        costs the {STAKE}.
      </chakra.p>
      <ChanceBar picked={picked.team} />
      <chakra.p mt="2" color="board.muted" fontSize="sm">
        The two chances add up to {formatShare(1 + OVERROUND)}. The hatched{' '}
        <Figure>{formatShare(OVERROUND)}</Figure> above 100% is the overround: the bookmaker&rsquo;s
        income.
      </chakra.p>
    </Box>
  );
}
