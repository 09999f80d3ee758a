import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router';
import { useMe } from '@/api/account/auth';
import { useMinute } from '@/browser/server-clock';
import { dayNumber } from '@/domain/format/dates';
import { useDates } from '@/state/use-dates';
import { Button } from '@/ui/elements/Button';
import { Page } from '@/ui/layout/Page';
import { Quiz } from './Quiz';
import { Results } from './Results';
import { useQuiz } from './use-quiz';

/** By which the quiz can be taken once a day. */
const ZONE = 'UTC';

interface AgainProps {
  takenAt: string;
  onAgain: () => void;
}

function Again({ takenAt, onAgain }: AgainProps) {
  const isToday = dayNumber(takenAt, ZONE) >= dayNumber(useMinute(), ZONE);
  if (isToday) {
    return (
      <chakra.p alignSelf="center" color="fg.muted">
        You can take it again tomorrow.
      </chakra.p>
    );
  }
  return (
    <Button size="lg" variant="outline" onClick={onAgain}>
      Take it again
    </Button>
  );
}

/** What the latest quiz said, and the quiz once more. */
export function QuizPage() {
  const { data: user } = useMe();
  const [isTaking, setTaking] = useState(false);
  const { submit, isPending } = useQuiz();
  const { formatDate } = useDates();

  if (!user) return <Navigate to="/" replace />;
  if (!user.quizResults) return <Navigate to="/onboarding" replace />;
  if (isTaking) {
    return (
      <Page title="Betting Knowledge Quiz">
        <Quiz
          note="The same five questions. Your level follows what you say today; XP is given for the first time alone."
          isPending={isPending}
          onComplete={(answers) => submit(answers, () => setTaking(false))}
        />
      </Page>
    );
  }
  const { quizResults: result } = user;
  return (
    <Page title="Your Betting Profile">
      <Results
        result={result}
        takenOn={formatDate(result.takenAt)}
        actions={<Again takenAt={result.takenAt} onAgain={() => setTaking(true)} />}
      />
    </Page>
  );
}
