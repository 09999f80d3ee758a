import { formatDate, formatTime } from '@/domain/format/dates';
import type { Instant } from '@/domain/format/dates';
import { usePreferences } from './preferences';

/** Dates and times in the zone that the reader has chosen. */
export function useDates() {
  const timeZone = usePreferences((preferences) => preferences.timeZone);
  return {
    timeZone,
    formatDate: (instant: Instant) => formatDate(instant, timeZone),
    formatTime: (instant: Instant) => formatTime(instant, timeZone),
  };
}
