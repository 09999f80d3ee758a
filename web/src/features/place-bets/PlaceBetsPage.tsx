import { useMemo } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowDown, CalendarX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { useIsWide } from '@/browser/use-is-wide';
import { useOpenGames } from '@/api/betting/open-games';
import { LiveNow } from '@/features/live-bets/LiveNow';
import { SignInDialog } from '@/features/slip/panel/SignInDialog';
import { SlipDrawer } from '@/features/slip/panel/SlipDrawer';
import { SlipPanel } from '@/features/slip/panel/SlipPanel';
import { usePlaceSlip } from '@/features/slip/placing/use-place-slip';
import { useSlipLines } from '@/features/slip/selections/lines';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { Columns } from '@/ui/layout/Columns';
import { Page } from '@/ui/layout/Page';
import { Board } from './Board';
import { FirstBet, FirstBetStep } from './first-bet/FirstBet';
import { LoadingBoard } from './LoadingBoard';
import { gamesOf, NoGamesOfSeason, SEASON, SeasonLink, SeasonNotice } from './season';
import { YOUR_BETS, YourBets } from './your-bets/YourBets';

function NoGames() {
  return (
    <EmptyState
      icon={CalendarX}
      title="No Games Available"
      action={
        <Button asChild variant="outline">
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    />
  );
}

type OpenGames = ReturnType<typeof useOpenGames>;

interface Choice {
  /** The run of a past season whose games are shown, in place of the usual ones. */
  run: string | null;
  /** The game that the address names. */
  wanted: string | undefined;
}

function useChoice(games: OpenGames['games']): Choice {
  const [params] = useSearchParams();
  const wanted = params.get('game') ?? params.get('gameId') ?? undefined;
  const run = params.get(SEASON) ?? games?.find(({ id }) => id === wanted)?.run ?? null;
  return { run, wanted };
}

function Games({ games: all, now, isError, refetch, run, wanted }: OpenGames & Choice) {
  const games = useMemo(() => all && gamesOf(run, all), [all, run]);

  const failure = isError && (
    <ErrorState
      message="Failed to load upcoming games. Please try again."
      onRetry={() => void refetch()}
    />
  );
  if (games && games.length > 0) {
    return (
      <>
        {/* Old data stays in use: the server refuses a price that is out of date. */}
        {failure}
        <Board key={`${run} ${wanted}`} games={games} now={now} wanted={wanted} />
      </>
    );
  }
  if (!games && !failure) return <LoadingBoard />;
  return <Box mt="5">{failure || (run === null ? <NoGames /> : <NoGamesOfSeason />)}</Box>;
}

function Heading({ run }: Pick<Choice, 'run'>) {
  return (
    <>
      <Flex align="center" justify="space-between" gap="3">
        <ChalkHeading>Place Bets</ChalkHeading>
        <Button asChild variant="outline" size="sm" hideFrom="lg">
          <a href={`#${YOUR_BETS}`}>
            Your bets
            <ArrowDown aria-hidden />
          </a>
        </Button>
      </Flex>
      <chakra.p color="fg.muted" mt="1" fontSize={{ base: 'sm', md: 'md' }}>
        Virtual coins, no real money. {/* A phone keeps the room for the first game. */}
        <chakra.span hideBelow="md">
          Every card shows the margin that the bookmaker keeps.{' '}
        </chakra.span>
        <SeasonLink />
      </chakra.p>
      {run !== null && (
        <Box mt="3">
          <SeasonNotice run={run} />
        </Box>
      )}
    </>
  );
}

export function PlaceBetsPage() {
  const { isDemo } = useCurrentUser();
  const open = useOpenGames();
  const choice = useChoice(open.games);
  const lines = useSlipLines(open.games);
  const onPlace = usePlaceSlip({ pretends: false });
  const slip = { lines, onPlace };
  const isAnyOpen = open.games !== undefined && open.games.length > 0;
  const isLoading = !open.games && !open.isError;
  const isWide = useIsWide();
  // Beside the games it stays in sight with the slip that it speaks of.
  const firstBet = isAnyOpen && <FirstBet lines={lines} />;
  return (
    <Page title="Place Bets">
      <Columns
        main={
          <>
            <Heading run={choice.run} />
            <Box
              mt={{ base: '3', md: '4' }}
              mb={{ base: '3', md: '5' }}
              _empty={{ display: 'none' }}
            >
              <LiveNow />
            </Box>
            {!isWide && firstBet}
            <Games {...open} {...choice} />
          </>
        }
        side={
          <>
            {isWide && firstBet}
            {isAnyOpen && <SlipPanel {...slip} />}
            {isLoading ? <Skeleton height="32" borderRadius="lg" /> : <YourBets />}
          </>
        }
      />
      {isAnyOpen && (
        <>
          <SlipDrawer {...slip} aboveTabBar={!isDemo} lead={<FirstBetStep lines={lines} />} />
          <SignInDialog />
        </>
      )}
    </Page>
  );
}
