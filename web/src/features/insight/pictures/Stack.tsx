import { Box } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { stackDots } from './scale';
import type { Span } from './scale';

/** As many dots stand side by side on a phone without touching. */
const COLUMNS = 36;
const DOT_REM = 0.5;

interface StackProps {
  values: readonly number[];
  span: Span;
  ink: string;
  /** In rem, of the rule that it stands on. */
  height: number;
}

/** A dot for each value; where they are more than fit they overlap, and the height still counts them. */
export function Stack({ values, span, ink, height }: StackProps) {
  const dots = stackDots(values, span, COLUMNS);
  const tallest = Math.max(1, ...dots.map(({ level }) => level));
  const step = Math.min(DOT_REM + 0.0625, (height - DOT_REM) / tallest);
  return dots.map(({ at, level }, index) => (
    <Box
      key={index}
      position="absolute"
      boxSize="2"
      borderRadius="full"
      bg={ink}
      opacity="0.85"
      transform="translateX(-50%)"
      style={{ left: formatShare(at, 2), bottom: `${level * step + 0.125}rem` }}
    />
  ));
}
