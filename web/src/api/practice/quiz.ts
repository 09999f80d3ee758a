import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/api/client';
import { keys } from '@/api/keys';
import type { User } from '@/api/types';

/** Records the answers, which count once a day; the server works out what they say. */
export function useSubmitQuiz() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answers: number[]) => dataOf(api.POST('/api/quiz/submit', { body: { answers } })),
    onSuccess: (quizResults) => {
      const { skillLevel, score: quizScore } = quizResults;
      client.setQueryData<User | null>(
        keys.me,
        (me) => me && { ...me, quizCompleted: true, skillLevel, quizScore, quizResults },
      );
    },
    // The XP of a first quiz, or that it was done already, in another window; and the next lesson.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.me }),
        client.invalidateQueries({ queryKey: keys.learn }),
      ]),
  });
}
