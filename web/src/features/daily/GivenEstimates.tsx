import { Box, chakra, Flex } from '@chakra-ui/react';
import { Target } from 'lucide-react';
import type { HabitEstimate } from '@/api/types';
import { comparison, outcome, sideOf } from '@/domain/habit/words';
import { ListCard } from '@/features/sports-data/ListCard';
import { Badge } from '@/ui/elements/Badge';
import { GameLine } from './GameLine';

function Given({ estimate }: { estimate: HabitEstimate }) {
  const { question, isDaily } = estimate;
  return (
    <Flex direction="column" gap="1" py="3">
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.p fontWeight="semibold">{sideOf(question)}</chakra.p>
        {isDaily && <Badge tone="outline">Daily line</Badge>}
      </Flex>
      <chakra.p fontSize="sm">
        {question.awayTeam.name} @ {question.homeTeam.name}
      </chakra.p>
      <GameLine question={question} />
      <Box>
        <span>{comparison(estimate)}</span>{' '}
        <chakra.span color="fg.muted">
          {outcome(estimate) ?? 'Scored when the game ends.'}
        </chakra.span>
      </Box>
    </Flex>
  );
}

/** The player's last estimates, and how they came out. */
export function GivenEstimates({ estimates }: { estimates: readonly HabitEstimate[] }) {
  return (
    <ListCard
      title="Your estimates"
      icon={Target}
      items={estimates}
      keyOf={({ id }) => id}
      expected={{ rows: 3, shape: 'lines' }}
      empty={{ title: 'No estimates yet', text: 'They are listed here with what the market said.' }}
    >
      {(estimate) => <Given estimate={estimate} />}
    </ListCard>
  );
}
