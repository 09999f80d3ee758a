import { memo } from 'react';
import { Box, chakra, Grid } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { useDates } from '@/state/use-dates';
import { useBoardLook } from '@/state/board-look';
import { useFavouriteTeams } from '@/state/preferences';
import { ShowMoreButton } from '@/ui/feedback/ShowMoreButton';
import { Card } from '@/ui/layout/Card';
import { groupByStart } from './filter';
import { GameCard } from './GameCard';
import { GameRow, RowHeadings } from './GameRow';
import { useShowMore } from './use-show-more';

interface MatchesViewProps {
  games: readonly Game[];
  now: number;
}

export const MatchesView = memo(function MatchesView({ games, now }: MatchesViewProps) {
  const { shown, hasMore, showMore } = useShowMore(games);
  const { timeZone } = useDates();
  const favourites = useFavouriteTeams();
  const look = useBoardLook((board) => board.look);
  return (
    <>
      {groupByStart(shown, { now, timeZone }, favourites).map(({ title, games: members }) => (
        <Box as="section" aria-label={title} key={title} mb="6">
          <chakra.h2 fontSize="lg" mb="3">
            {title}
          </chakra.h2>
          {look === 'rows' ? (
            <Card p="0" pt="2" mx={{ base: '-2', sm: '0' }}>
              <RowHeadings />
              {members.map((game) => (
                <GameRow key={game.id} game={game} />
              ))}
            </Card>
          ) : (
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
              gap="4"
            >
              {members.map((game) => (
                <GameCard key={game.id} game={game} />
              ))}
            </Grid>
          )}
        </Box>
      ))}
      {hasMore && <ShowMoreButton onMore={showMore} />}
    </>
  );
});
