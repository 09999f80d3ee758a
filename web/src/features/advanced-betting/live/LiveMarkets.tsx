import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { LiveGame } from '@/api/types';
import { BET_TYPES, MARKET_NAMES, picksOf } from '@/domain/betting/picks';
import { LivePriceButton } from '@/features/slip/panel/LivePriceButton';
import type { QuotedLiveGame } from '@/features/slip/panel/LivePriceButton';
import { MarginLine } from '@/ui/betting/MarginLine';

const Heading = chakra('span', {
  base: { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', px: '3', alignSelf: 'end' },
});
const Name = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', sm: 'auto' },
    fontWeight: 'semibold',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
  },
});

interface LiveMarketsProps {
  game: QuotedLiveGame;
  before: LiveGame | undefined;
  disabled: boolean;
}

/** The three markets at this tick; a press puts the price, with its tick, onto the slip. */
export function LiveMarkets(props: LiveMarketsProps) {
  const { homeTeam, awayTeam } = props.game;
  const markets = BET_TYPES.map((betType) => ({
    label: MARKET_NAMES[betType],
    odds: picksOf(props.game, betType).map(({ odds }) => odds),
  }));
  return (
    <Flex direction="column" gap="4">
      <Grid
        templateColumns={{ base: '1fr 1fr', sm: 'minmax(0, 1fr) repeat(2, minmax(7rem, 9rem))' }}
        gap="2"
        alignItems="center"
        role="group"
        aria-label="Live odds"
      >
        <chakra.span hideBelow="sm" />
        <Heading>Moneyline</Heading>
        <Heading>Spread</Heading>
        <Name>{awayTeam.name}</Name>
        <LivePriceButton {...props} betType="moneyline" side="away" />
        <LivePriceButton {...props} betType="spread" side="away" />
        <Name>{homeTeam.name}</Name>
        <LivePriceButton {...props} betType="moneyline" side="home" />
        <LivePriceButton {...props} betType="spread" side="home" />
        <Name>Total</Name>
        <LivePriceButton {...props} betType="total" side="over" />
        <LivePriceButton {...props} betType="total" side="under" />
      </Grid>
      <MarginLine markets={markets} />
    </Flex>
  );
}
