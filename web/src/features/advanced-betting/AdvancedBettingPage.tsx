import { useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/current-user';
import { useOpenGames } from '@/api/open-games';
import type { Game } from '@/api/types';
import { useSlipLines } from '@/features/slip/lines';
import { SignInDialog } from '@/features/slip/SignInDialog';
import { SlipDrawer } from '@/features/slip/SlipDrawer';
import { SlipPanel } from '@/features/slip/SlipPanel';
import { usePlaceSlip } from '@/features/slip/use-place-slip';
import { Button } from '@/ui/Button';
import { Card, CardTitle } from '@/ui/Card';
import { ChalkHeading } from '@/ui/ChalkHeading';
import { Columns } from '@/ui/Columns';
import { Note } from '@/ui/Note';
import { Page } from '@/ui/Page';
import { Tabs } from '@/ui/Tabs';
import { ConditionalBuilder } from './ConditionalBuilder';
import { GamePicker } from './GamePicker';
import { LivePanel } from './LivePanel';
import { PropBuilder } from './PropBuilder';
import { SportPicker } from './SportPicker';
import type { BoardSport } from './sports';
import { useBoard } from './use-board';

const DEFAULT_SPORT: BoardSport = 'nba';

type Way = 'live' | 'props' | 'conditional';

function Ways({ game }: { game: Game }) {
  const [way, setWay] = useState<Way>('live');
  const items = [
    { value: 'live' as const, label: 'Live Betting', panel: <LivePanel game={game} /> },
    { value: 'props' as const, label: 'Player Props', panel: <PropBuilder game={game} /> },
    {
      value: 'conditional' as const,
      label: 'Conditional',
      panel: <ConditionalBuilder game={game} />,
    },
  ];
  return (
    <Card aria-label="Ways to bet on this game">
      <CardTitle mb="2" overflowWrap="anywhere">
        <span>
          {game.homeTeam.name} vs {game.awayTeam.name}
        </span>
      </CardTitle>
      <Tabs label="Advanced betting" items={items} value={way} onChange={setWay} />
    </Card>
  );
}

/** The game chosen last, or the first; none when the chosen one is gone, so that no other takes its place. */
function selected(games: readonly Game[] | undefined, chosen: string | undefined) {
  return chosen === undefined ? games?.[0] : games?.find(({ id }) => id === chosen);
}

function Board() {
  const [sport, setSport] = useState<BoardSport>(DEFAULT_SPORT);
  const [chosen, setChosen] = useState<string>();
  const { games, error, refetch } = useBoard(sport);
  const game = selected(games, chosen);
  // The first is chosen once and for all, also when another comes before it.
  if (chosen === undefined && game) setChosen(game.id);

  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '17rem minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Card aria-label="Choose a game">
        <CardTitle mb="3">Games</CardTitle>
        <SportPicker
          sport={sport}
          onChange={(next) => {
            setSport(next);
            setChosen(undefined);
          }}
        />
        <Box mt="4" maxH={{ base: '20rem', xl: 'none' }} overflowY="auto" mx="-1" px="1">
          <GamePicker
            games={games}
            error={error}
            chosen={game?.id}
            onChoose={setChosen}
            onRetry={() => void refetch()}
          />
        </Box>
      </Card>
      <Flex direction="column" gap="4" minW="0">
        {game ? (
          <>
            <Ways game={game} />
            <Note>
              Everything here is simulated and placed with virtual coins. Prices hold for a short
              while: when one has moved, the slip asks before it places anything.
            </Note>
          </>
        ) : (
          <Note tone="warn">Please select a game to explore advanced betting options</Note>
        )}
      </Flex>
    </Grid>
  );
}

export function AdvancedBettingPage() {
  const { isDemo } = useCurrentUser();
  const { games } = useOpenGames();
  const lines = useSlipLines(games);
  const onPlace = usePlaceSlip({ pretends: true });
  const slip = { lines, onPlace };
  return (
    <Page title="Advanced Betting">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <ChalkHeading>Advanced Betting</ChalkHeading>
        <Button asChild variant="outline" size="sm">
          <Link to="/dashboard">
            <ArrowLeft aria-hidden />
            Back to Dashboard
          </Link>
        </Button>
      </Flex>
      <chakra.p color="fg.muted" mt="1" mb="5">
        Bet while a game is played, on what a single player reaches, or on two things happening
        together. Put several on the slip and they can be a parlay.
      </chakra.p>
      <Columns main={<Board />} side={<SlipPanel {...slip} />} />
      <SlipDrawer {...slip} aboveTabBar={!isDemo} />
      <SignInDialog />
    </Page>
  );
}
