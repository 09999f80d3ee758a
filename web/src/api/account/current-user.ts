import type { User } from '@/api/types';
import { useMe } from './auth';

/** Stands for a visitor. No account ever has this id. */
export const DEMO_USER: User = {
  id: 999,
  username: 'Demo',
  email: null,
  // The progress of a player with the bets and post-mortems of the sample.
  level: 3,
  xp: 120,
  xpToNextLevel: 300,
  badges: [],
  isPremium: false,
  subscriptionTierId: null,
  virtualBalance: 10_000,
  skillLevel: null,
  quizCompleted: true,
  quizScore: null,
  quizResults: null,
  remainingDailyQuestions: 3,
  emailVerified: null,
  roles: [],
};

/** The signed-in user, or the demo user for a visitor. */
export function useCurrentUser(): { user: User; isDemo: boolean } {
  const { data } = useMe();
  return data ? { user: data, isDemo: false } : { user: DEMO_USER, isDemo: true };
}
