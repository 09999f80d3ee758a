import { describe, expect, it } from 'vitest';
import { fraction } from './exact';
import { americanOdds, decimalPrice, parsePrice } from './price';

it('gives back every American price that it turned into a decimal one', () => {
  for (let size = 101; size <= 2_000; size += 1) {
    expect(americanOdds(decimalPrice(size))).toBe(size);
    expect(americanOdds(decimalPrice(-size))).toBe(-size);
  }
});

describe('parsePrice', () => {
  it.each([
    ['+150', fraction(5, 2)],
    ['-110', fraction(21, 11)],
    ['−110', fraction(21, 11)],
    [' 2.5 ', fraction(5, 2)],
    ['2', fraction(2, 1)],
    ['3/2', fraction(5, 2)],
    ['10/11', fraction(21, 11)],
    ['40%', fraction(5, 2)],
    ['52.4%', fraction(1000, 524)],
  ])('reads %s exactly', (text, price) => expect(parsePrice(text)).toEqual(price));

  it.each([
    '',
    'x',
    '1',
    '0.5',
    '-99',
    '+099',
    '0/5',
    '5/0',
    '0%',
    '100%',
    '120%',
    '1e5',
    '+100001',
  ])('refuses %j', (text) => expect(parsePrice(text)).toBeUndefined());
});
