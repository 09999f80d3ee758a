import { Box, chakra, Flex } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { useHabitReturn } from '@/api/practice/habit';
import type { HabitLookBack } from '@/api/types';
import { LOOK_BACK_REASONS } from '@/domain/habit/return-words';
import { BetStatusBadge } from '@/ui/betting/BetStatusBadge';
import { Card, CardTitle, dashedRule } from '@/ui/layout/Card';

const BetLink = chakra(Link, {
  base: { fontWeight: 'semibold', color: 'brand', textDecoration: 'underline', minW: '0' },
});

function Row({ bet }: { bet: HabitLookBack }) {
  return (
    <Box as="li" py="3" _notFirst={dashedRule}>
      <Flex align="center" justify="space-between" gap="3">
        <BetLink to={`/my-bets/${bet.betId}`}>{bet.prediction}</BetLink>
        <BetStatusBadge status={bet.status} />
      </Flex>
      <chakra.p fontSize="sm" mt="0.5">
        {bet.eventName}
      </chakra.p>
      <chakra.p fontSize="sm" color="fg.muted">
        {LOOK_BACK_REASONS[bet.reason]}
      </chakra.p>
    </Box>
  );
}

/** At most three settled bets whose post-mortem is worth reading, won or lost. */
export function LookBacks() {
  const { data } = useHabitReturn();
  if (!data || data.lookBacks.length === 0) return null;
  return (
    <Card id="look-back" aria-label="Look back" scrollMarginTop="24">
      <CardTitle Icon={History}>Look back</CardTitle>
      <Box as="ul" listStyleType="none" mt="1">
        {data.lookBacks.map((bet) => (
          <Row key={bet.betId} bet={bet} />
        ))}
      </Box>
    </Card>
  );
}
