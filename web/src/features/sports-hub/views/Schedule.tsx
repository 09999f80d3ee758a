import { useSchedule } from '@/api/sports/hub';
import type { League } from '@/api/sports/hub';
import { ViewCard } from '@/features/sports-hub/ViewCard';
import { ScheduleTable } from './ScheduleTable';

interface ScheduleProps {
  league: League;
  date: string;
  isToday: boolean;
}

export function Schedule({ league, date, isToday }: ScheduleProps) {
  const query = useSchedule(league, date);
  const title = `${league.toUpperCase()} Schedule`;
  return (
    <ViewCard
      title={title}
      query={query}
      error={`Error loading ${league.toUpperCase()} schedule`}
      empty="No games scheduled for this date"
      isEmpty={({ games }) => games.length === 0}
    >
      {({ games }) => (
        <ScheduleTable
          key={`${league} ${date}`}
          caption={title}
          sport={league}
          games={games}
          date={date}
          isToday={isToday}
          hasVenues={league === 'nhl'}
        />
      )}
    </ViewCard>
  );
}
