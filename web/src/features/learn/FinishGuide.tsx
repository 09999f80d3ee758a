import { useEffect, useRef } from 'react';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useCurrentUser } from '@/api/account/current-user';
import { messageOf } from '@/api/error';
import { useGuidesRead, useReadGuide } from '@/api/practice/learn';
import { guideTitle } from '@/domain/learning/guide-title';
import { Button } from '@/ui/elements/Button';
import { Card } from '@/ui/layout/Card';
import type { Step } from './content/guide-content';
import { VisitorNotice } from './VisitorNotice';
import type { Guide } from './guides';

interface FinishGuideProps {
  guide: Guide;
  steps: readonly Step[];
  /** By step: whether its last answer was right. */
  answers: Readonly<Record<number, boolean>>;
  onChoose: (step: number) => void;
}

/** The steps whose check was not right, each a way back to it. */
function WrongSteps({ steps, answers, onChoose }: Omit<FinishGuideProps, 'guide'>) {
  const wrong = steps.map((_, step) => step).filter((step) => !answers[step]);
  if (wrong.length === 0) return null;
  return (
    <div>
      <p>Not right yet. Read on there, and try again:</p>
      <chakra.ul listStyleType="none">
        {wrong.map((step) => (
          <li key={step}>
            <Button variant="ghost" size="sm" ml="-3" onClick={() => onChoose(step)}>
              Step {step + 1}: {steps[step]?.title}
            </Button>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function NextGuide({ id }: { id: string }) {
  return (
    <Button asChild variant="outline">
      <Link to={`/learn/${id}`}>Next guide: {guideTitle(id)}</Link>
    </Button>
  );
}

/** Records the reading, for those who have an account. */
function RecordReading({ guide }: { guide: Guide }) {
  const { data } = useGuidesRead();
  const { mutate, data: recorded, isPending, error } = useReadGuide();
  const alreadyRead = data?.read.includes(guide.id) ?? false;
  // What is best read now: after this reading, or else after those before it.
  const next = recorded ? recorded.next : alreadyRead ? data?.next : null;
  const result = useRef<HTMLDivElement>(null);

  // The button is gone: the keyboard stays where it was.
  useEffect(() => {
    if (recorded) result.current?.focus({ preventScroll: true });
  }, [recorded]);
  return (
    <>
      <Box ref={result} role="status" aria-label="Reading" tabIndex={-1} outline="none">
        {recorded && (
          <chakra.p fontWeight="semibold">
            Guide finished.{' '}
            {recorded.awarded > 0 ? `+${recorded.awarded} XP` : 'Its XP was yours already.'}
          </chakra.p>
        )}
        {!recorded && alreadyRead && <p>You have finished this guide before.</p>}
      </Box>
      {!recorded && !alreadyRead && (
        <Button disabled={isPending} onClick={() => mutate(guide.id)}>
          Finish guide
        </Button>
      )}
      {next && next.guideId !== guide.id && <NextGuide id={next.guideId} />}
      {error && (
        <chakra.p role="alert" color="loss">
          {messageOf(error, 'This reading could not be recorded. Please try again.')}
        </chakra.p>
      )}
    </>
  );
}

export function FinishGuide({ guide, steps, answers, onChoose }: FinishGuideProps) {
  const { isDemo } = useCurrentUser();
  const right = Object.values(answers).filter(Boolean).length;
  return (
    <Card aria-label="Result of the check" mt="4">
      <Flex direction="column" align="start" gap="3">
        <chakra.p fontSize="lg" fontWeight="bold">
          {right} of {steps.length} right
        </chakra.p>
        <WrongSteps steps={steps} answers={answers} onChoose={onChoose} />
        {isDemo ? <VisitorNotice /> : <RecordReading guide={guide} />}
      </Flex>
    </Card>
  );
}
