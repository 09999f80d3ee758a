import type { BankrollPoint } from '@/api/types';
import { dayNumber } from '@/domain/format/dates';

export interface BankrollDay {
  /** An instant of that day. */
  time: string;
  profit: number;
  balance: number;
  held: number;
  granted: number;
}

/** How each day ended, by the calendar of the zone, and what was granted on it. Points by time. */
export function bankrollDays(
  points: readonly BankrollPoint[],
  timeZone: string | null,
): BankrollDay[] {
  const days = new Map<number, BankrollDay>();
  for (const { time, profit, balance, held, grant } of points) {
    const day = dayNumber(time, timeZone);
    const granted = (days.get(day)?.granted ?? 0) + grant;
    days.set(day, { time, profit, balance, held, granted });
  }
  return [...days.values()];
}
