import { useMlbBoxScores } from '@/api/sports/hub';
import type { MlbBoxScore as MlbBoxScoreData } from '@/api/types';
import { beyondInnings, inningNow } from '@/domain/sports/leagues';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { MlbBoxScore } from '@/ui/sports/MlbBoxScore';
import { BoxScoreCards } from './BoxScoreCards';
import type { ScoredGame } from './BoxScoreCards';

function scoreOf({ id, status, awayTeam, homeTeam, innings }: MlbBoxScoreData): ScoredGame {
  return {
    id,
    status,
    awayTeam: { ...awayTeam, score: awayTeam.runs },
    homeTeam: { ...homeTeam, score: homeTeam.runs },
    part: status === 'live' ? inningNow(innings) : beyondInnings(innings.length),
  };
}

export function MlbBoxScores({ date }: { date: string }) {
  const query = useMlbBoxScores(date);
  return (
    <ViewCard
      title="MLB Box Scores"
      query={query}
      error="Error loading MLB box scores"
      empty="No box scores available for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => (
        <BoxScoreCards games={games} scoreOf={scoreOf}>
          {(game) => <MlbBoxScore boxScore={game} />}
        </BoxScoreCards>
      )}
    </ViewCard>
  );
}
