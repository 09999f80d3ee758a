import { Box, chakra, Flex } from '@chakra-ui/react';
import { Minus, TrendingDown, TrendingUp, UserRound } from 'lucide-react';
import type { Dashboard } from '@/api/types';
import { sharedSource } from '@/domain/betting/source';
import { formatPercent } from '@/domain/format/format';
import { performanceBar } from '@/domain/sports/performance';
import { SourceLabel } from '@/ui/betting/SourceBadge';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { ListCard } from './ListCard';
import { SHOWN_MAX } from './limits';

type PlayerStat = Dashboard['playerStats'][number];

function directionOf(performance: number) {
  if (performance > 0) return { Icon: TrendingUp, colour: 'win', sign: '+' };
  if (performance < 0) return { Icon: TrendingDown, colour: 'loss', sign: '' };
  return { Icon: Minus, colour: 'fg.muted', sign: '' };
}

interface PlayerProps {
  player: PlayerStat;
  /** The games of the players come from several sources. */
  showSource: boolean;
  showBar: boolean;
}

function Player({ player, showSource, showBar }: PlayerProps) {
  const { name, team, stat, value, performance, games, source } = player;
  const { Icon, colour, sign } = directionOf(performance);
  const against = `${sign}${formatPercent(performance)}`;
  const ofGames = `5 of ${games} games`;
  return (
    <Box py="3">
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <chakra.p fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
            {name}
          </chakra.p>
          <chakra.p fontSize="sm" color="fg.muted">
            {team} · {stat}
            {!showBar && ` · ${ofGames}`} {showSource && <SourceLabel source={source} />}
          </chakra.p>
        </Box>
        <Flex direction="column" align="flex-end" flexShrink="0">
          <chakra.b fontSize="lg" lineHeight="1.3">
            {value.toFixed(1)}{' '}
            <chakra.span fontSize="sm" fontWeight="medium" color="fg.muted">
              a game
            </chakra.span>
          </chakra.b>
          <Flex as="span" align="center" gap="1" fontSize="sm" fontWeight="semibold" color={colour}>
            <Icon size={16} aria-hidden />
            {against}
            <chakra.span srOnly> against the season</chakra.span>
          </Flex>
        </Flex>
      </Flex>
      {showBar && (
        <Flex mt="2" align="center" gap="3">
          <Box flex="1">
            <ProgressBar
              label={`Performance of ${name}, ${stat}`}
              value={performanceBar(performance)}
              valueText={`${against} against the season, ${ofGames}`}
            />
          </Box>
          <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            {ofGames}
          </chakra.span>
        </Flex>
      )}
    </Box>
  );
}

interface PlayerStatsProps {
  players: readonly PlayerStat[] | undefined;
  /** Draws the performance as a bar as well: half full at the season's mean. */
  showBars?: boolean;
}

export function PlayerStats({ players, showBars = false }: PlayerStatsProps) {
  const shown = players?.slice(0, SHOWN_MAX);
  const source = sharedSource(shown ?? []);
  return (
    <ListCard
      title="Player Stats"
      icon={UserRound}
      source={source}
      note={`Last-five average, compared with the season.${showBars ? ' Half a bar is the season’s level.' : ''}`}
      items={shown}
      keyOf={({ name, team, stat }) => `${name} ${team} ${stat}`}
      expected={{ rows: SHOWN_MAX, shape: 'lines' }}
      empty={{
        title: 'No player stats yet',
        text: 'The last five games of a player against the season so far.',
      }}
    >
      {(player) => <Player player={player} showSource={source === undefined} showBar={showBars} />}
    </ListCard>
  );
}
