import { useLeagueViews } from '@/api/sports/league-views';
import type { League } from '@/api/sports/hub';
import { hasFigures, NBA_VIEWS, VIEW_NAMES } from '@/features/sports-hub/hub-choice';
import type { HubView as View } from '@/features/sports-hub/hub-choice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { BoxScores } from './BoxScores';
import { ComingSoon } from './ComingSoon';
import { MlbRosters, NhlRosters } from './Rosters';
import { Schedule } from './Schedule';
import { LeagueStandings, NhlStandings } from './Standings';

interface HubViewProps {
  league: League;
  view: View;
  day: string;
  isToday: boolean;
}

function Shown({ league, view, day, isToday }: HubViewProps) {
  switch (view) {
    case 'schedule':
      return <Schedule league={league} date={day} isToday={isToday} />;
    case 'box-scores':
      return <BoxScores key={`${league} ${day}`} league={league} date={day} />;
    case 'standings':
      return league === 'nhl' ? <NhlStandings /> : <LeagueStandings league={league} />;
    case 'rosters':
      return league === 'nhl' ? <NhlRosters /> : <MlbRosters />;
  }
}

/** One view of a league, or that it is still to come. */
export function HubView(props: HubViewProps) {
  const { league, view } = props;
  const isOn = useLeagueViews();
  if (hasFigures(league, view, isOn ?? false)) return <Shown {...props} />;
  if (isOn === undefined) return <Skeleton height="20rem" />;
  return (
    <ComingSoon
      title={`${league.toUpperCase()} ${VIEW_NAMES[view]}`}
      there={isOn ? `NHL, MLB and the ${NBA_VIEWS} are.` : 'NHL views and MLB rosters are.'}
    />
  );
}
