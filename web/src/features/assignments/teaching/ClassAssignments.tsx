import { useState } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { ClipboardList } from 'lucide-react';
import { useClassAssignments } from '@/api/classes/assignments';
import { FALLBACK_SENTENCE, messageOf } from '@/api/error';
import type { AssignmentName, ClassAssignments as Assignments } from '@/api/types';
import { wordsOf } from '@/domain/learning/assignments';
import { Button } from '@/ui/elements/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SelectField } from '@/ui/form/SelectField';
import { Card, CardTitle } from '@/ui/layout/Card';
import { ChalkHeading } from '@/ui/layout/ChalkHeading';
import { ProgressTable } from './ProgressTable';
import { RuleCard } from './RuleCard';
import { RuleForm } from './RuleForm';

interface SetAnotherProps {
  classId: string;
  assignments: Assignments;
}

/** Sets one of those that are not set. */
function SetAnother({ classId, assignments }: SetAnotherProps) {
  const [chosen, setChosen] = useState<AssignmentName | ''>('');
  const isSet = (name: AssignmentName) =>
    assignments.assignments.some(({ assignment }) => assignment === name);
  const free = assignments.choices.filter(({ assignment }) => !isSet(assignment));
  const choice = free.find(({ assignment }) => assignment === chosen);
  const withdrawn = assignments.withdrawn.find(({ assignment }) => assignment === chosen);
  if (free.length === 0) return null;
  return (
    <Card aria-label="Set an assignment">
      <CardTitle mb="3">Set an assignment</CardTitle>
      <SelectField
        label="Assignment"
        options={[
          { value: '', label: 'Choose an assignment' },
          ...free.map(({ assignment }) => ({
            value: assignment,
            label: wordsOf(assignment).name,
          })),
        ]}
        value={chosen}
        onChange={setChosen}
      />
      {choice && (
        <Box mt="3">
          <RuleForm
            key={choice.assignment}
            classId={classId}
            choice={choice}
            version={withdrawn?.version ?? 0}
            onDone={() => setChosen('')}
          />
        </Box>
      )}
    </Card>
  );
}

function Learners({ assignments }: { assignments: Assignments }) {
  if (assignments.assignments.length === 0) return null;
  return (
    <Card aria-label="How far each learner is">
      <CardTitle mb="2">How far each learner is</CardTitle>
      {assignments.learners.length > 0 ? (
        <ProgressTable assignments={assignments} />
      ) : (
        <p>Nobody is in this class yet.</p>
      )}
    </Card>
  );
}

/** The assignments of a class, for who teaches it. */
export function ClassAssignments({ id }: { id: string }) {
  const { data, error, isError, refetch } = useClassAssignments(id);
  if (isError && !data) {
    return (
      <ErrorState message={messageOf(error, FALLBACK_SENTENCE)} onRetry={() => void refetch()} />
    );
  }
  if (!data) {
    return (
      <Box role="status">
        <chakra.span srOnly>Loading the assignments</chakra.span>
        <Skeleton height="24rem" borderRadius="lg" />
      </Box>
    );
  }
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <ChalkHeading>{data.title}</ChalkHeading>
        <Button variant="outline" size="sm" onClick={() => void refetch()}>
          Look Again
        </Button>
      </Flex>
      <chakra.p mt="1" mb="5" color="fg.muted" maxW="70ch">
        Each assignment can be met without a bet, and none asks for a profit. A change acts for
        those who have not begun; what is met stays met. You see as much of each learner as they
        share.
      </chakra.p>
      <Flex direction="column" gap="4">
        {data.assignments.length === 0 && (
          <Card>
            <EmptyState
              icon={ClipboardList}
              title="No assignments yet"
              text="Set one below: its numbers are those that usually fit."
            />
          </Card>
        )}
        {data.assignments.map((rule) => (
          <RuleCard key={rule.assignment} classId={id} rule={rule} choices={data.choices} />
        ))}
        <Learners assignments={data} />
        <SetAnother classId={id} assignments={data} />
      </Flex>
    </>
  );
}
