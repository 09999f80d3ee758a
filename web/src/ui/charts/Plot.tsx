import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';

const HEIGHT = '13rem';

// The drawing scales with the card; words stand beside it as text, and keep their size.
const Drawing = chakra('svg', {
  base: { position: 'absolute', inset: '0', width: 'full', height: 'full', overflow: 'visible' },
});
const AxisText = chakra('span', {
  base: { position: 'absolute', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap' },
});

export interface PlotTick {
  /** From 0 at the top to 1 at the bottom. */
  at: number;
  label: string;
}

interface PlotProps {
  /** The marks of the upright axis, each with its line across. */
  ticks: readonly PlotTick[];
  /** The drawing, in a box of 100 by 100 that is stretched: strokes need vectorEffect. */
  drawing: ReactNode;
  /** Parts over or under the drawing that keep their size: marks, and the axis below. */
  children?: ReactNode;
}

/** The frame of a chart as wide as its place. It is hidden from screen readers: give them a table. */
export function Plot({ ticks, drawing, children }: PlotProps) {
  const longest = Math.max(...ticks.map(({ label }) => label.length));
  return (
    <Box
      position="relative"
      fontSize="xs"
      aria-hidden
      // Room for half of the last label, and for two lines of them.
      mr="9"
      mt="2"
      mb="10"
      style={{ height: HEIGHT, marginLeft: `calc(${longest}ch + 0.75rem)` }}
    >
      <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        {ticks.map(({ at }) => (
          <chakra.path
            key={at}
            d={`M0 ${100 * at}H100`}
            stroke="border"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {drawing}
      </Drawing>
      {ticks.map(({ at, label }) => (
        <AxisText
          key={at}
          right="100%"
          mr="2"
          transform="translateY(-50%)"
          style={{ top: formatShare(at) }}
        >
          {label}
        </AxisText>
      ))}
      {children}
    </Box>
  );
}

interface PlotMarkProps {
  /** From 0 at the left to 1 at the right. */
  at: number;
  hideBelow?: 'md' | undefined;
  children: ReactNode;
}

/** A label of the axis below, with its mark. */
export function PlotMark({ at, hideBelow, children }: PlotMarkProps) {
  return (
    <Box
      hideBelow={hideBelow}
      position="absolute"
      top="100%"
      pt="2"
      lineHeight="1.3"
      textAlign="center"
      color="fg.muted"
      whiteSpace="nowrap"
      transform="translateX(-50%)"
      style={{ left: formatShare(at, 3) }}
      _before={{
        content: '""',
        position: 'absolute',
        top: '0',
        left: '50%',
        height: '1.5',
        borderLeftWidth: '1px',
        borderColor: 'border.control',
      }}
    >
      {children}
    </Box>
  );
}
