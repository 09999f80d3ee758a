import { ordinal } from '@/domain/format/ordinal';

export const CONFERENCES = ['Eastern', 'Western'] as const;
export type Conference = (typeof CONFERENCES)[number];

const CONFERENCE_OF: Record<string, Conference> = {
  Atlantic: 'Eastern',
  Metropolitan: 'Eastern',
  Central: 'Western',
  Pacific: 'Western',
};

export function conferenceOf(division: string): Conference | undefined {
  return CONFERENCE_OF[division];
}

/** '1', '2', '3', 'OT', 'SO': 4 is overtime, 5 the shootout. */
export function periodName(period: number): string {
  return { 4: 'OT', 5: 'SO' }[period] ?? `${period}`;
}

/** The status of a box score: 'Final', or any other as received. */
export function boxScoreStatus(status: string): string {
  return status === 'final' ? 'Final' : status;
}

/** 'OT' or 'SO' where the game went beyond its third period, else undefined. */
export function beyondRegulation(periods: readonly { part: number }[]): string | undefined {
  const last = Math.max(0, ...periods.map(({ part }) => part));
  return last > 3 ? periodName(last) : undefined;
}

/** '2nd period', of a game under way; 'OT' and 'SO' after the third. */
export function periodNow(periods: readonly { part: number }[]): string | undefined {
  const last = periods.at(-1)?.part;
  if (last === undefined) return undefined;
  return last > 3 ? periodName(last) : `${ordinal(last)} period`;
}

/** 0.91666 -> '91.7%', as box scores write it. */
export function formatSavePercentage(fraction: number | null): string {
  return fraction === null ? '–' : `${(100 * fraction).toFixed(1)}%`;
}

/** 2 -> '+2', -1 -> '−1'. */
export function formatPlusMinus(figure: number): string {
  if (figure === 0) return '0';
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/** A season's figure with so many decimals, or a dash where a player has none. */
export function formatFigure(figure: number | null, decimals: number): string {
  return figure === null ? '–' : figure.toFixed(decimals);
}
