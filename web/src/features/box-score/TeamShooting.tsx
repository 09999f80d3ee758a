import type { BoxScore, Statistic } from '@/api/types';
import { madeOf } from '@/domain/sports/leagues';
import { FigureTable } from '@/ui/charts/FigureTable';

/** The shots of both basketball teams, their rebounds and assists; nothing where the source has none. */
export function TeamShooting({ boxScore }: { boxScore: BoxScore }) {
  const { teamFigures } = boxScore;
  if (teamFigures.length === 0) return null;
  const row = (side: 'away' | 'home') => {
    const figure = (name: Statistic) =>
      teamFigures.find(({ statistic }) => statistic === name)?.[side] ?? null;
    const made = (name: Statistic, tried: Statistic) => madeOf(figure(name), figure(tried));
    return [
      boxScore[`${side}Team`].code,
      made('fieldGoals', 'fieldGoalsTried'),
      made('threes', 'threesTried'),
      made('freeThrows', 'freeThrowsTried'),
      figure('rebounds') ?? '–',
      figure('assists') ?? '–',
    ];
  };
  return (
    <FigureTable
      caption="Team figures"
      head={['Team', 'FG', '3P', 'FT', 'REB', 'AST']}
      rows={[row('away'), row('home')]}
    />
  );
}
