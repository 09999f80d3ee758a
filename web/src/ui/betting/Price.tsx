import { formatPrice } from '@/domain/odds/odds-format';
import { useOddsFormat } from '@/state/preferences';

/** A price as the reader wants prices written. */
export function Price({ odds }: { odds: number }) {
  return formatPrice(odds, useOddsFormat());
}
