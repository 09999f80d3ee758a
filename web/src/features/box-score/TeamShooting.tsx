import type { BoxScore, Statistic } from '@/api/types';
import { madeOf } from '@/domain/sports/leagues';
import { FigureTable } from '@/ui/charts/FigureTable';

const BESIDE_SHOTS: readonly (readonly [Statistic, string])[] = [
  ['rebounds', 'REB'],
  ['assists', 'AST'],
  ['steals', 'STL'],
  ['blocks', 'BLK'],
  ['turnovers', 'TO'],
];

/** The figures of both basketball teams beside the score; nothing where the source has none. */
export function TeamShooting({ boxScore }: { boxScore: BoxScore }) {
  const { teamFigures } = boxScore;
  if (teamFigures.length === 0) return null;
  const beside = BESIDE_SHOTS.filter(([name]) =>
    teamFigures.some(({ statistic }) => statistic === name),
  );
  const row = (side: 'away' | 'home') => {
    const figure = (name: Statistic) =>
      teamFigures.find(({ statistic }) => statistic === name)?.[side] ?? null;
    const made = (name: Statistic, tried: Statistic) => madeOf(figure(name), figure(tried));
    return [
      boxScore[`${side}Team`].code,
      made('fieldGoals', 'fieldGoalsTried'),
      made('threes', 'threesTried'),
      made('freeThrows', 'freeThrowsTried'),
      ...beside.map(([statistic]) => figure(statistic) ?? '–'),
    ];
  };
  return (
    <FigureTable
      caption="Team figures"
      head={['Team', 'FG', '3P', 'FT', ...beside.map(([, label]) => label)]}
      rows={[row('away'), row('home')]}
    />
  );
}
