import { Flex } from '@chakra-ui/react';
import type { HabitQuestion } from '@/api/types';
import { SportBadge } from '@/features/sports-data/SportBadge';
import { GameStart } from '@/ui/betting/GameStart';
import { SourceLabel } from '@/ui/betting/SourceBadge';

/** The sport, start and source of the game that is asked of. */
export function GameLine({ question }: { question: HabitQuestion }) {
  return (
    <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" fontSize="sm" color="fg.muted">
      <SportBadge sport={question.sport} />
      <GameStart instant={question.startTime} />
      <SourceLabel source={question.source} />
    </Flex>
  );
}
