import { Box, chakra, Flex } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '@/ui/layout/Card';
import { GuideBadge } from './GuideBadge';
import type { GuideState } from './guide-state';
import type { Guide } from './guides';

/** A link whose area is the whole card. */
const CardLink = chakra(Link, {
  base: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } },
});

interface GuideCardProps {
  guide: Guide;
  state: GuideState;
}

export function GuideCard({ guide, state }: GuideCardProps) {
  const { id, title, summary, tool, Icon } = guide;
  return (
    <Card
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      gap="3"
      transition="border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'border.control' }}
    >
      <Flex align="center" justify="space-between" minH="10">
        <Box p="2" bg="bg.subtle" borderRadius="md" color="brand" aria-hidden>
          <Icon size={24} strokeWidth={1.75} />
        </Box>
        <GuideBadge state={state} />
      </Flex>
      <Box flex="1">
        <chakra.h2 fontSize="xl">
          <CardLink to={`/learn/${id}`}>{title}</CardLink>
        </chakra.h2>
        <chakra.p mt="1.5" color="fg.muted">
          {summary}
        </chakra.p>
      </Box>
      <Flex
        align="center"
        justify="space-between"
        gap="3"
        pt="3"
        borderTopWidth="1px"
        borderTopStyle="dashed"
        fontSize="sm"
        color="fg.muted"
      >
        <span>Tool: {tool}</span>
        <ArrowRight size={18} aria-hidden />
      </Flex>
    </Card>
  );
}
