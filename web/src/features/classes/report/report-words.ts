import type { ReportLearner, ReportSpread } from '@/api/classes/report';
import type { ClassReport } from '@/api/types';
import { KINDS } from '@/features/classes/terms';

/** Why a row has no figures; null where it has. */
export function missingText(learner: ReportLearner): string | null {
  if (learner.isTakenBack) return 'Withdrawn';
  if (learner.awaitsAgreement) return 'Not shared with you yet';
  return learner.process ? null : 'Not shared';
}

/** "48 of 60" */
export function shareText(part: number, bets: number): string {
  return bets === 0 ? 'No bets yet' : `${part} of ${bets}`;
}

/** "Moneyline, Spread and Total" */
export function kindsText(allowed: ClassReport['terms']['allowed']): string {
  if (allowed.length === KINDS.length) return 'All kinds of bet';
  const labels = KINDS.filter(({ kind }) => allowed.includes(kind)).map(({ label }) => label);
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);
}

const BANDS: readonly { of: keyof ReportSpread; label: string }[] = [
  { of: 'nearlyAll', label: '90% and more' },
  { of: 'most', label: '75% to 89%' },
  { of: 'half', label: '50% to 74%' },
  { of: 'fewer', label: 'Under 50%' },
  { of: 'tooFewBets', label: 'Fewer than 10 bets' },
];

/** How many learners are in each band of a share of their bets. */
export function bandsOf(spread: ReportSpread): { label: string; count: number }[] {
  return BANDS.map(({ of, label }) => ({ label, count: spread[of] }));
}

/** "2026-11-26 11:38 UTC": on paper a time has to say its zone. */
export function utcText(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
