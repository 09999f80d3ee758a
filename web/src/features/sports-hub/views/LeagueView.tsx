import { useLeagueViews } from '@/api/sports/hub';
import type { League } from '@/api/sports/hub';
import { NBA_VIEWS, VIEW_NAMES } from '@/features/sports-hub/hub-choice';
import type { HubView } from '@/features/sports-hub/hub-choice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { ComingSoon } from './ComingSoon';
import { LeagueSchedule } from './LeagueSchedule';
import { LeagueStandings } from './LeagueStandings';
import { MlbBoxScores } from './MlbBoxScores';
import { NbaBoxScores } from './NbaBoxScores';
import { MlbRosters } from './Rosters';

interface LeagueViewProps {
  league: League;
  view: HubView;
  day: string;
}

/** A view of MLB or NBA: MLB's rosters, and the others where the operator has switched them on. */
export function LeagueView({ league, view, day }: LeagueViewProps) {
  const isOn = useLeagueViews();
  if (league === 'mlb' && view === 'rosters') return <MlbRosters />;
  if (isOn === undefined) return <Skeleton height="20rem" />;
  if (!isOn || view === 'rosters')
    return (
      <ComingSoon
        title={`${league.toUpperCase()} ${VIEW_NAMES[view]}`}
        there={isOn ? `NHL, MLB and the ${NBA_VIEWS} are.` : 'NHL views and MLB rosters are.'}
      />
    );
  switch (view) {
    case 'schedule':
      return <LeagueSchedule league={league} date={day} />;
    case 'box-scores':
      return league === 'mlb' ? (
        <MlbBoxScores key={day} date={day} />
      ) : (
        <NbaBoxScores key={day} date={day} />
      );
    case 'standings':
      return <LeagueStandings league={league} />;
  }
}
