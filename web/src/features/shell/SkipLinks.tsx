import { chakra, Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import { SLIP_ANCHORS } from '@/features/slip/slip-anchors';

const Skip = chakra('a', {
  base: {
    px: '4',
    py: '2.5',
    bg: 'chalk',
    color: 'chalk.contrast',
    fontWeight: 'bold',
    borderRadius: 'md',
    pointerEvents: 'auto',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

const WITH_SLIP = ['/place-bets', '/advanced-betting'];

/** The first stops of a keyboard: links past the header, and on betting pages past the games. */
export function SkipLinks() {
  const { pathname } = useLocation();
  return (
    <Flex gap="2" position="fixed" top="2" left="2" zIndex="skipLink" pointerEvents="none">
      <Skip href="#main">Skip to content</Skip>
      {WITH_SLIP.includes(pathname) && (
        <>
          <Skip href={`#${SLIP_ANCHORS.wide}`} hideBelow="lg">
            Skip to bet slip
          </Skip>
          <Skip href={`#${SLIP_ANCHORS.small}`} hideFrom="lg">
            Skip to bet slip
          </Skip>
        </>
      )}
    </Flex>
  );
}
