import { chakra, Flex } from '@chakra-ui/react';
import { BookOpen, GraduationCap, ListChecks, Target } from 'lucide-react';
import type { LearnerRecord } from '@/api/types';
import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { guideTitle } from '@/domain/learning/guide-title';
import { DateTime } from '@/ui/elements/DateTime';
import { PageLink } from '@/ui/elements/PageLink';
import { FigureTable } from '@/ui/charts/FigureTable';
import { Callout } from '@/ui/feedback/Callout';
import { Card, CardTitle } from '@/ui/layout/Card';
import { Brier } from '@/features/insight/figures/Brier';
import { Calibration } from '@/features/insight/figures/Calibration';
import { Discrimination } from '@/features/insight/figures/Discrimination';
import { TwoColumns } from '@/features/insight/TwoColumns';
import { NotShared } from './NotShared';

type Learning = NonNullable<LearnerRecord['learning']>;
type Quiz = NonNullable<LearnerRecord['quiz']>;

const guideLink = (guide: string) => (
  <PageLink key="guide" path={`/learn/${guide}`}>
    {guideTitle(guide)}
  </PageLink>
);

function Readings({ readings }: Pick<Learning, 'readings'>) {
  return (
    <Card aria-label="Guides read">
      <CardTitle Icon={BookOpen} mb="2">
        Guides read
      </CardTitle>
      {readings.length === 0 ? (
        <p>None since joining.</p>
      ) : (
        <FigureTable
          caption="Guides and when they were first read"
          head={['Guide', 'First read']}
          rows={readings
            .toReversed()
            .map(({ guide, readAt }) => [guideLink(guide), <DateTime key="at" instant={readAt} />])}
        />
      )}
    </Card>
  );
}

/** The newest so many: a term has thousands. */
const ANSWERS_SHOWN = 100;

function Answers({ answers }: Pick<Learning, 'answers'>) {
  const right = answers.filter(({ isRight }) => isRight).length;
  return (
    <Card aria-label="Checks of guides">
      <CardTitle Icon={ListChecks} mb="2">
        Checks of guides
      </CardTitle>
      {answers.length === 0 ? (
        <p>None answered since joining.</p>
      ) : (
        <>
          <chakra.p mb="2">
            {formatCoins(right)} of {counted(answers.length, 'answer')} right
            {answers.length > ANSWERS_SHOWN && `; the last ${ANSWERS_SHOWN} are shown`}.
          </chakra.p>
          <FigureTable
            caption="Answers to the checks of guides"
            head={['Guide', 'Question', 'Answer', 'Given']}
            rows={answers
              .slice(-ANSWERS_SHOWN)
              .toReversed()
              .map(({ guide, check, isRight, answeredAt }) => [
                guideLink(guide),
                `${check}`,
                isRight ? 'Right' : 'Wrong',
                <DateTime key="at" instant={answeredAt} />,
              ])}
          />
        </>
      )}
    </Card>
  );
}

function QuizCard({ quiz }: { quiz: Quiz }) {
  return (
    <Card aria-label="Quiz">
      <CardTitle Icon={GraduationCap} mb="2">
        Quiz
      </CardTitle>
      <p>
        Taken on <DateTime instant={quiz.takenAt} />: {quiz.knowledge}% of what it asks was right.
      </p>
      {quiz.strengths.length > 0 && <p>Right: {quiz.strengths.join(', ')}.</p>}
      {quiz.areasToImprove.length > 0 && <p>To improve: {quiz.areasToImprove.join(', ')}.</p>}
    </Card>
  );
}

function Estimates({ learning }: { learning: Learning }) {
  const { estimates, unseen } = learning;
  return (
    <>
      <Card aria-label="Estimates without a bet">
        <CardTitle Icon={Target} mb="2">
          Estimates without a bet
        </CardTitle>
        <p>{estimates === 0 ? 'None since joining.' : `${counted(estimates, 'estimate')}.`}</p>
      </Card>
      {unseen.given > 0 && (
        <>
          <Callout>
            Word for word what the learner reads of themselves: “you” is the learner. These were
            given before the price was seen.
          </Callout>
          <TwoColumns
            cards={[
              <Calibration key="calibration" estimates={unseen.estimates} of="estimate" />,
              <Brier key="brier" estimates={unseen.estimates} of="estimate" />,
              <Discrimination key="discrimination" estimates={unseen.estimates} of="estimate" />,
            ]}
          />
        </>
      )}
    </>
  );
}

/** What the learner read, answered and estimated since joining, and the quiz; each if it is shared. */
export function RecordLearning({ record }: { record: LearnerRecord }) {
  const { learning, quiz, shares } = record;
  return (
    <Flex direction="column" gap="4">
      {learning ? (
        <>
          <TwoColumns
            cards={[
              <Readings key="readings" readings={learning.readings} />,
              <Answers key="answers" answers={learning.answers} />,
            ]}
          />
          <Estimates learning={learning} />
        </>
      ) : (
        <NotShared what="what they read, checked and estimated" />
      )}
      {quiz && <QuizCard quiz={quiz} />}
      {!quiz && !shares?.quiz && <NotShared what="their quiz answers" />}
      {!quiz && shares?.quiz && (
        <Card aria-label="Quiz">
          <p>The quiz was not taken.</p>
        </Card>
      )}
    </Flex>
  );
}
