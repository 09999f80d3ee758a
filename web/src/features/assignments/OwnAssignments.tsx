import { Box, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { ownAssignments } from '@/api/classes/assignments';
import type { OwnAssignment } from '@/api/types';
import { progressText, TONES, wordsOf } from '@/domain/learning/assignments';
import { ClassHead } from '@/features/class-page/ClassHead';
import { Loaded } from '@/features/class-page/Loaded';
import { ProgressBar } from '@/ui/charts/ProgressBar';
import { Badge } from '@/ui/elements/Badge';
import { Button } from '@/ui/elements/Button';
import { AssignmentCard, Note } from './AssignmentCard';
import { AssignmentList } from './AssignmentList';

function Assignment({ assignment }: { assignment: OwnAssignment }) {
  const { rule, progress, isShared } = assignment;
  const { name, where } = wordsOf(rule.assignment);
  const isMet = progress.mark === 'met' || progress.mark === 'metLate';
  return (
    <AssignmentCard
      rule={rule}
      mark={<Badge tone={TONES[progress.mark]}>{progressText(progress)}</Badge>}
    >
      {!isMet && progress.of > 0 && (
        <Box mt="3" maxW="24rem">
          <ProgressBar
            label={`How far you are with ${name}`}
            value={progress.done}
            max={progress.of}
            valueText={`${progress.done} of ${progress.of}`}
          />
        </Box>
      )}
      {!isShared && (
        <Note>Your class does not see this one, because you do not share what it asks for.</Note>
      )}
      {!isMet && (
        <Flex gap="2" wrap="wrap" mt="3">
          {where.map(({ to, label }) => (
            <Button key={to} asChild variant="outline" size="sm">
              <Link to={to}>{label}</Link>
            </Button>
          ))}
        </Flex>
      )}
    </AssignmentCard>
  );
}

/** What a class asks of the learner, and how far they are. */
export function OwnAssignments({ id }: { id: string }) {
  return (
    <Loaded query={ownAssignments(id)} what="your assignments">
      {({ title, assignments }) => (
        <>
          <ClassHead title={title}>
            Each can be met without a bet, none asks for a profit, and what is met stays met. Bets
            count from the purse of this class, all else is your own, from the day on that you
            joined.
          </ClassHead>
          <AssignmentList
            none="Whoever teaches this class has set none."
            cards={assignments.map((assignment) => (
              <Assignment key={assignment.rule.assignment} assignment={assignment} />
            ))}
          />
        </>
      )}
    </Loaded>
  );
}
