import { Box, Flex } from '@chakra-ui/react';
import { Check, Clock, Minus } from 'lucide-react';
import { promiseState } from '@/domain/membership/promises';
import { PromiseBadge } from './PromiseBadge';

const ICONS = { kept: Check, 'for everybody': Check, coming: Clock, 'name alone': Minus };

interface FeatureItemProps {
  children: string;
  /** The operator has switched on the further views of MLB and NBA. */
  hasLeagueViews: boolean;
}

/** A feature in the list of a plan; ticked when it exists. */
export function FeatureItem({ children, hasLeagueViews }: FeatureItemProps) {
  const state = promiseState(children, hasLeagueViews);
  const Icon = ICONS[state];
  const isThere = state === 'kept' || state === 'for everybody';
  return (
    <Flex as="li" gap="2" align="center">
      <Box as="span" color={isThere ? 'win' : 'fg.subtle'} flexShrink="0" aria-hidden>
        <Icon size={18} />
      </Box>
      <span>
        {children} <PromiseBadge state={state} ml="1" />
      </span>
    </Flex>
  );
}
