import { chakra, Flex } from '@chakra-ui/react';
import { useLocation } from 'react-router';
import type { ClassAssignments } from '@/api/types';
import { progressText, TONES, wordsOf } from '@/domain/learning/assignments';
import { Badge } from '@/ui/elements/Badge';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';

type Learner = ClassAssignments['learners'][number];

function Name({ learner }: { learner: Learner }) {
  return (
    <Flex direction="column" align="start" gap="1" minW={{ base: '7rem', md: '9rem' }}>
      <chakra.span fontWeight="semibold">{learner.alias}</chakra.span>
      {learner.name && <bdi>{learner.name}</bdi>}
      {learner.isTakenBack && <Badge tone="secondary">Withdrawn</Badge>}
      {learner.hasLeft && !learner.isTakenBack && <Badge tone="secondary">Has left</Badge>}
    </Flex>
  );
}

/** One row a learner, one column an assignment. The address can name the learner to look at. */
export function ProgressTable({ assignments }: { assignments: ClassAssignments }) {
  const { hash } = useLocation();
  const columns: Column<Learner>[] = [
    { key: 'alias', label: 'Learner', cell: (learner) => <Name learner={learner} /> },
    ...assignments.assignments.map(({ assignment }) => ({
      key: assignment,
      label: wordsOf(assignment).name,
      cell: (learner: Learner) => {
        const progress = learner.progress.find((one) => one.assignment === assignment);
        if (!progress) return null;
        const isNew = progress.mark === 'notShared' && learner.awaitsAgreement;
        return (
          <Badge tone={TONES[progress.mark]}>
            {isNew ? 'Not shared with you yet' : progressText(progress)}
          </Badge>
        );
      },
    })),
  ];
  return (
    <SortableTable
      caption="Learners by alias"
      columns={columns}
      rows={assignments.learners}
      keyOf={({ alias }) => alias}
      current={
        assignments.learners.find(({ alias }) => hash === `#${encodeURIComponent(alias)}`)?.alias
      }
    />
  );
}
