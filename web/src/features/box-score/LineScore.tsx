import type { ReactNode } from 'react';
import type { BoxScore, Sport, Statistic } from '@/api/types';
import { PARTS } from '@/domain/sports/parts';
import { FigureTable } from '@/ui/charts/FigureTable';

/** The figures of a team that stand in the same row, after the score: baseball's. */
const FIGURES: Partial<Record<Statistic, string>> = { hits: 'H', errors: 'E' };

/** The score by periods, quarters or innings; an X where the home team had no need to bat. */
export function LineScore({ sport, boxScore }: { sport: Sport; boxScore: BoxScore }) {
  const { status, parts, teamFigures } = boxScore;
  const { caption, nameOf } = PARTS[sport];
  const known = sport === 'mlb' ? teamFigures.filter(({ statistic }) => FIGURES[statistic]) : [];
  const totals = [
    sport === 'mlb' ? 'R' : 'Total',
    ...known.map(({ statistic }) => FIGURES[statistic] ?? ''),
  ];
  const row = (side: 'away' | 'home', scores: readonly ReactNode[]) => {
    const { code, score } = boxScore[`${side}Team`];
    const figures = known.map((figure) => figure[side] ?? '–');
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
