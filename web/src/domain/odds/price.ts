import { fraction, roundHalfUp } from './exact';
import type { Fraction } from './exact';

// A price in its decimal form, exact: what a stake of 1 pays back in all when it wins.

/** No bookmaker quotes a longer price than 100,000 to 100; the ledger's bounds are the same. */
export const LONGEST_ODDS = 100_000;

/** American odds as an exact decimal price: +150 is 5/2, -200 is 3/2. */
export function decimalPrice(odds: number): Fraction {
  return odds > 0 ? fraction(odds + 100, 100) : fraction(100 - odds, -odds);
}

/** The nearest American odds of a decimal price above 1, halves away from zero. */
export function americanOdds({ num, den }: Fraction): number {
  const profit = num - den;
  return profit >= den
    ? roundHalfUp(fraction(profit * 100n, den))
    : -roundHalfUp(fraction(den * 100n, profit));
}

/** '2.5' -> 25/10. */
function decimalText(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

function inBounds(price: Fraction): Fraction | undefined {
  if (price.num <= price.den) return undefined;
  return Math.abs(americanOdds(price)) <= LONGEST_ODDS ? price : undefined;
}

// A price never needs more digits; a longer text is a typing mistake.
const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,6})?)`;
const AMERICAN = /^([+-])(\d{3,6})$/;
const FRACTIONAL = /^(\d{1,6})\/(\d{1,6})$/;
const IMPLIED = new RegExp(`^${NUMBER}%$`);
const DECIMAL = new RegExp(`^${NUMBER}$`);

/**
 * A price written in any of the four forms: '+150' or '-110' (American), '2.5' (decimal), '3/2'
 * (fractional), '40%' (implied chance). Undefined when the text is no price.
 */
export function parsePrice(text: string): Fraction | undefined {
  const written = text.trim().replace('−', '-');
  const american = AMERICAN.exec(written);
  if (american) {
    const odds = Number(american[2]);
    return odds < 100 ? undefined : inBounds(decimalPrice(american[1] === '+' ? odds : -odds));
  }
  const fractional = FRACTIONAL.exec(written);
  if (fractional) {
    const [profit, stake] = [BigInt(fractional[1] ?? 0), BigInt(fractional[2] ?? 0)];
    return stake === 0n ? undefined : inBounds(fraction(profit + stake, stake));
  }
  const implied = IMPLIED.exec(written);
  if (implied) {
    const { num, den } = decimalText(implied[1] ?? '');
    return num === 0n ? undefined : inBounds(fraction(den * 100n, num));
  }
  return DECIMAL.test(written) ? inBounds(decimalText(written)) : undefined;
}
