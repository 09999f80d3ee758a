import type { User } from '@/api/types';

/** The home page of a signed-in user. */
export function homeFor(user: User): string {
  return user.quizCompleted ? '/dashboard' : '/onboarding';
}
