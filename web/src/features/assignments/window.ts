import type { AssignmentRule } from '@/api/types';
import { formatDay } from '@/domain/sports/league-day';

/** From when on it counts, and when it is due. */
export function windowText({ from, due }: Pick<AssignmentRule, 'from' | 'due'>): string {
  const parts = [];
  if (from) parts.push(`Counts from ${formatDay(from)}.`);
  if (due) parts.push(`Due on ${formatDay(due)}; met later, it counts as late.`);
  return parts.join(' ');
}
