/** A rational number, exact at any size; den > 0. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** num / den in lowest terms, for num >= 0 and den > 0. */
export function fraction(num: bigint | number, den: bigint | number): Fraction {
  const [n, d] = [BigInt(num), BigInt(den)];
  const divisor = greatestCommonDivisor(n, d);
  return { num: n / divisor, den: d / divisor };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** The nearest number that a computer's floating point holds. */
export function valueOf({ num, den }: Fraction): number {
  return Number(num) / Number(den);
}

/** The nearest integer, halves up: floor(x + 1/2). */
export function roundHalfUp({ num, den }: Fraction): number {
  return Number((2n * num + den) / (2n * den));
}
