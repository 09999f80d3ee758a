import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { chakra, Flex } from '@chakra-ui/react';
import type { OverviewLearner, OverviewProcess } from '@/api/classes/overview';
import type { RecordCell } from '@/api/classes/records';
import type { ClassOverview } from '@/api/types';
import { formatCoins } from '@/domain/format/format';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { alikeText, assignmentsText, changeTexts, gapText, needText } from './overview-words';

const Muted = chakra('span', { base: { color: 'fg.muted' } });

/** The class whose pages the cells lead to; null where who looks has none of them. */
const ClassOfLinks = createContext<string | null>(null);

interface RecordLinkProps {
  learner: OverviewLearner;
  query?: string;
  children: ReactNode;
}

interface ProcessProps {
  learner: OverviewLearner;
  process: OverviewProcess;
}

/** The record of a learner, as far as it stands behind a cell of the table. */
function RecordLink({ learner, query = '', children }: RecordLinkProps) {
  const classId = use(ClassOfLinks);
  const path = classId && `/classes/${classId}/members/${learner.id}${query}`;
  return <PageLink path={path}>{children}</PageLink>;
}

function Alias({ learner }: { learner: OverviewLearner }) {
  const need = needText(learner);
  const { help, name } = learner;
  return (
    <Flex direction="column" align="start" gap="1" minW={{ base: '7rem', md: '9rem' }}>
      <chakra.span fontWeight="semibold">
        <RecordLink learner={learner}>{learner.alias}</RecordLink>
      </chakra.span>
      {name && <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>}
      {need && <Badge tone={learner.need === 'asked' ? 'info' : 'warn'}>{need}</Badge>}
      {help && (
        <Muted>
          {help.seenAt ? 'Asked for help, seen: ' : 'Asked: '}
          <DateTime instant={help.askedAt} />
        </Muted>
      )}
      {learner.alike && <Muted>{alikeText(learner.alike)}</Muted>}
      {learner.isTakenBack && <Badge tone="secondary">Withdrawn</Badge>}
      {learner.hasLeft && !learner.isTakenBack && <Badge tone="secondary">Has left</Badge>}
    </Flex>
  );
}

const notShared = ({ awaitsAgreement }: OverviewLearner) => (
  <Muted>{awaitsAgreement ? 'Not shared with you yet' : 'Not shared'}</Muted>
);

function LastAct({ learner }: { learner: OverviewLearner }) {
  if (learner.lastActAt) {
    return (
      <RecordLink learner={learner}>
        <DateTime instant={learner.lastActAt} />
      </RecordLink>
    );
  }
  return learner.process ? <Muted>Nothing yet</Muted> : notShared(learner);
}

/** Leads to the learner's row among the assignments. */
function Assignments({ learner }: { learner: OverviewLearner }) {
  const classId = use(ClassOfLinks);
  if (!learner.assignments) return notShared(learner);
  return (
    <chakra.span whiteSpace="nowrap">
      <PageLink
        path={classId && `/classes/${classId}/assignments#${encodeURIComponent(learner.alias)}`}
      >
        {assignmentsText(learner.assignments)}
      </PageLink>
    </chakra.span>
  );
}

/** 'n of so many bets', or that the learner shares none. */
const shareOf =
  (show: RecordCell, count: (process: OverviewProcess) => number) => (learner: OverviewLearner) =>
    learner.process ? (
      <chakra.span whiteSpace="nowrap">
        <RecordLink learner={learner} query={`?show=${show}`}>
          {formatCoins(count(learner.process))} of {formatCoins(learner.process.bets)}
        </RecordLink>
      </chakra.span>
    ) : (
      notShared(learner)
    );

function Gap({ learner, process }: ProcessProps) {
  return (
    <chakra.span whiteSpace="nowrap">
      <RecordLink learner={learner} query="?tab=estimates">
        {gapText(process.gap)}
      </RecordLink>
    </chakra.span>
  );
}

function Changes({ learner, process }: ProcessProps) {
  return (
    <Flex direction="column" minW="12rem">
      <RecordLink learner={learner} query="?show=recent">
        {changeTexts(process).map((text) => (
          <chakra.span key={text} display="block">
            {text}
          </chakra.span>
        ))}
      </RecordLink>
    </Flex>
  );
}

const FIRST: readonly Column<OverviewLearner>[] = [
  { key: 'alias', label: 'Learner', cell: (learner) => <Alias learner={learner} /> },
  { key: 'lastAct', label: 'Last act', cell: (learner) => <LastAct learner={learner} /> },
];

const ASSIGNMENTS: Column<OverviewLearner> = {
  key: 'assignments',
  label: 'Assignments',
  cell: (learner) => <Assignments learner={learner} />,
};

const PROCESS: readonly Column<OverviewLearner>[] = [
  {
    key: 'smallStakes',
    label: 'Small stakes',
    cell: shareOf('smallStakes', ({ smallStakes }) => smallStakes),
  },
  {
    key: 'estimates',
    label: 'Estimates',
    cell: shareOf('estimates', ({ estimates }) => estimates),
  },
  {
    key: 'lookBacks',
    label: 'Look-backs',
    cell: shareOf('lookBacks', ({ lookBacks }) => lookBacks),
  },
  {
    key: 'gap',
    label: 'Estimates and results',
    cell: (learner) =>
      learner.process ? <Gap learner={learner} process={learner.process} /> : notShared(learner),
  },
  {
    key: 'changes',
    label: '30 bets beside the 30 before',
    cell: (learner) =>
      learner.process ? (
        <Changes learner={learner} process={learner.process} />
      ) : (
        notShared(learner)
      ),
  },
];

interface OverviewTableProps {
  overview: ClassOverview;
  caption: string;
  /** The class that the reader teaches; without it no cell leads anywhere. */
  classId?: string;
}

/** One row a learner, in the order of the overview. */
export function OverviewTable({ overview, caption, classId }: OverviewTableProps) {
  const columns = [...FIRST, ...(overview.hasAssignments ? [ASSIGNMENTS] : []), ...PROCESS];
  return (
    <ClassOfLinks value={classId ?? null}>
      <SortableTable
        caption={caption}
        columns={columns}
        rows={overview.learners}
        keyOf={({ id }) => id}
      />
    </ClassOfLinks>
  );
}
