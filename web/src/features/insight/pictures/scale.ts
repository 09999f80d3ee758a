import { ticks } from '@/ui/charts/step-chart';

/** A span of values, with its marks. */
export interface Span {
  low: number;
  high: number;
  marks: readonly { at: number; label: string }[];
}

/** From 0 at the low end to 1 at the high end; what lies outside stands at the edge. */
export function placeIn({ low, high }: Span, value: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

interface SpanOptions {
  /** So many marks, about. */
  wanted?: number;
  label: (percent: number) => string;
}

/** A span of shares with round percentages, which holds all of the values. */
export function percentSpan(values: readonly number[], options: SpanOptions): Span {
  const { wanted = 4, label } = options;
  const at = ticks(
    values.map((value) => 100 * value),
    wanted,
  );
  return {
    low: Math.min(...at) / 100,
    high: Math.max(...at) / 100,
    marks: at.map((percent) => ({ at: percent / 100, label: label(percent) })),
  };
}

export const asPercent = (percent: number) => `${percent}%`;
export const asSigned = (percent: number) => (percent > 0 ? `+${percent}` : `${percent}`);

/** All chances, from 0 to 100%. */
export const ALL_CHANCES: Span = percentSpan([0, 1], { label: asPercent });

export interface StackedDot {
  /** From 0 to 1. */
  at: number;
  /** From 0 at the bottom. */
  level: number;
}

/** Values side by side in so many columns, one on another where they share one. */
export function stackDots(values: readonly number[], span: Span, columns: number): StackedDot[] {
  const heights = new Map<number, number>();
  return values.map((value) => {
    const column = Math.min(columns - 1, Math.floor(placeIn(span, value) * columns));
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { at: (column + 0.5) / columns, level };
  });
}
