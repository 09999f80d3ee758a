import { chakra } from '@chakra-ui/react';
import type { ReportLearner } from '@/api/classes/report';
import { assignmentsText, changeTexts, gapText } from '@/features/classes/teaching/overview-words';
import { sidewaysHint } from '@/ui/tables/sideways-hint';
import { missingText, shareText, utcText } from './report-words';

const Cell = chakra('td', {
  base: {
    py: '1.5',
    px: '2',
    borderTopWidth: '1px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'normal',
  },
});

/** The names, where the table scrolls within itself. */
const keptInSight = {
  position: 'sticky',
  left: '0',
  bg: 'bg.panel',
  _print: { position: 'static' },
} as const;

const HEADINGS = [
  'Learner',
  'Last act',
  'Stuck',
  'Assignments',
  'Small stakes',
  'Estimates',
  'Look-backs',
  'Estimates and results',
  '30 bets beside the 30 before',
] as const;

function stuckText({ stuck, lastActAt, process }: ReportLearner): string {
  if (stuck) return stuck === 'check' ? 'At a check' : 'Late, and silent';
  return (process ?? lastActAt) ? 'No' : '–';
}

function Learner({ learner }: { learner: ReportLearner }) {
  const { alias, name, hasLeft, isTakenBack } = learner;
  return (
    <Cell as="th" scope="row" minW="8rem" overflowWrap="anywhere" {...keptInSight}>
      <chakra.bdi fontWeight="semibold">{name ?? alias}</chakra.bdi>
      {name && <chakra.div>{alias}</chakra.div>}
      {hasLeft && !isTakenBack && <div>Has left</div>}
    </Cell>
  );
}

function Missing({ learner, columns }: { learner: ReportLearner; columns: number }) {
  return (
    <Cell colSpan={columns} color="fg.muted">
      {missingText(learner)}
    </Cell>
  );
}

function Figures({ learner }: { learner: ReportLearner }) {
  const { process } = learner;
  if (!process) return <Missing learner={learner} columns={5} />;
  const { bets, smallStakes, estimates, lookBacks, gap } = process;
  return (
    <>
      {[smallStakes, estimates, lookBacks].map((part, index) => (
        <Cell key={HEADINGS[index + 4]} whiteSpace="nowrap">
          {shareText(part, bets)}
        </Cell>
      ))}
      <Cell>{gapText(gap)}</Cell>
      <Cell minW="10rem">
        {changeTexts(process).map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Cell>
    </>
  );
}

function Seen({ learner }: { learner: ReportLearner }) {
  return (
    <>
      <Cell whiteSpace="nowrap">
        {learner.lastActAt ? utcText(learner.lastActAt).slice(0, 10) : '–'}
      </Cell>
      <Cell>{stuckText(learner)}</Cell>
      <Cell>{learner.assignments ? assignmentsText(learner.assignments) : '–'}</Cell>
      <Figures learner={learner} />
    </>
  );
}

/** The five questions of each learner, in an order that says nothing of how they do. */
export function ReportTable({ learners }: { learners: readonly ReportLearner[] }) {
  return (
    <chakra.div
      role="region"
      aria-label="Table: learners of the class"
      tabIndex={0}
      overflowX="auto"
      {...sidewaysHint}
      _print={{ overflow: 'visible' }}
    >
      {/* So wide that no cell stands in more lines than a name. */}
      <chakra.table width="full" minW="60rem" fontSize="sm" _print={{ fontSize: '8pt', minW: '0' }}>
        <chakra.caption srOnly>Learners of the class</chakra.caption>
        <thead>
          <tr>
            {HEADINGS.map((heading, index) => (
              <Cell
                key={heading}
                as="th"
                scope="col"
                fontWeight="semibold"
                borderTopWidth="0"
                {...(index === 0 && keptInSight)}
              >
                {heading}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.map((learner) => (
            <tr key={learner.alias}>
              <Learner learner={learner} />
              {learner.isTakenBack || learner.awaitsAgreement ? (
                <Missing learner={learner} columns={8} />
              ) : (
                <Seen learner={learner} />
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
