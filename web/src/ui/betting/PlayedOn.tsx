import { chakra } from '@chakra-ui/react';
import { playedOn } from '@/domain/sports/played-on';

interface PlayedOnProps {
  sport: string;
  /** Of a replayed game alone. */
  recordedStart: string | null;
}

/** The day on which a replayed game was really played, beside the start of its replay (RULES 56). */
export function PlayedOn({ sport, recordedStart }: PlayedOnProps) {
  if (recordedStart === null) return null;
  return (
    <chakra.span whiteSpace="nowrap">
      <chakra.span srOnly>Played on </chakra.span>
      {playedOn(sport, recordedStart)}
    </chakra.span>
  );
}
