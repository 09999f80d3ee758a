import type { ReactNode } from 'react';
import type { BoxScore, Sport } from '@/api/types';
import { PARTS } from '@/domain/sports/parts';
import { FigureTable } from '@/ui/charts/FigureTable';

/** Baseball has the team's hits and errors in the same row; the others have the score alone. */
const TOTALS: Record<Sport, readonly string[]> = {
  nba: ['Total'],
  nfl: ['Total'],
  nhl: ['Total'],
  mlb: ['R', 'H', 'E'],
};

/** The score by periods, quarters or innings; an X where the home team had no need to bat. */
export function LineScore({ sport, boxScore }: { sport: Sport; boxScore: BoxScore }) {
  const { status, parts, teamFigures } = boxScore;
  const { caption, nameOf } = PARTS[sport];
  const totals = TOTALS[sport];
  const row = (side: 'away' | 'home', scores: readonly ReactNode[]) => {
    const { code, score } = boxScore[`${side}Team`];
    const figures = totals.slice(1).map((_, index) => teamFigures[index]?.[side] ?? '–');
    return [code, ...scores, <b key="score">{score}</b>, ...figures];
  };
  const notBatted = status === 'final' && <abbr title="did not bat">X</abbr>;
  return (
    <FigureTable
      caption={caption}
      totals={totals.length}
      head={['Team', ...parts.map(({ part }) => nameOf(part)), ...totals]}
      rows={[
        row(
          'away',
          parts.map(({ away }) => away),
        ),
        row(
          'home',
          parts.map(({ home }) => home ?? notBatted),
        ),
      ]}
    />
  );
}
