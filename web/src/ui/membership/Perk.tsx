import { Box, Flex } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import { isComing } from '@/domain/membership/coming';
import { ComingMark } from './ComingMark';

/** A line in the list of what a plan holds; ticked once it is there. */
export function Perk({ children }: { children: string }) {
  const coming = isComing(children);
  const Icon = coming ? Clock : Check;
  return (
    <Flex as="li" gap="2" align="center">
      <Box as="span" color={coming ? 'fg.subtle' : 'win'} flexShrink="0" aria-hidden>
        <Icon size={18} />
      </Box>
      <span>
        {children} <ComingMark of={children} ml="1" />
      </span>
    </Flex>
  );
}
