import { useEffect, useState } from 'react';
import { useLiveGames } from '@/api/streams/live';
import type { GameDetails } from '@/api/types';
import { boardAt } from '@/domain/betting/live-board';

interface Score {
  away: number;
  home: number;
}

export interface LiveScore {
  score: Score;
  /** '2nd period 18:30 · Intermission 14:48' */
  part: string;
}

interface Reading {
  game: GameDetails;
  /** When the last read was answered, with the game or with an error; milliseconds since 1970. */
  answeredAt: number;
  readAgain: () => void;
}

/** The book has the result of a game a moment after the last tick. */
const RESULT_AFTER_MS = 3000;

const sum = ({ away, home }: Score) => away + home;

/**
 * The score of a game under way, tick by tick; undefined where it has no stream. With each change of score
 * or period the game is read again for its box score, and the score waits for that answer, so that both
 * are of one moment. An answer that is an error ends the wait.
 */
export function useLiveScore({ game, answeredAt, readAgain }: Reading): LiveScore | undefined {
  const isLive = game.status === 'live';
  const tick = useLiveGames(isLive ? [game.id] : [])[game.id]?.game;
  const streamed = tick && { away: tick.awayTeam.score, home: tick.homeTeam.score };
  const moment = tick && streamed && `${tick.period} ${streamed.away}-${streamed.home}`;
  const box = game.boxScore && {
    away: game.boxScore.awayTeam.score,
    home: game.boxScore.homeTeam.score,
  };
  const isBehind = box && streamed ? sum(box) < sum(streamed) : false;
  const [latest, setLatest] = useState({ moment, answeredAt, isAsked: false });
  if (latest.moment !== moment)
    setLatest({ moment, answeredAt, isAsked: latest.moment !== undefined || isBehind });
  useEffect(() => {
    if (latest.isAsked) readAgain();
  }, [latest, readAgain]);
  const isOver = isLive && tick?.period === 'Final';
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(readAgain, RESULT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOver, answeredAt, readAgain]);
  if (!tick || !streamed) return undefined;
  const isAwaited = latest.isAsked && latest.answeredAt === answeredAt;
  const isBoxShown = box && (sum(box) > sum(streamed) || (isBehind && isAwaited));
  const { part, clock, pause } = boardAt(tick);
  return {
    score: isBoxShown ? box : streamed,
    part: [[part, clock].filter(Boolean).join(' '), pause].filter(Boolean).join(' · '),
  };
}
