import { expect, it } from 'vitest';
import { formatFairPrice } from './fair-price';

it.each([
  [0.5, 'american', '+100'],
  [0.4, 'american', '+150'],
  [0.6, 'american', '-150'],
  [0.6, 'decimal', '1.67'],
  [0.4, 'fractional', '3/2'],
  [0.4, 'implied', '40.0%'],
] as const)('a chance of %d is fairly priced in %s at %s', (chance, format, price) =>
  expect(formatFairPrice(chance, format)).toBe(price),
);
