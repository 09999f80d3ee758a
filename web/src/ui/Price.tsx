import { formatPrice } from '@/lib/odds-format';
import { useOddsFormat } from '@/lib/preferences';

/** A price as the reader wants prices written. */
export function Price({ odds }: { odds: number }) {
  return formatPrice(odds, useOddsFormat());
}
