import { expect, it } from 'vitest';
import { momentOf, withPrice } from './live';
import type { Period } from './live';

// Quarters of 60 ticks, and a halftime of 75.
const FACES: [Period, string, number][] = [
  ['1st', '12:00', 0],
  ['1st', '11:48', 1],
  ['1st', '0:12', 59],
  ['2nd', '12:00', 60],
  ['Halftime', '15:00', 120],
  ['Halftime', '0:12', 194],
  ['3rd', '12:00', 195],
  ['4th', '0:12', 314],
  ['Final', '0:00', 315],
];

it.each(FACES)('%s %s is shown at tick %i', (period, clock, tick) =>
  expect(momentOf(tick)).toEqual({ period, clock }),
);

it('takes each tick once, the latest price of it', () => {
  const price = (tick: number, home: number) => ({ tick, home, away: -110 });
  const history = [price(0, -110), price(1, -120)];
  expect(withPrice(history, price(2, -130))).toEqual([...history, price(2, -130)]);
  expect(withPrice(history, price(1, -115))).toEqual([price(0, -110), price(1, -115)]);
});
