// A quantity that keeps its value until it changes, as a line of steps in a unit square: x to the right,
// y downwards, both from 0 to 1.

export interface StepPoint {
  /** Milliseconds since 1970. */
  time: number;
  value: number;
}

const STEPS = [1, 2, 2.5, 5, 10];

/** Round values from below the lowest to above the highest, some `wanted` steps apart. */
export function ticks(values: readonly number[], wanted: number): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // Coins are whole, and a line that never moves still needs some room.
  const rough = Math.max((high - low) / wanted, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const factor = STEPS.find((step) => step * magnitude >= rough) ?? 10;
  const step = Math.max(Math.ceil(factor * magnitude), 1);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

export interface Scale {
  x: (time: number) => number;
  y: (value: number) => number;
}

/** From a span of time, which must not be empty, and the ticks of an axis. */
export function scaleOf([from, to]: readonly [number, number], axis: readonly number[]): Scale {
  const [low, high] = [Math.min(...axis), Math.max(...axis)];
  return {
    x: (time) => (time - from) / (to - from),
    y: (value) => (high - value) / (high - low),
  };
}

const at = (share: number) => (100 * share).toFixed(2);

/** An SVG path in a box of 100 by 100: straight from each point to the next. */
export function linePath(points: readonly StepPoint[], { x, y }: Scale): string {
  return points
    .map(({ time, value }, n) => `${n === 0 ? 'M' : 'L'}${at(x(time))} ${at(y(value))}`)
    .join('');
}

/** An SVG path in a box of 100 by 100: along at each value, straight up or down at each change. */
export function stepPath(points: readonly StepPoint[], end: number, { x, y }: Scale): string {
  const [first, ...others] = points;
  if (!first) return '';
  const steps = others.map(({ time, value }) => `H${at(x(time))}V${at(y(value))}`);
  return `M${at(x(first.time))} ${at(y(first.value))}${steps.join('')}H${at(x(end))}`;
}
