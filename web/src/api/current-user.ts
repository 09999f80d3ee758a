import { useMe } from './auth';
import type { User } from './types';

/** Who a visitor is shown as. No account ever has this id. */
export const DEMO_USER: User = {
  id: 999,
  username: 'Demo',
  email: null,
  level: 1,
  xp: 0,
  xpToNextLevel: 100,
  badges: [],
  isPremium: false,
  subscriptionTierId: null,
  virtualBalance: 10_000,
  skillLevel: null,
  quizCompleted: true,
  emailVerified: null,
  roles: [],
};

/** The signed-in user, or the demo user for a visitor. */
export function useCurrentUser(): { user: User; isDemo: boolean } {
  const { data } = useMe();
  return data ? { user: data, isDemo: false } : { user: DEMO_USER, isDemo: true };
}
