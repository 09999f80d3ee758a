import type { ReactNode } from 'react';
import { FigureTable } from '@/ui/charts/FigureTable';

export interface PartScore {
  part: number;
  away: number;
  /** null where the home team has not batted. */
  home: number | null;
}

interface LineScoreProps {
  caption: string;
  parts: readonly PartScore[];
  nameOf: (part: number) => string;
  /** The headings of the figures after the parts, the score first. */
  totals: readonly string[];
  isFinal: boolean;
  away: { code: string; figures: readonly (number | null)[] };
  home: { code: string; figures: readonly (number | null)[] };
}

/** The score by innings or quarters; an X where the home team had no need to bat. */
export function LineScore({ caption, parts, nameOf, totals, isFinal, away, home }: LineScoreProps) {
  const row = ({ code, figures: [score, ...rest] }: typeof away, scores: readonly ReactNode[]) => [
    code,
    ...scores,
    <b key="score">{score}</b>,
    ...rest.map((figure) => figure ?? '–'),
  ];
  return (
    <FigureTable
      caption={caption}
      head={['Team', ...parts.map(({ part }) => nameOf(part)), ...totals]}
      rows={[
        row(
          away,
          parts.map((part) => part.away),
        ),
        row(
          home,
          parts.map((part) => part.home ?? (isFinal && <abbr title="did not bat">X</abbr>)),
        ),
      ]}
    />
  );
}
