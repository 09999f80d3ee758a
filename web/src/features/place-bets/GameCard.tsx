import { memo } from 'react';
import { Box, chakra, Grid } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { eventName, picksOf } from '@/domain/betting/picks';
import { aboutGame } from '@/domain/wizard/ask';
import { PickButton } from '@/features/slip/panel/PickButton';
import { sidesOnSlip } from '@/features/slip/selections/board-picks';
import { useSlip } from '@/state/slip';
import { MarginLine } from '@/ui/betting/MarginLine';
import { AskWizardLink } from '@/ui/elements/AskWizardLink';
import { Card } from '@/ui/layout/Card';
import { GameTags } from './GameTags';

const Heading = chakra('span', {
  base: { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', px: '3' },
});
/** On a phone the name stands above its prices, so that these have room. */
const Name = chakra('span', {
  base: {
    gridColumn: { base: '1 / -1', sm: 'auto' },
    fontWeight: 'semibold',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
  },
});

/** Drawn only near the screen; the height stands in for it until then. */
const OFFSCREEN = { contentVisibility: 'auto', containIntrinsicSize: 'auto 20rem' };

const MARKETS = [
  { betType: 'moneyline', label: 'Moneyline' },
  { betType: 'spread', label: 'Spread' },
  { betType: 'total', label: 'Total' },
] as const;

/** A game with all its prices. Only a change of its own game or of its own picks draws it again. */
export const GameCard = memo(function GameCard({ game }: { game: Game }) {
  const sides = useSlip(({ items }) => sidesOnSlip(game, items));
  return (
    <Card
      as="article"
      aria-label={eventName(game)}
      display="flex"
      flexDirection="column"
      css={OFFSCREEN}
    >
      <GameTags game={game} />
      <Grid
        templateColumns={{ base: '1fr 1fr', sm: 'minmax(0, 1fr) repeat(2, 8rem)' }}
        gap="2"
        alignItems="center"
        my="3"
      >
        <Box hideBelow="sm" />
        <Heading>
          Moneyline <abbr title="The winner of the game, without a draw to bet on">1X2</abbr>
        </Heading>
        <Heading>Spread</Heading>
        <Name>{game.awayTeam.name}</Name>
        <PickButton game={game} betType="moneyline" side="away" sides={sides} />
        <PickButton game={game} betType="spread" side="away" sides={sides} />
        <Name>{game.homeTeam.name}</Name>
        <PickButton game={game} betType="moneyline" side="home" sides={sides} />
        <PickButton game={game} betType="spread" side="home" sides={sides} />
        <Name>Total</Name>
        <PickButton game={game} betType="total" side="over" sides={sides} />
        <PickButton game={game} betType="total" side="under" sides={sides} />
      </Grid>
      <MarginLine
        markets={MARKETS.map(({ betType, label }) => ({
          label,
          odds: picksOf(game, betType).map(({ odds }) => odds),
        }))}
      />
      <chakra.p mt="2" fontSize="sm">
        <AskWizardLink question={aboutGame(eventName(game))} about={eventName(game)} />
      </chakra.p>
    </Card>
  );
});
