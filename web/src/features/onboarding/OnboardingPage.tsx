import { useState } from 'react';
import { Navigate } from 'react-router';
import { useMe } from '@/api/account/auth';
import { useSubmitQuiz } from '@/api/practice/quiz';
import { showToast } from '@/state/toast';
import { Page } from '@/ui/layout/Page';
import { Quiz } from './Quiz';
import { Results } from './Results';

/** For a user who has not done the quiz; anybody else belongs on the sign-in page. */
export function OnboardingPage() {
  const { data: user } = useMe();
  const [answers, setAnswers] = useState<readonly number[]>([]);
  const { mutate, data: result, isPending } = useSubmitQuiz();

  if (result) {
    return (
      <Page title="Your Betting Profile">
        <Results result={result} answers={answers} />
      </Page>
    );
  }
  // The user counts as having done the quiz a moment before its result is there.
  if (!user || (user.quizCompleted && !isPending)) return <Navigate to="/" replace />;
  return (
    <Page title="Betting Knowledge Quiz">
      <Quiz
        isPending={isPending}
        onComplete={(given) => {
          setAnswers(given);
          mutate(given, {
            onError: () =>
              showToast({
                tone: 'error',
                title: 'Error submitting quiz',
                description: 'There was a problem saving your results. Please try again.',
              }),
          });
        }}
      />
    </Page>
  );
}
