import { chakra } from '@chakra-ui/react';

/** Stands where something will be. Give it that thing's height, so that nothing jumps. */
export const Skeleton = chakra(
  'div',
  {
    base: {
      bg: 'bg.subtle',
      borderRadius: 'md',
      minH: '4',
      animationName: 'breathe',
      animationDuration: '1.6s',
      animationIterationCount: 'infinite',
    },
  },
  { defaultProps: { 'aria-hidden': true } },
);
