import { useBoxScores } from '@/api/sports/hub';
import type { League } from '@/api/sports/hub';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { BoxScoreCards } from './BoxScoreCards';

export function BoxScores({ league, date }: { league: League; date: string }) {
  const query = useBoxScores(league, date);
  const name = league.toUpperCase();
  return (
    <ViewCard
      title={`${name} Box Scores`}
      query={query}
      error={`Error loading ${name} box scores`}
      empty="No box scores available for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => <BoxScoreCards league={league} games={games} />}
    </ViewCard>
  );
}
