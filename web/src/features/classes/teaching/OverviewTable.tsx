import { chakra, Flex } from '@chakra-ui/react';
import type { OverviewLearner, OverviewProcess } from '@/api/classes/overview';
import { formatCoins } from '@/domain/format/format';
import { Badge } from '@/ui/elements/Badge';
import { DateTime } from '@/ui/elements/DateTime';
import { SortableTable } from '@/ui/tables/SortableTable';
import type { Column } from '@/ui/tables/SortableTable';
import { changeTexts, gapText, needText } from './overview-words';

const Muted = chakra('span', { base: { color: 'fg.muted' } });

function Alias({ learner }: { learner: OverviewLearner }) {
  const need = needText(learner);
  return (
    <Flex direction="column" align="start" gap="1" minW={{ base: '7rem', md: '9rem' }}>
      <chakra.span fontWeight="semibold">{learner.alias}</chakra.span>
      {need && <Badge tone={learner.need === 'asked' ? 'info' : 'warn'}>{need}</Badge>}
      {learner.isTakenBack && <Badge tone="secondary">Withdrawn</Badge>}
      {learner.hasLeft && !learner.isTakenBack && <Badge tone="secondary">Has left</Badge>}
    </Flex>
  );
}

const notShared = ({ awaitsAgreement }: OverviewLearner) => (
  <Muted>{awaitsAgreement ? 'Not shared with you yet' : 'Not shared'}</Muted>
);

function LastAct({ learner }: { learner: OverviewLearner }) {
  if (learner.lastActAt) return <DateTime instant={learner.lastActAt} />;
  return learner.process ? <Muted>Nothing yet</Muted> : notShared(learner);
}

/** 'n of so many bets', or that the learner shares none. */
const shareOf = (count: (process: OverviewProcess) => number) => (learner: OverviewLearner) =>
  learner.process ? (
    <chakra.span whiteSpace="nowrap">
      {formatCoins(count(learner.process))} of {formatCoins(learner.process.bets)}
    </chakra.span>
  ) : (
    notShared(learner)
  );

function Gap({ process }: { process: OverviewProcess }) {
  return (
    <chakra.span whiteSpace="nowrap" color={process.gap.state === 'tells' ? 'fg' : 'fg.muted'}>
      {gapText(process.gap)}
    </chakra.span>
  );
}

function Changes({ process }: { process: OverviewProcess }) {
  return (
    <Flex direction="column" minW="12rem">
      {changeTexts(process).map((text) => (
        <chakra.span key={text} color={text.includes(':') ? 'fg' : 'fg.muted'}>
          {text}
        </chakra.span>
      ))}
    </Flex>
  );
}

const columns: readonly Column<OverviewLearner>[] = [
  { key: 'alias', label: 'Learner', cell: (learner) => <Alias learner={learner} /> },
  { key: 'lastAct', label: 'Last act', cell: (learner) => <LastAct learner={learner} /> },
  { key: 'smallStakes', label: 'Small stakes', cell: shareOf(({ smallStakes }) => smallStakes) },
  { key: 'estimates', label: 'Estimates', cell: shareOf(({ estimates }) => estimates) },
  { key: 'lookBacks', label: 'Look-backs', cell: shareOf(({ lookBacks }) => lookBacks) },
  {
    key: 'gap',
    label: 'Estimates and results',
    cell: (learner) => (learner.process ? <Gap process={learner.process} /> : notShared(learner)),
  },
  {
    key: 'changes',
    label: 'Last 30 bets beside the 30 before',
    cell: (learner) =>
      learner.process ? <Changes process={learner.process} /> : notShared(learner),
  },
];

/** One row a learner, whoever needs a look first. */
export function OverviewTable({ learners }: { learners: readonly OverviewLearner[] }) {
  return (
    <SortableTable
      caption="Learners by need"
      columns={columns}
      rows={learners}
      keyOf={({ alias }) => alias}
    />
  );
}
