import { useId, useState } from 'react';
import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { User } from '@/api/types';
import { Button } from '@/ui/Button';
import { dashedRule } from '@/ui/Card';
import { badgeFacts } from './badges';

const ACHIEVEMENTS_TOTAL = 8;
const SHOWN_FIRST = 4;

function EarnedBadge({ name }: { name: string }) {
  const { earnedBy, Icon } = badgeFacts(name);
  return (
    <Flex as="li" align="flex-start" gap="2.5" p="2.5" bg="bg.subtle" borderRadius="md">
      <Box as="span" color="warn" flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Box>
      <chakra.span fontSize="sm" lineHeight="1.3" minW="0">
        <chakra.b display="block" fontWeight="semibold">
          {name}
        </chakra.b>
        <chakra.span color="fg.muted" fontSize="xs">
          {earnedBy}
        </chakra.span>
      </chakra.span>
    </Flex>
  );
}

export function Achievements({ badges }: { badges: User['badges'] }) {
  const [all, setAll] = useState(false);
  const listId = useId();
  const shown = all ? badges : badges.slice(0, SHOWN_FIRST);
  return (
    <Box {...dashedRule} py="4">
      <Flex align="baseline" justify="space-between" gap="3">
        <chakra.h3 fontSize="md">Achievements</chakra.h3>
        <chakra.span fontSize="sm" color="fg.muted">
          {badges.length} of {ACHIEVEMENTS_TOTAL}
        </chakra.span>
      </Flex>
      {badges.length === 0 ? (
        <chakra.p mt="2" fontSize="sm" color="fg.muted">
          You haven't earned any badges yet
        </chakra.p>
      ) : (
        <Grid
          as="ul"
          id={listId}
          listStyleType="none"
          templateColumns="repeat(2, minmax(0, 1fr))"
          gap="2"
          mt="3"
        >
          {shown.map(({ id, name }) => (
            <EarnedBadge key={id} name={name} />
          ))}
        </Grid>
      )}
      {badges.length > SHOWN_FIRST && (
        <Button
          variant="ghost"
          size="sm"
          width="full"
          mt="2"
          aria-expanded={all}
          aria-controls={listId}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show Less' : 'Show All'}
        </Button>
      )}
    </Box>
  );
}
