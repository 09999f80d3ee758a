import { useCurrentUser } from '@/api/account/current-user';
import { GUIDE_OF_TOPIC, isQuizTopic } from '@/domain/learning/quiz-topics';
import { GUIDES, isPremiumGuide } from './guides';

/** The first guide that was not read, those of topics that the quiz found weak before all others. */
export function useNextLesson(read: readonly string[]) {
  const { user } = useCurrentUser();
  const weak = (user.quizResults?.areasToImprove ?? []).filter(isQuizTopic);
  const topic = weak.find((one) => !read.includes(GUIDE_OF_TOPIC[one]));
  const isNext = topic
    ? ({ id }: { id: string }) => id === GUIDE_OF_TOPIC[topic]
    : ({ id }: { id: string }) => !read.includes(id);
  const guide = GUIDES.filter((one) => user.isPremium || !isPremiumGuide(one)).find(isNext);
  return guide && { guide, topic };
}
