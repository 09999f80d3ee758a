import { memo } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import { Radio } from 'lucide-react';
import { Link } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import { useAllLive, useFollowAllLive } from '@/api/streams/all-live';
import type { LiveGame } from '@/api/types';
import { livePanelPath } from '@/domain/betting/live-panel-path';
import { shortClock } from '@/domain/betting/short-clock';
import { sharedSource } from '@/domain/betting/source';
import { firstThose, playsIn } from '@/domain/sports/teams';
import { useFavouriteTeams } from '@/state/preferences';
import { Price } from '@/ui/betting/Price';
import { SourceBadge } from '@/ui/betting/SourceBadge';
import { CardTitle } from '@/ui/layout/Card';

const Strip = chakra('section', { base: { minW: '0' } });

/** As high as the strip, so that nothing jumps when it comes. */
const Awaited = chakra(
  'div',
  { base: { minH: '7.425rem' } },
  { defaultProps: { 'aria-hidden': true } },
);

const Row = chakra('ul', {
  base: {
    display: 'flex',
    gap: '2',
    listStyleType: 'none',
    overflowX: 'auto',
    // Room for the focus ring, which the row would cut off.
    mx: '-1',
    p: '1',
  },
});

const GameLink = chakra(Link, {
  base: {
    position: 'relative', // what only screen readers are told stays within
    display: 'block',
    minW: '44',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'md',
    fontSize: 'sm',
    lineHeight: '1.5',
    _hover: { bg: 'bg.subtle' },
  },
});

const Line = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(2.5rem, 1fr) auto 4rem',
    columnGap: '3',
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface TeamLineProps {
  team: LiveGame['homeTeam'];
  /** Undefined where the winner is not quoted. */
  odds: number | undefined;
}

function TeamLine({ team, odds }: TeamLineProps) {
  return (
    <Line>
      <b>{team.code}</b>
      <chakra.b fontSize="md">{team.score}</chakra.b>
      <chakra.span color="fg.muted" textAlign="right">
        {odds === undefined ? '–' : <Price odds={odds} />}
      </chakra.span>
    </Line>
  );
}

const LiveGameLink = memo(function LiveGameLink({ game }: { game: LiveGame }) {
  const { homeTeam, awayTeam, odds } = game;
  const moneyline = odds?.moneyline;
  const clock = shortClock(game);
  return (
    <GameLink to={livePanelPath(game)}>
      <Flex as="span" justify="space-between" gap="3" fontSize="xs" color="fg.muted">
        <span>{game.sport.toUpperCase()}</span>
        <chakra.b color="loss" whiteSpace="nowrap">
          {clock}
        </chakra.b>
      </Flex>
      <TeamLine team={awayTeam} odds={moneyline?.away} />
      <TeamLine team={homeTeam} odds={moneyline?.home} />
      <chakra.span srOnly>: bet live</chakra.span>
    </GameLink>
  );
});

/**
 * Every game under way, with score and moneyline, those of favourite teams first: one press to its live panel.
 * Nothing where there is none.
 */
export function LiveNow() {
  useFollowAllLive();
  const isAwaited = useAllLive((all) => all.isAwaited);
  const games = useAllLive(
    useShallow((all) =>
      Object.values(all.games).filter((game) => game !== undefined && game.period !== 'Final'),
    ),
  ) as LiveGame[];
  const favourites = useFavouriteTeams();
  if (isAwaited) return <Awaited />;
  if (games.length === 0) return null;
  return (
    <Strip aria-label="Live now">
      <Flex align="center" gap="2.5" mb="1">
        <CardTitle Icon={Radio} iconColor="loss">
          Live now
        </CardTitle>
        <SourceBadge source={sharedSource(games)} />
      </Flex>
      <Row>
        {firstThose(games, (game) => playsIn(favourites, game)).map((game) => (
          <chakra.li key={game.id} flex="none">
            <LiveGameLink game={game} />
          </chakra.li>
        ))}
      </Row>
    </Strip>
  );
}
