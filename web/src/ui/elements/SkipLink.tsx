import { chakra } from '@chakra-ui/react';

/** A link for the keyboard alone: in sight, at the top of the screen, while it has the focus. */
export const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'skipLink',
    px: '4',
    py: '2.5',
    bg: 'chalk',
    color: 'chalk.contrast',
    fontWeight: 'bold',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});
