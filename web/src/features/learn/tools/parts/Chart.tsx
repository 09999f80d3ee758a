import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

/** The drawing's own units; it is as wide as its place. */
const WIDTH = 640;
const HEIGHT = 320;
const LEFT = 92;
const BOTTOM = 36;
const TOP = 14;
const TITLE = 40;
const RIGHT = 12;

export interface Axis {
  title?: string;
  min: number;
  max: number;
  ticks: readonly { at: number; label: string }[];
}

export interface Scales {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** Where the lowest value is drawn: above the ticks, and above the title of the axis. */
const floorOf = (x: Axis, height: number) => height - BOTTOM - (x.title ? TITLE : 0);
const ceilingOf = (y: Axis) => TOP + (y.title ? TITLE : 0);

function scales(x: Axis, y: Axis, height: number): Scales {
  const along = (axis: Axis, value: number) => (value - axis.min) / (axis.max - axis.min);
  return {
    x: (value) => LEFT + along(x, value) * (WIDTH - LEFT - RIGHT),
    y: (value) => floorOf(x, height) - along(y, value) * (floorOf(x, height) - ceilingOf(y)),
  };
}

/** The d of a path through points in the chart's values. */
export function pathThrough(points: readonly (readonly [number, number])[], to: Scales): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${to.x(x).toFixed(1)} ${to.y(y).toFixed(1)}`)
    .join('');
}

// In the drawing's units: on a phone, where it is drawn at half its size, the letters are twice as large.
const Label = chakra('text', {
  base: { fill: 'fg.muted', fontSize: { base: '24px', md: '14px' } },
});

interface ChartProps {
  /** The content of the picture in words, for a screen reader. */
  description: string;
  x: Axis;
  y: Axis;
  height?: number;
  children: (to: Scales) => ReactNode;
}

/** Marks the reader's own place. */
export function Dot({ x, y, r = 7 }: { x: number; y: number; r?: number }) {
  return <chakra.circle cx={x} cy={y} r={r} fill="chalk" stroke="fg" strokeWidth="2" />;
}

/** Axes with a few marks; what is drawn between them is the caller's. */
export function Chart({ description, x, y, height = HEIGHT, children }: ChartProps) {
  const to = scales(x, y, height);
  return (
    <chakra.svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={description}
      width="full"
      my="4"
      display="block"
    >
      {y.ticks.map(({ at, label }) => (
        <g key={at}>
          <chakra.line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={to.y(at)}
            y2={to.y(at)}
            stroke="border"
            strokeDasharray="3 4"
          />
          <Label x={LEFT - 8} y={to.y(at) + 4} textAnchor="end">
            {label}
          </Label>
        </g>
      ))}
      {x.ticks.map(({ at, label }) => (
        <Label
          key={at}
          x={to.x(at)}
          y={floorOf(x, height) + BOTTOM - 8}
          textAnchor={at === x.max ? 'end' : 'middle'}
        >
          {label}
        </Label>
      ))}
      {y.title && (
        <Label x={0} y={TOP + 8} fontWeight="medium">
          {y.title}
        </Label>
      )}
      {x.title && (
        <Label x={WIDTH - RIGHT} y={height - 6} textAnchor="end" fontWeight="medium">
          {x.title}
        </Label>
      )}
      {children(to)}
    </chakra.svg>
  );
}
