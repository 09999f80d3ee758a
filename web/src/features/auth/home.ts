import type { User } from '@/api/types';

/** Where a signed-in user belongs. */
export function homeFor(user: User): string {
  return user.quizCompleted ? '/dashboard' : '/onboarding';
}
