import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

interface ChalkHeadingProps {
  as?: 'h1' | 'h2';
  children: ReactNode;
}

/** The stroke of chalk that headings sit on, as wide as the words above it. */
export function ChalkLine() {
  return (
    <chakra.svg
      viewBox="0 0 200 10"
      preserveAspectRatio="none"
      aria-hidden
      display="block"
      // As wide as the words, and never what makes the heading wide.
      width="0"
      minW="full"
      height="10px"
      mt="0.5"
      animationName="draw-line"
      animationDuration="600ms"
      animationTimingFunction="out"
      fill="none"
      stroke="chalk"
      strokeWidth="3"
      strokeLinecap="round"
    >
      <path d="M2 7.2C40 3.4 66 3.1 98 5.1s66 2.6 100-2" vectorEffect="non-scaling-stroke" />
    </chakra.svg>
  );
}

export function ChalkHeading({ as = 'h1', children }: ChalkHeadingProps) {
  const Heading = chakra[as];
  return (
    <Heading display="inline-block" fontSize="2xl" fontWeight="extrabold" letterSpacing="-0.015em">
      {children}
      <ChalkLine />
    </Heading>
  );
}
