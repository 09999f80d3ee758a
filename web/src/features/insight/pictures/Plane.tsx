import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { placeIn } from './scale';
import type { Span } from './scale';

const Axis = chakra('span', {
  base: { position: 'absolute', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
});

interface PlaneProps {
  x: Span;
  y: Span;
  xName: string;
  yName: string;
  /** A group of buttons for the keyboard, or hidden from screen readers. */
  label?: string;
  children: ReactNode;
}

/** Where both axes say the same: a straight line through all of the plane that it crosses. */
function diagonal(x: Span, y: Span): string {
  const from = Math.max(x.low, y.low);
  const to = Math.min(x.high, y.high);
  const point = (value: number) =>
    `${(100 * placeIn(x, value)).toFixed(2)} ${(100 * (1 - placeIn(y, value))).toFixed(2)}`;
  return `M${point(from)}L${point(to)}`;
}

/** A field between two axes with the line on which they agree. */
export function Plane({ x, y, xName, yName, label, children }: PlaneProps) {
  return (
    <Box maxW="24rem" pl="10" pr="5" pb="12" mt="2">
      <chakra.p fontSize="xs" color="fg.muted" mb="2" ml="-10" aria-hidden>
        {yName}
      </chakra.p>
      <Box
        position="relative"
        aspectRatio="1.4"
        {...(label === undefined
          ? { 'aria-hidden': true }
          : { role: 'group', 'aria-label': label })}
      >
        <chakra.svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          position="absolute"
          inset="0"
          width="full"
          height="full"
          overflow="visible"
          fill="none"
          aria-hidden
        >
          {y.marks.map(({ at }) => (
            <chakra.path
              key={at}
              d={`M0 ${100 * (1 - placeIn(y, at))}H100`}
              stroke="border"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <chakra.path
            d={diagonal(x, y)}
            stroke="border.control"
            strokeWidth="2"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
        {y.marks.map((mark) => (
          <Axis
            key={mark.at}
            aria-hidden
            right="100%"
            mr="2"
            transform="translateY(-50%)"
            style={{ top: formatShare(1 - placeIn(y, mark.at), 2) }}
          >
            {mark.label}
          </Axis>
        ))}
        {x.marks.map((mark) => (
          <Axis
            key={mark.at}
            aria-hidden
            top="100%"
            mt="2"
            transform="translateX(-50%)"
            style={{ left: formatShare(placeIn(x, mark.at), 2) }}
          >
            {mark.label}
          </Axis>
        ))}
        <Axis aria-hidden top="100%" mt="7" right="0">
          {xName}
        </Axis>
        {children}
      </Box>
    </Box>
  );
}
