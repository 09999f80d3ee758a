import { useEffect, useRef, useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { useUrlParams } from '@/browser/use-url-params';
import { sharedSource } from '@/domain/betting/source';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { Tabs } from '@/ui/elements/Tabs';
import { Callout } from '@/ui/feedback/Callout';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Card, CardTitle } from '@/ui/layout/Card';
import {
  gameIn,
  sportIn,
  betModeIn,
  BET_MODE_NAMES,
  BET_MODES,
  withGame,
  withSport,
  withBetMode,
} from './choice';
import type { BetMode } from './choice';
import { ConditionalBuilder } from './conditional/ConditionalBuilder';
import { GamePicker } from './games/GamePicker';
import { SportPicker } from './games/SportPicker';
import type { BoardSport } from './games/sports';
import { useBoard } from './games/use-board';
import { LivePanel } from './live/LivePanel';
import { PropBuilder } from './props/PropBuilder';

interface ModesProps {
  game: Game;
  mode: BetMode;
  onModeChange: (mode: BetMode) => void;
}

function Modes({ game, mode, onModeChange }: ModesProps) {
  const panels = {
    live: <LivePanel game={game} onModeChange={onModeChange} />,
    props: <PropBuilder game={game} onModeChange={onModeChange} />,
    conditional: <ConditionalBuilder game={game} onModeChange={onModeChange} />,
  };
  const items = BET_MODES.map((value) => ({
    value,
    label: BET_MODE_NAMES[value],
    panel: panels[value],
  }));
  return <Tabs label="Advanced betting" items={items} value={mode} onChange={onModeChange} />;
}

/** Says why the game that was shown is gone. */
function GoneNotice({ game }: { game: Game }) {
  const { homeTeam, awayTeam, status } = game;
  return (
    <Callout>
      {homeTeam.name} vs {awayTeam.name} is {status === 'live' ? 'over' : 'no longer on offer'}.
    </Callout>
  );
}

interface MainProps {
  game: Game | undefined;
  /** The one that was shown last; without a game it has left the list. */
  shown: Game | undefined;
  isLoading: boolean;
  error: Error | null;
  onRetry: () => void;
  mode: BetMode;
  onModeChange: (mode: BetMode) => void;
}

/** The tabs of the chosen game, or why there are none. */
function Main({ game, shown, isLoading, error, onRetry, mode, onModeChange }: MainProps) {
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
        {shown && <GoneNotice game={shown} />}
        <Callout tone="warn">Please select a game to explore advanced betting options</Callout>
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
        <Modes game={game} mode={mode} onModeChange={onModeChange} />
      </Card>
      <Callout>
        {game.source === 'simulated'
          ? 'Everything here is simulated and placed'
          : 'Everything here is placed'}{' '}
        with virtual coins. Prices hold for a short while: when one has moved, the slip asks before
        it places anything.
      </Callout>
    </>
  );
}

/** From this width on the games stand beside the builder: breakpoint xl. */
const WIDE = '(min-width: 80em)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Scrolls to the chosen game and focuses it, where it lies below the list. */
function show(panel: HTMLElement | null): void {
  if (!panel || window.matchMedia(WIDE).matches) return;
  panel.focus({ preventScroll: true });
  const behavior = window.matchMedia(REDUCED_MOTION).matches ? 'auto' : 'smooth';
  panel.scrollIntoView({ block: 'start', behavior });
}

interface GamesProps {
  sport: BoardSport;
  params: URLSearchParams;
  change: (changed: (before: URLSearchParams) => URLSearchParams) => void;
}

function Games({ sport, params, change }: GamesProps) {
  const { games, error, refetch } = useBoard(sport);
  const [shown, setShown] = useState<Game>();
  const game = gameIn(games, params.get('game'), shown?.id);
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
        {/* The error stands in the panel, with the button to try again. */}
        {!error && (
          <Box mt="4">
            <GamePicker
              games={games}
              chosen={game?.id}
              showSource={source === undefined}
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
        // Below the sticky header.
        scrollMarginTop="4.5rem"
      >
        <Main
          game={game}
          shown={shown}
          isLoading={games === undefined}
          error={error}
          onRetry={() => void refetch()}
          mode={game ? betModeIn(params, game) : 'live'}
          onModeChange={(mode) =>
            change((before) => {
              // A game that was chosen a moment ago may not be shown yet.
              const latest = gameIn(games, before.get('game'), shown?.id);
              return latest ? withBetMode(before, latest, mode) : before;
            })
          }
        />
      </chakra.div>
    </>
  );
}

/** The games of a sport, and the ways to bet on the chosen one. */
export function Board() {
  const { params, change } = useUrlParams();
  const sport = sportIn(params);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', xl: '17rem minmax(0, 1fr)' }}
      gap="4"
      alignItems="start"
    >
      <Games key={sport} sport={sport} params={params} change={change} />
    </Grid>
  );
}
