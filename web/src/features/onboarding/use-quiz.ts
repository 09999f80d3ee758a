import { useSubmitQuiz } from '@/api/practice/quiz';
import { showToast } from '@/state/toast';

/** Sends the answers of a quiz, and tells where they could not be saved. */
export function useQuiz() {
  const { mutate, data: result, isPending } = useSubmitQuiz();
  const submit = (answers: number[], onDone?: () => void) =>
    mutate(answers, {
      onSuccess: onDone,
      onError: () =>
        showToast({
          tone: 'error',
          title: 'Error submitting quiz',
          description: 'There was a problem saving your results. Please try again.',
        }),
    });
  return { submit, result, isPending };
}
