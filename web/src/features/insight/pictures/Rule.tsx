import type { ReactNode } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { formatShare } from '@/domain/format/format';
import { placeIn } from './scale';
import type { Span } from './scale';

const across = (span: Span, value: number) => formatShare(placeIn(span, value), 2);

interface RuleProps {
  span: Span;
  /** In rem, of the room above the line. */
  height?: number;
  children: ReactNode;
}

/** A line with marks, and room above it for what lies on it. Hidden from screen readers: a table stands beside it. */
export function Rule({ span, height = 2.5, children }: RuleProps) {
  return (
    <Box aria-hidden mx="5" mb="7" mt="2" position="relative" style={{ height: `${height}rem` }}>
      <Box
        position="absolute"
        insetX="0"
        bottom="0"
        borderBottomWidth="1px"
        borderColor="border.control"
      />
      {span.marks.map(({ at, label }) => (
        <Box
          key={at}
          position="absolute"
          top="100%"
          pt="2"
          fontSize="xs"
          color="fg.muted"
          whiteSpace="nowrap"
          transform="translateX(-50%)"
          style={{ left: across(span, at) }}
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
          {label}
        </Box>
      ))}
      {children}
    </Box>
  );
}

interface BandProps {
  span: Span;
  low: number | null;
  high: number | null;
}

/** An interval, as high as the room above the line. */
export function Band({ span, low, high }: BandProps) {
  if (low === null || high === null) return null;
  return (
    <Box
      position="absolute"
      insetY="0"
      bg="fg/12"
      borderRadius="sm"
      style={{ left: across(span, low), right: formatShare(1 - placeIn(span, high), 2) }}
    />
  );
}

interface UprightProps {
  span: Span;
  at: number;
  label?: string;
  ink?: string;
  dashed?: boolean;
}

/** A line across the rule, with a word at its top. */
export function Upright({ span, at, label, ink = 'fg', dashed = false }: UprightProps) {
  const place = placeIn(span, at);
  // At an edge the word stands on the inner side of its line.
  const shift = place < 0.2 ? '0' : place > 0.8 ? '-100%' : '-50%';
  return (
    <Box
      position="absolute"
      insetY="0"
      borderLeftWidth="2px"
      borderLeftStyle={dashed ? 'dashed' : 'solid'}
      borderColor={ink}
      ml="-1px"
      style={{ left: formatShare(place, 2) }}
    >
      {label && (
        <chakra.span
          position="absolute"
          bottom="100%"
          fontSize="xs"
          color="fg.muted"
          whiteSpace="nowrap"
          style={{ transform: `translateX(${shift})` }}
        >
          {label}
        </chakra.span>
      )}
    </Box>
  );
}

interface DotProps {
  span: Span;
  at: number;
  ink: string;
  hollow?: boolean;
  /** In rem, above the line. */
  bottom: number;
  label?: string;
}

/** A value, with its name on the side that has room. */
export function Dot({ span, at, ink, hollow = false, bottom, label }: DotProps) {
  const side = placeIn(span, at) < 0.5 ? { left: '100%', ml: '1.5' } : { right: '100%', mr: '1.5' };
  return (
    <Box
      position="absolute"
      boxSize="3"
      borderRadius="full"
      borderWidth="2px"
      borderColor={ink}
      bg={hollow ? 'bg.panel' : ink}
      transform="translateX(-50%)"
      style={{ left: across(span, at), bottom: `${bottom}rem` }}
    >
      {label && (
        <chakra.span
          position="absolute"
          top="50%"
          transform="translateY(-50%)"
          fontSize="xs"
          lineHeight="1"
          color="fg.muted"
          whiteSpace="nowrap"
          {...side}
        >
          {label}
        </chakra.span>
      )}
    </Box>
  );
}
