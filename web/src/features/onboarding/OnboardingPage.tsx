import { Navigate } from 'react-router';
import { useMe } from '@/api/account/auth';
import { Page } from '@/ui/layout/Page';
import { Quiz } from './Quiz';
import { Results } from './Results';
import { useQuiz } from './use-quiz';

/** For a user who has not done the quiz; anybody else belongs on the sign-in page. */
export function OnboardingPage() {
  const { data: user } = useMe();
  const { submit, result, isPending } = useQuiz();

  if (result) {
    return (
      <Page title="Your Betting Profile">
        <Results result={result} />
      </Page>
    );
  }
  // The user counts as having done the quiz a moment before its result is there.
  if (!user || (user.quizCompleted && !isPending)) return <Navigate to="/" replace />;
  return (
    <Page title="Betting Knowledge Quiz">
      <Quiz
        note="Five questions to find your starting level. You cannot fail, and you can take it later from your dashboard."
        mayBeSkipped
        isPending={isPending}
        onComplete={submit}
      />
    </Page>
  );
}
