import { useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { useAddress } from '@/browser/use-address';
import { sharedSource } from '@/domain/betting/source';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Tabs } from '@/ui/elements/Tabs';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Note } from '@/ui/feedback/Note';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import { gameIn, sportIn, wayIn, WAY_NAMES, WAYS, withGame, withSport, withWay } from './choice';
import type { Way } from './choice';
import { ConditionalBuilder } from './ConditionalBuilder';
import { GamePicker } from './GamePicker';
import { LivePanel } from './LivePanel';
import { PropBuilder } from './PropBuilder';
import { SportPicker } from './SportPicker';
import type { BoardSport } from './sports';
import { useBoard } from './use-board';

interface WaysProps {
  game: Game;
  way: Way;
  onWay: (way: Way) => void;
}

function Ways({ game, way, onWay }: WaysProps) {
  const panels = {
    live: <LivePanel game={game} onWay={onWay} />,
    props: <PropBuilder game={game} onWay={onWay} />,
    conditional: <ConditionalBuilder game={game} onWay={onWay} />,
  };
  const items = WAYS.map((value) => ({
    value,
    label: WAY_NAMES[value],
    panel: panels[value],
  }));
  return <Tabs label="Advanced betting" items={items} value={way} onChange={onWay} />;
}

/** What has become of a game that was looked at. */
function Gone({ game }: { game: Game }) {
  const { homeTeam, awayTeam, status } = game;
  return (
    <Note>
      {homeTeam.name} vs {awayTeam.name} is {status === 'live' ? 'over' : 'no longer on offer'}.
    </Note>
  );
}

interface MainProps {
  game: Game | undefined;
  /** The one that was shown last; without a game it has left the list. */
  shown: Game | undefined;
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  way: Way;
  onWay: (way: Way) => void;
}

/** The tabs of the chosen game, or why there are none. */
function Main({ game, shown, isLoading, error, onRetry, way, onWay }: MainProps) {
  if (isLoading) {
    return (
      <Card aria-busy>
        <Skeleton height="8" mb="4" />
        <Skeleton height="64" />
      </Card>
    );
  }
  if (error) {
    return (
      <Card aria-label="Ways to bet">
        <ErrorState
          message={`The games could not be loaded (${error.message}).`}
          onRetry={onRetry}
        />
      </Card>
    );
  }
  if (!game) {
    return (
      <>
        {shown && <Gone game={shown} />}
        <Note tone="warn">Please select a game to explore advanced betting options</Note>
      </>
    );
  }
  return (
    <>
      <Card aria-label="Ways to bet on this game">
        <Flex align="center" justify="space-between" gap="2" mb="2">
          <CardTitle overflowWrap="anywhere">
            {game.homeTeam.name} vs {game.awayTeam.name}
          </CardTitle>
          <SourceBadge source={game.source} />
        </Flex>
        <Ways game={game} way={way} onWay={onWay} />
      </Card>
      <Note>
        Everything here is simulated and placed with virtual coins. Prices hold for a short while:
        when one has moved, the slip asks before it places anything.
      </Note>
    </>
  );
}

/** From here on the games stand beside what is bet on them: breakpoint xl. */
const WIDE = '(min-width: 80em)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Brings what was chosen to who has it below the list, and the focus with it. */
function show(panel: HTMLElement | null): void {
  if (!panel || window.matchMedia(WIDE).matches) return;
  panel.focus({ preventScroll: true });
  const behavior = window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
  panel.scrollIntoView({ block: 'start', behavior });
}

interface GamesProps {
  sport: BoardSport;
  address: URLSearchParams;
  change: (changed: (before: URLSearchParams) => URLSearchParams) => void;
}

function Games({ sport, address, change }: GamesProps) {
  const { games, error, refetch } = useBoard(sport);
  const [shown, setShown] = useState<Game>();
  const game = gameIn(games, address.get('game'), shown?.id);
  if (game && game !== shown) setShown(game);

  const panel = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) show(panel.current);
  }, [asked]);

  const source = games && sharedSource(games);
  return (
    <>
      <Card aria-label="Choose a game">
        <Flex align="center" justify="space-between" gap="2" mb="3">
          <CardTitle>Games</CardTitle>
          <SourceBadge source={source} />
        </Flex>
        <SportPicker sport={sport} onChange={(next) => change(() => withSport(next))} />
        {/* Why there are none is said beside them, where one tries again. */}
        {!error && (
          <Box mt="4">
            <GamePicker
              games={games}
              chosen={game?.id}
              saysSource={source === undefined}
              onChoose={(next) => {
                change((before) => withGame(before, next));
                setAsked(asked + 1);
              }}
            />
          </Box>
        )}
      </Card>
      <chakra.div
        ref={panel}
        tabIndex={-1}
        outline="none"
        display="flex"
        flexDirection="column"
        gap="4"
        minW="0"
        // Clear of the header, which stays.
        scrollMarginTop="4.5rem"
      >
        <Main
          game={game}
          shown={shown}
          isLoading={games === undefined}
          error={error}
          onRetry={() => void refetch()}
          way={game ? wayIn(address, game) : 'live'}
          onWay={(way) =>
            change((before) => {
              // A game that was chosen a moment ago may not be shown yet.
              const latest = gameIn(games, before.get('game'), shown?.id);
              return latest ? withWay(before, latest, way) : before;
            })
          }
        />
      </chakra.div>
    </>
  );
}

/** The games of a sport, and the ways to bet on the chosen one. */
export function Board() {
  const { address, change } = useAddress();
  const sport = sportIn(address);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '17rem minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Games key={sport} sport={sport} address={address} change={change} />
    </Grid>
  );
}
