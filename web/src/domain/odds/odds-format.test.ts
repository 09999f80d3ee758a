import { describe, expect, it } from 'vitest';
import { formatPrice } from './odds-format';

describe('a price is written', () => {
  it.each([
    [150, '+150', '2.50', '3/2', '40.0%'],
    [-150, '-150', '1.67', '2/3', '60.0%'],
    [100, '+100', '2.00', '1/1', '50.0%'],
    [-100, '-100', '2.00', '1/1', '50.0%'],
    [-110, '-110', '1.91', '10/11', '52.4%'],
    [10_000, '+10000', '101.00', '100/1', '1.0%'],
    [-2000, '-2000', '1.050', '1/20', '95.2%'],
  ])('%i in each format', (odds, american, decimal, fractional, implied) => {
    expect(formatPrice(odds, 'american')).toBe(american);
    expect(formatPrice(odds, 'decimal')).toBe(decimal);
    expect(formatPrice(odds, 'fractional')).toBe(fractional);
    expect(formatPrice(odds, 'implied')).toBe(implied);
  });
});
