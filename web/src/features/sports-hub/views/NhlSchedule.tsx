import { useNhlSchedule } from '@/api/sports/hub';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { ScheduleTable } from './ScheduleTable';

export function NhlSchedule({ date }: { date: string }) {
  const query = useNhlSchedule(date);
  return (
    <ViewCard
      title="NHL Schedule"
      query={query}
      error="Error loading NHL schedule"
      empty="No games scheduled for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => <ScheduleTable caption="NHL Schedule" games={games} date={date} hasVenues />}
    </ViewCard>
  );
}
