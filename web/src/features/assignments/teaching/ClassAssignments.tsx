import { useState } from 'react';
import { Box } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { classAssignments } from '@/api/classes/assignments';
import type { AssignmentName, ClassAssignments as Assignments } from '@/api/types';
import { wordsOf } from '@/domain/learning/assignments';
import { AssignmentList } from '@/features/assignments/AssignmentList';
import { ClassHead } from '@/features/class-page/ClassHead';
import { Loaded } from '@/features/class-page/Loaded';
import { Button } from '@/ui/elements/Button';
import { SelectField } from '@/ui/form/SelectField';
import { Card, CardTitle } from '@/ui/layout/Card';
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
  const query = classAssignments(id);
  const client = useQueryClient();
  return (
    <Loaded query={query} what="the assignments">
      {(data) => (
        <>
          <ClassHead
            title={data.title}
            action={
              <Button variant="outline" size="sm" onClick={() => void client.refetchQueries(query)}>
                Look Again
              </Button>
            }
          >
            Each assignment can be met without a bet, and none asks for a profit. A change acts for
            those who have not begun; what is met stays met. You see as much of each learner as they
            share.
          </ClassHead>
          <AssignmentList
            none="Set one below: its numbers are those that usually fit."
            cards={data.assignments.map((rule) => (
              <RuleCard key={rule.assignment} classId={id} rule={rule} choices={data.choices} />
            ))}
          >
            <Learners assignments={data} />
            <SetAnother classId={id} assignments={data} />
          </AssignmentList>
        </>
      )}
    </Loaded>
  );
}
