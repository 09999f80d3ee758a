import { Flex } from '@chakra-ui/react';
import type { Game } from '@/api/types';
import { GameStart } from '@/ui/betting/GameStart';
import { PlayedOn } from '@/ui/betting/PlayedOn';
import { SourceLabel } from '@/ui/betting/SourceBadge';

const STATUS_WORDS: Record<Game['status'], string> = {
  scheduled: 'Scheduled',
  live: 'Live',
  final: 'Final',
  cancelled: 'Cancelled',
};

/** Sport, date, time, status and source of a game, in one line where there is room. */
export function GameTags({ game }: { game: Game }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      columnGap="3"
      rowGap="1"
      fontSize="sm"
      color="fg.muted"
    >
      <Flex gap="2">
        <b>{game.sport.toUpperCase()}</b>
        <GameStart instant={game.startTime} color="fg" fontWeight="semibold" />
      </Flex>
      <Flex align="center" gap="2" fontSize="xs">
        <PlayedOn {...game} />
        {STATUS_WORDS[game.status]}
        <SourceLabel source={game.source} />
      </Flex>
    </Flex>
  );
}
