import { Box, Flex } from '@chakra-ui/react';
import { Check, Clock } from 'lucide-react';
import { isComingSoon } from '@/domain/membership/coming-soon';
import { ComingSoonBadge } from './ComingSoonBadge';

/** A feature in the list of a plan; ticked when it exists. */
export function FeatureItem({ children }: { children: string }) {
  const coming = isComingSoon(children);
  const Icon = coming ? Clock : Check;
  return (
    <Flex as="li" gap="2" align="center">
      <Box as="span" color={coming ? 'fg.subtle' : 'win'} flexShrink="0" aria-hidden>
        <Icon size={18} />
      </Box>
      <span>
        {children} <ComingSoonBadge of={children} ml="1" />
      </span>
    </Flex>
  );
}
