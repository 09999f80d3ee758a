import type { WizardRecordRow } from '@/api/types';
import { BET_TYPE_NAMES } from '@/domain/betting/picks';
import { formatCoins, formatShare } from '@/domain/format/format';
import { signedShare } from '@/domain/format/signed';

/** Stands where there is too little to say. */
export const NONE = '–';

const RECOMMENDATIONS = { bet: 'Bet', lean: 'Lean', pass: 'Pass' };

export function recommendationOf({ recommendation }: WizardRecordRow): string {
  return RECOMMENDATIONS[recommendation];
}

/** 'NBA · Spread · model 1', of the parts that the row is of. */
export function kindOf({ sport, market, model }: WizardRecordRow): string {
  const parts = [
    sport?.toUpperCase(),
    market && BET_TYPE_NAMES[market],
    model !== null && `model ${model}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** '1,204 in 803 games' */
export function countOf({ decided, games }: WizardRecordRow): string {
  return `${formatCoins(decided)} in ${formatCoins(games)} games`;
}

const score = (value: number | null) => value?.toFixed(3) ?? NONE;

/** The Wizard's score, and the price's at the same moment. */
export function scores(own: number | null, ofPrice: number | null): string {
  return own === null && ofPrice === null ? NONE : `${score(own)} / ${score(ofPrice)}`;
}

/** '53.1% (50.2 to 56.0%)' */
export function hitRateOf({ hitRate, hitRateLow, hitRateHigh }: WizardRecordRow): string {
  if (hitRate === null) return NONE;
  if (hitRateLow === null || hitRateHigh === null) return formatShare(hitRate);
  return `${formatShare(hitRate)} (${(100 * hitRateLow).toFixed(1)} to ${formatShare(hitRateHigh)})`;
}

/** '-2.1% (-5.0% to +0.9%)' */
export function returnOf({ flatReturn, returnLow, returnHigh }: WizardRecordRow): string {
  if (flatReturn === null) return NONE;
  if (returnLow === null || returnHigh === null) return signedShare(flatReturn);
  return `${signedShare(flatReturn)} (${signedShare(returnLow)} to ${signedShare(returnHigh)})`;
}

/** '+0.4% of 803', or that there was no close. */
export function closingLineValueOf({ closingLineValue, closes }: WizardRecordRow): string {
  if (closes === 0) return 'no close';
  return closingLineValue === null
    ? NONE
    : `${signedShare(closingLineValue)} of ${formatCoins(closes)}`;
}
