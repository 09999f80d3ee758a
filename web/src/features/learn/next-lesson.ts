import { useCurrentUser } from '@/api/account/current-user';
import { GUIDE_OF_TOPIC, isQuizTopic } from '@/domain/learning/quiz-topics';
import { rememberedPlace } from '@/state/guide-place';
import { GUIDES, isPremiumGuide } from './guides';

/** The server takes no more of a guide. */
const CHECKS_MAX = 12;

/** Whether the last answer to a check of the guide was wrong, as far as this browser knows. */
function hasWrongAnswer(userId: number, guideId: string): boolean {
  return Object.values(rememberedPlace(userId, guideId, CHECKS_MAX).answers).includes(false);
}

/**
 * The guide that is best read now, and why: of the topics that the quiz found weak the first that was not read, else
 * one with a wrong answer, else the first that was not read. `finished` has been read just now.
 */
export function useNextLesson(read: readonly string[], finished?: string) {
  const { user } = useCurrentUser();
  const guides = GUIDES.filter(
    (one) => one.id !== finished && (user.isPremium || !isPremiumGuide(one)),
  );
  const weak = (user.quizResults?.areasToImprove ?? []).filter(isQuizTopic);
  const topic = weak.find((one) => !read.includes(GUIDE_OF_TOPIC[one]));
  const ofTopic = topic && guides.find(({ id }) => id === GUIDE_OF_TOPIC[topic]);
  if (ofTopic) return { guide: ofTopic, why: `Your quiz left ${topic} open.` };
  const wrong = guides.find(({ id }) => hasWrongAnswer(user.id, id));
  if (wrong) return { guide: wrong, why: 'An answer there was not right yet.' };
  const guide = guides.find(({ id }) => !read.includes(id));
  return guide && { guide, why: '' };
}
