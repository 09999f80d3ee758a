import { expect, it } from 'vitest';
import { asPercent, asSigned, percentSpan, placeIn, stackDots } from './scale';

it('holds all values between round percentages', () => {
  const span = percentSpan([-0.031, 0, 0.128], { label: asSigned });
  expect(span.marks.map(({ label }) => label)).toEqual(['-5', '0', '+5', '+10', '+15']);
  expect(placeIn(span, -0.05)).toBe(0);
  expect(placeIn(span, 0.15)).toBe(1);
  expect(placeIn(span, 0.9)).toBe(1);
});

it('stands a value on those that share its column', () => {
  const span = percentSpan([0, 1], { label: asPercent });
  expect(stackDots([0.1, 0.9, 0.2, 1], span, 2)).toEqual([
    { at: 0.25, level: 0 },
    { at: 0.75, level: 0 },
    { at: 0.25, level: 1 },
    { at: 0.75, level: 1 },
  ]);
});
