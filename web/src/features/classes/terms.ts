import type { AllowedBets, ClassKind, ClassTerms, CompletionSlip } from '@/api/types';
import { ASSIGNMENTS } from '@/domain/learning/assignments';
import { counted } from '@/domain/format/counted';

/** The kinds of bet in the words of the product, in the order in which they are shown. */
export const KINDS: readonly { kind: keyof AllowedBets; label: string }[] = [
  { kind: 'moneyline', label: 'Moneyline' },
  { kind: 'spread', label: 'Spread' },
  { kind: 'total', label: 'Total' },
  { kind: 'prop', label: 'Player props' },
  { kind: 'parlay', label: 'Parlays' },
  { kind: 'conditional', label: 'Conditional bets' },
];

/** "Moneyline, Spread and Total" */
export function allowedText(allowed: AllowedBets): string {
  const labels = KINDS.filter(({ kind }) => allowed[kind]).map(({ label }) => label);
  if (labels.length === KINDS.length) return 'All kinds of bet';
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(labels);
}

/** "At most 5% of the purse on one bet" */
export function stakeText({ largestStakePercent }: ClassTerms): string {
  return largestStakePercent === null
    ? 'Any stake'
    : `At most ${largestStakePercent}% of the purse on one bet`;
}

/** By name, or that there is none any more. */
export function educatorsText(names: readonly string[]): string {
  if (names.length === 0) return 'Nobody any more';
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

/** Whether the educators know who is who. */
export function kindText(kind: ClassKind): string {
  return kind === 'graded' ? 'Graded: names beside aliases' : 'By alias alone';
}

/** What a completion slip tells. */
export function slipText(slip: CompletionSlip): string {
  const { betsPlaced, betsSettled, withChance, assignmentsMet } = slip;
  const bets = `${counted(betsPlaced, 'bet')} placed, ${betsSettled} decided, ${withChance} with an estimate.`;
  const met = assignmentsMet.map((assignment) => ASSIGNMENTS[assignment].name);
  return met.length > 0 ? `${bets} Assignments met: ${met.join(', ')}.` : bets;
}
