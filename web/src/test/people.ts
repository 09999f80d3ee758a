import type { User } from '@/api/types';

export const ada: User = {
  id: 7,
  username: 'ada',
  email: 'ada@example.org',
  level: 3,
  xp: 120,
  xpToNextLevel: 300,
  badges: [],
  isPremium: false,
  subscriptionTierId: null,
  virtualBalance: 1240,
  skillLevel: 'Novice',
  quizCompleted: true,
  emailVerified: true,
  roles: ['player'],
};
