import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Clock, Radio } from 'lucide-react';
import { useLiveGame } from '@/api/streams/live';
import type { LiveState } from '@/api/streams/live';
import type { Game, LiveGame } from '@/api/types';
import { boardAt } from '@/domain/betting/live-board';
import { OpenBetModes } from '@/features/advanced-betting/OpenBetModes';
import type { BetMode } from '@/features/advanced-betting/choice';
import { isQuoted } from '@/features/slip/panel/LivePriceButton';
import { GameStart } from '@/ui/betting/GameStart';
import { Badge } from '@/ui/elements/Badge';
import { Callout } from '@/ui/feedback/Callout';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ChanceChart } from './ChanceChart';
import type { ChanceStanding } from './ChanceChart';
import { LiveMarkets } from './LiveMarkets';

const Score = chakra('b', {
  base: { fontSize: '4xl', lineHeight: '1', fontFamily: 'heading', fontWeight: 'extrabold' },
});

function TeamScore({ team }: { team: LiveGame['homeTeam'] }) {
  return (
    <>
      <chakra.span fontWeight="semibold" lineHeight="1.25" overflowWrap="anywhere">
        {team.name}
      </chakra.span>
      <Score>{team.score}</Score>
    </>
  );
}

function Scoreboard({ game }: { game: LiveGame }) {
  const isFinal = game.period === 'Final';
  const { part, clock, pause } = boardAt(game);
  return (
    <Flex gap="4" align="stretch" bg="bg.subtle" borderRadius="md" p="4">
      <Grid flex="1" templateColumns="minmax(0, 1fr) auto" gap="2" alignItems="center">
        <TeamScore team={game.awayTeam} />
        <TeamScore team={game.homeTeam} />
      </Grid>
      <Flex
        direction="column"
        justify="center"
        align="flex-end"
        gap="1"
        pl="4"
        borderLeftWidth="1px"
        borderLeftStyle="dashed"
        borderColor="border.control"
        minW="24"
      >
        <Badge tone={isFinal ? 'outline' : 'destructive'}>
          {!isFinal && <Radio aria-hidden />}
          {isFinal ? 'Over' : 'Live'}
        </Badge>
        {clock && (
          <chakra.span fontSize="sm" color="fg.muted">
            {part}
          </chakra.span>
        )}
        <chakra.b fontSize="xl">{clock ?? part}</chakra.b>
        {pause && (
          <chakra.span fontSize="sm" color="fg.muted" textAlign="right">
            {pause}
          </chakra.span>
        )}
      </Flex>
    </Flex>
  );
}

/** The height of the longest pause notice, kept also without one. */
const PAUSE_HEIGHT = { base: '7rem', sm: '4.5rem' };

/** While prices are taken. */
const TERMS = 'Prices change every 3 seconds. You get the one you press.';

/** Why no live bet is taken just now. */
function pauseOf({ game, isStale, isOver }: LiveState): string | undefined {
  if (isOver) return 'The game is over: live betting on it has closed.';
  if (isStale) return 'Waiting for the next tick. Prices older than 6 seconds are not taken.';
  if (game?.suspended) {
    return 'Suspended for a moment: a team has just scored or the end is near, and the price has to catch up.';
  }
  return undefined;
}

/** Whether the last price of the chart is the present one; if not, why. */
function standingOf({ isStale, isOver, history }: LiveState, game: LiveGame): ChanceStanding {
  if (isOver) return 'over';
  if (isStale) return 'stale';
  if (game.suspended) return 'suspended';
  return (history.at(-1)?.tick ?? game.tick) < game.tick ? 'unquoted' : 'now';
}

function Waiting() {
  return (
    <Flex direction="column" gap="4" aria-busy>
      <chakra.span srOnly role="status">
        Waiting for the live game
      </chakra.span>
      <Skeleton height="28" />
      <Skeleton height="48" />
    </Flex>
  );
}

const OVER = {
  title: 'No live prices for this game',
  text: 'This game has ended, or has no live feed.',
};
const REFUSED = {
  title: 'No live prices at the moment',
  text: 'The server does not give them just now. Trying again…',
};

function Stream({ gameId }: { gameId: string }) {
  const state = useLiveGame(gameId);
  const { game, before, history, isRefused, isOver } = state;
  if (!game) {
    if (isOver) return <EmptyState icon={Radio} {...OVER} />;
    if (isRefused) return <EmptyState icon={Radio} {...REFUSED} />;
    return state.isStale ? (
      <Callout tone="warn">Waiting for the first tick of this game.</Callout>
    ) : (
      <Waiting />
    );
  }
  const pause = pauseOf(state);
  return (
    <Flex direction="column" gap="5">
      <Scoreboard game={game} />
      <div>
        {/* A pause comes in the place of this note: the prices stay where they are. */}
        <Grid role="status" minH={PAUSE_HEIGHT} mb="4">
          <Callout tone={pause ? 'warn' : 'info'}>{pause ?? TERMS}</Callout>
        </Grid>
        {isQuoted(game) && (
          <LiveMarkets game={game} before={before} disabled={pause !== undefined} />
        )}
      </div>
      <ChanceChart history={history} game={game} standing={standingOf(state, game)} />
    </Flex>
  );
}

/** A game under way: score and clock, its three markets tick by tick, and how its chance has gone. */
export function LivePanel({
  game,
  onModeChange,
}: {
  game: Game;
  onModeChange: (mode: BetMode) => void;
}) {
  if (game.status === 'scheduled') {
    return (
      <EmptyState
        icon={Clock}
        title="Not live yet"
        text={
          <>
            Live prices begin with the game:{' '}
            <GameStart instant={game.startTime} fontWeight="semibold" />. Until then there are other
            ways to bet on it.
          </>
        }
        action={<OpenBetModes game={game} onModeChange={onModeChange} />}
      />
    );
  }
  return <Stream key={game.id} gameId={game.id} />;
}
