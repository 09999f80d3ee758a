import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { AssignmentRule } from '@/api/types';
import { wordsOf } from '@/domain/learning/assignments';
import { Card, CardTitle } from '@/ui/layout/Card';
import { RuleGames } from './RuleGames';
import { windowText } from './window';

export const Note = chakra('p', {
  base: { mt: '1', color: 'fg.muted', fontSize: 'sm', maxW: '70ch' },
});

interface AssignmentCardProps {
  rule: AssignmentRule;
  /** Beside the name: how far a learner is. */
  mark?: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** An assignment: what it asks, how it is met without a bet, when it counts. */
export function AssignmentCard({ rule, mark, children }: AssignmentCardProps) {
  const { name, asks, twin } = wordsOf(rule.assignment);
  const days = windowText(rule);
  return (
    <Card aria-label={name}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <CardTitle>{name}</CardTitle>
        {mark}
      </Flex>
      <chakra.p mt="2" maxW="70ch">
        {asks(rule.numbers)}
      </chakra.p>
      {twin && <Note>Without bets: {twin(rule.numbers)}</Note>}
      {days && <Note>{days}</Note>}
      <RuleGames games={rule.games} />
      {children}
    </Card>
  );
}
