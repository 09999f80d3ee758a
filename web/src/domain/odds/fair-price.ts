import { formatPrice } from './odds-format';
import type { OddsFormat } from './odds-format';

/**
 * The price at which a bet with this chance, between 0 and 1, neither gains nor loses: as the reader
 * wants prices written, to the nearest American odds.
 */
export function formatFairPrice(chance: number, format: OddsFormat): string {
  const profit = 1 / chance - 1;
  return formatPrice(profit >= 1 ? Math.round(100 * profit) : -Math.round(100 / profit), format);
}
