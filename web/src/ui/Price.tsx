import { formatPrice, useOddsFormat } from '@/lib/odds-format';

/** A price as the reader wants prices written. */
export function Price({ odds }: { odds: number }) {
  return formatPrice(odds, useOddsFormat());
}
