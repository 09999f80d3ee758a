import { formatShare } from '@/domain/format/format';
import { formatOdds, impliedChance } from './odds';

export const ODDS_FORMATS = ['american', 'decimal', 'fractional', 'implied'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Below this a second decimal no longer tells two prices apart: -2000 is 1.050, -2500 is 1.040. */
const SHORT_PRICE = 1.1;

/** Decimal odds: what a stake of 1 pays back in all when it wins. */
export function decimalOdds(odds: number): number {
  return 1 + (odds > 0 ? odds / 100 : 100 / -odds);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Profit over stake in its lowest terms: +150 is 3/2, -150 is 2/3. */
function fraction(odds: number): string {
  const [profit, stake] = odds > 0 ? [odds, 100] : [100, -odds];
  const divisor = greatestCommonDivisor(profit, stake);
  return `${profit / divisor}/${stake / divisor}`;
}

/** An American price as this reader wants it: '+150', '2.50', '3/2' or '40.0%'. */
export function formatPrice(odds: number, format: OddsFormat): string {
  switch (format) {
    case 'american':
      return formatOdds(odds);
    case 'decimal': {
      const decimal = decimalOdds(odds);
      return decimal.toFixed(decimal < SHORT_PRICE ? 3 : 2);
    }
    case 'fractional':
      return fraction(odds);
    case 'implied':
      return formatShare(impliedChance(odds));
  }
}
