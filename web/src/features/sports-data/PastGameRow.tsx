import { chakra, Flex } from '@chakra-ui/react';
import type { PastGame } from '@/api/types';
import { formatDay } from '@/domain/sports/league-day';
import type { TeamRef } from '@/domain/sports/teams';
import { Badge } from '@/ui/elements/Badge';
import { TeamLink } from '@/ui/elements/TeamLink';
import { dashedRule } from '@/ui/layout/Card';

const OUTCOMES = {
  W: { word: 'won', tone: 'win' },
  L: { word: 'lost', tone: 'loss' },
  OTL: { word: 'lost in overtime', tone: 'warn' },
  T: { word: 'tied', tone: 'secondary' },
} as const;

interface PastGameRowProps {
  game: PastGame;
  sport: TeamRef['sport'];
}

/** A game that a team has played, as that team sees it. */
export function PastGameRow({ game, sport }: PastGameRowProps) {
  const { word, tone } = OUTCOMES[game.outcome];
  return (
    <Flex as="li" align="center" gap="3" py="2" {...dashedRule} listStyleType="none" fontSize="sm">
      <Badge tone={tone} minW="11" justifyContent="center">
        <chakra.abbr title={word} textDecoration="none">
          {game.outcome}
        </chakra.abbr>
      </Badge>
      <chakra.b whiteSpace="nowrap">
        {game.goalsFor}–{game.goalsAgainst}
      </chakra.b>
      <span>
        {game.isHome ? 'vs' : '@'}{' '}
        <TeamLink team={{ sport, code: game.opponent }}>{game.opponent}</TeamLink>
      </span>
      <chakra.span ml="auto" color="fg.muted" whiteSpace="nowrap">
        {formatDay(game.date)}
      </chakra.span>
    </Flex>
  );
}
