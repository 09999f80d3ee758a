import { expect, it } from 'vitest';
import { scaleOf, stepPath, ticks } from './step-chart';

it.each([
  [
    [950, 1397],
    [800, 1000, 1200, 1400],
  ],
  [
    [1000, 1000],
    [1000, 1001],
  ],
  [
    [0, 9],
    [0, 5, 10],
  ],
  [
    [-150, 400],
    [-200, 0, 200, 400],
  ],
  [
    [0, 100_000],
    [0, 50_000, 100_000],
  ],
])('an axis for %j: %j', (values, axis) => expect(ticks(values, 3)).toEqual(axis));

it('keeps each value until the next, and the last one until the end', () => {
  const scale = scaleOf([0, 100], [0, 10]);
  const points = [
    { time: 0, value: 10 },
    { time: 50, value: 0 },
  ];
  expect(stepPath(points, 100, scale)).toBe('M0.00 0.00H50.00V100.00H100.00');
});

it('draws nothing of nothing', () => expect(stepPath([], 1, scaleOf([0, 1], [0, 1]))).toBe(''));
