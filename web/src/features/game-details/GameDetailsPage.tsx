import { useCallback } from 'react';
import { chakra, Grid } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useOpenGames } from '@/api/betting/open-games';
import { useGameDetails } from '@/api/sports/game-details';
import type { GameDetails } from '@/api/types';
import { eventName } from '@/domain/betting/picks';
import { BoxScore } from '@/features/box-score/BoxScore';
import { SignInDialog } from '@/features/slip/panel/SignInDialog';
import { SlipDrawer } from '@/features/slip/panel/SlipDrawer';
import { SlipPanel } from '@/features/slip/panel/SlipPanel';
import { usePlaceSlip } from '@/features/slip/placing/use-place-slip';
import { useSlipLines } from '@/features/slip/selections/lines';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Columns } from '@/ui/layout/Columns';
import { Page } from '@/ui/layout/Page';
import { GameHeader } from './GameHeader';
import { LastFive } from './LastFive';
import { OddsCard } from './OddsCard';
import { OwnBets } from './OwnBets';
import { PriceHistory } from './PriceHistory';
import { useLiveScore } from './use-live-score';

/** The game as the open games list it now, whose quotes the event stream brings; else as it was read. */
function withCurrentQuote(game: GameDetails, open: ReturnType<typeof useOpenGames>): GameDetails {
  const listed = open.games?.find(({ id }) => id === game.id);
  if (!listed) return { ...game, isOffered: game.isOffered && open.games === undefined };
  const { odds, quotedAt } = listed;
  return { ...game, odds, quotedAt };
}

interface DetailsProps {
  read: GameDetails;
  answeredAt: number;
  readAgain: () => void;
}

function Details({ read, answeredAt, readAgain }: DetailsProps) {
  const { isDemo } = useCurrentUser();
  const open = useOpenGames();
  const lines = useSlipLines(open.games);
  const onPlace = usePlaceSlip({ pretends: false });
  const game = withCurrentQuote(read, open);
  const live = useLiveScore({ game: read, answeredAt, readAgain });
  const slip = { lines, onPlace };
  const showsSlip = game.isOffered || lines.length > 0;
  return (
    <>
      <Columns
        main={
          <>
            <GameHeader game={game} live={live} />
            <Grid gap="4" templateColumns="minmax(0, 1fr)">
              <OddsCard game={game} />
              {game.boxScore && (
                <Card aria-label="Box score">
                  <CardTitle>Box score</CardTitle>
                  <BoxScore sport={game.sport} boxScore={game.boxScore} />
                </Card>
              )}
              <LastFive game={game} />
              <PriceHistory game={game} />
            </Grid>
          </>
        }
        side={
          <>
            {showsSlip && <SlipPanel {...slip} />}
            <OwnBets bets={game.bets} />
          </>
        }
      />
      {showsSlip && (
        <>
          <SlipDrawer {...slip} aboveTabBar={!isDemo} />
          <SignInDialog />
        </>
      )}
    </>
  );
}

function Loading() {
  return (
    <Grid gap="4" aria-busy>
      <ChalkHeading>Game details</ChalkHeading>
      <chakra.p role="status" color="fg.muted">
        Game details loading...
      </chakra.p>
      <Skeleton height="16rem" borderRadius="lg" />
      <Skeleton height="16rem" borderRadius="lg" />
    </Grid>
  );
}

function NoSuchGame() {
  return (
    <>
      <ChalkHeading>Game details</ChalkHeading>
      <EmptyState
        icon={SearchX}
        title="There is no such game"
        action={
          <Button asChild variant="outline">
            <Link to="/sports-hub">Go to the Sports Hub</Link>
          </Button>
        }
      />
    </>
  );
}

export function GameDetailsPage() {
  const { gameId = '' } = useParams();
  const { data, isError, dataUpdatedAt, errorUpdatedAt, refetch } = useGameDetails(gameId);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  return (
    <Page title={data ? eventName(data) : 'Game details'}>
      {isError && <ErrorState message="Error loading game details" onRetry={readAgain} />}
      {data === undefined && !isError && <Loading />}
      {data === null && <NoSuchGame />}
      {data && (
        <Details
          key={data.id}
          read={data}
          answeredAt={Math.max(dataUpdatedAt, errorUpdatedAt)}
          readAgain={readAgain}
        />
      )}
    </Page>
  );
}
