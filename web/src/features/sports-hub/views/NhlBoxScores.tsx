import { useNhlBoxScores } from '@/api/sports/hub';
import type { NhlBoxScore } from '@/api/types';
import { beyondRegulation, periodNow } from '@/domain/sports/nhl';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { BoxScore } from '@/ui/sports/BoxScore';
import { BoxScoreCards } from './BoxScoreCards';
import type { ScoredGame } from './BoxScoreCards';

function scoreOf({ id, status, awayTeam, homeTeam, periods }: NhlBoxScore): ScoredGame {
  return {
    id,
    status,
    awayTeam: { ...awayTeam, score: awayTeam.goals },
    homeTeam: { ...homeTeam, score: homeTeam.goals },
    part: status === 'live' ? periodNow(periods) : beyondRegulation(periods),
  };
}

export function NhlBoxScores({ date }: { date: string }) {
  const query = useNhlBoxScores(date);
  return (
    <ViewCard
      title="NHL Box Scores"
      query={query}
      error="Error loading NHL box scores"
      empty="No box scores available for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => (
        <BoxScoreCards games={games} scoreOf={scoreOf}>
          {(game) => <BoxScore boxScore={game} />}
        </BoxScoreCards>
      )}
    </ViewCard>
  );
}
