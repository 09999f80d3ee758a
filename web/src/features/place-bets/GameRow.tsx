import { memo } from 'react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { PickButton } from '@/features/slip/panel/PickButton';
import { sidesOnSlip } from '@/features/slip/selections/board-picks';
import { useSlip } from '@/state/slip';
import { GameStart } from '@/ui/betting/GameStart';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { SourceLabel } from '@/ui/betting/SourceBadge';

/** Teams, moneyline, spread and total; a phone has room for the codes of the teams. */
const COLUMNS = {
  // Each as wide as its words: a total has the longest, a moneyline none on a phone.
  base: '2.25rem minmax(0, 0.72fr) minmax(0, 0.98fr) minmax(0, 1.25fr)',
  sm: 'minmax(0, 1fr) repeat(3, minmax(0, 8.5rem))',
};
const ROW_HEIGHT = '96px';

const OFFSCREEN = { contentVisibility: 'auto', containIntrinsicSize: `auto ${ROW_HEIGHT}` };

const Line = chakra(Grid, {
  base: {
    columnGap: '1',
    alignItems: 'center',
    '& > *': { minW: '0' },
    // The code stands beside it already: a phone shows the price of a moneyline alone.
    smDown: { '& > button:nth-child(2) > small': { srOnly: true } },
  },
});

/** No link: each would be a stop of the keyboard between the prices of a long board. */
function Team({ team }: { team: Game['homeTeam'] }) {
  return (
    <chakra.span
      fontWeight="semibold"
      fontSize="sm"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
    >
      <chakra.span css={{ smDown: { srOnly: true } }}>{team.name}</chakra.span>
      <chakra.span hideFrom="sm" aria-hidden>
        {team.code}
      </chakra.span>
    </chakra.span>
  );
}

/** What the columns of the rows are, once above them. */
export function RowHeadings() {
  return (
    <Line
      aria-hidden
      templateColumns={COLUMNS}
      fontSize="xs"
      fontWeight="semibold"
      color="fg.muted"
      px={{ base: '2', sm: '3' }}
      mb="1"
    >
      <span />
      <span>Moneyline</span>
      <span>Spread</span>
      <span>Total</span>
    </Line>
  );
}

/** A game in 96 pixels. Only a change of its own game or of its own picks draws it again. */
export const GameRow = memo(function GameRow({ game }: { game: Game }) {
  const sides = useSlip(({ items }) => sidesOnSlip(game, items));
  const price = { game, sides, isDense: true };
  return (
    <chakra.article
      aria-label={eventName(game)}
      minH={ROW_HEIGHT}
      px={{ base: '2', sm: '3' }}
      py="0.5"
      borderTopWidth="1px"
      borderTopStyle="dashed"
      css={OFFSCREEN}
    >
      <Flex align="center" gap="2" height="17px" fontSize="xs" color="fg.muted" whiteSpace="nowrap">
        <b>{game.sport.toUpperCase()}</b>
        <GameStart instant={game.startTime} color="fg" />
        <chakra.span ml="auto" />
        <PlayedOn {...game} />
        <SourceLabel source={game.source} />
      </Flex>
      <Line templateColumns={COLUMNS} mb="2px">
        <Team team={game.awayTeam} />
        <PickButton {...price} betType="moneyline" side="away" />
        <PickButton {...price} betType="spread" side="away" />
        <PickButton {...price} betType="total" side="over" />
      </Line>
      <Line templateColumns={COLUMNS}>
        <Team team={game.homeTeam} />
        <PickButton {...price} betType="moneyline" side="home" />
        <PickButton {...price} betType="spread" side="home" />
        <PickButton {...price} betType="total" side="under" />
      </Line>
    </chakra.article>
  );
});
