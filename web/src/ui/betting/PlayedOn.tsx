import { chakra } from '@chakra-ui/react';
import { playedOn } from '@/domain/sports/played-on';

interface PlayedOnProps {
  sport: string;
  /** Of a replayed game alone. */
  recordedStart: string | null;
  /** Stands between it and the words before it. */
  separator?: string;
}

/** The day on which a replayed game was really played, beside the start of its replay or in a bet (RULES 56). */
export function PlayedOn({ sport, recordedStart, separator }: PlayedOnProps) {
  if (recordedStart === null) return null;
  return (
    <>
      {separator}
      <chakra.span whiteSpace="nowrap">
        <chakra.span srOnly>Played on </chakra.span>
        {playedOn(sport, recordedStart)}
      </chakra.span>
    </>
  );
}
