import type { Limits, Settings, User } from '@/api/types';

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
  quizScore: 100,
  quizResults: {
    skillLevel: 'Novice',
    score: 100,
    knowledge: 2,
    strengths: ['Reading odds', 'Bankroll management'],
    areasToImprove: ['The point spread', 'Expected value'],
    answers: [0, 1, 0, 0, 4],
    takenAt: '2026-01-05T12:00:00.000000Z',
  },
  remainingDailyQuestions: 3,
  emailVerified: null,
  roles: ['player'],
};

/** The default settings, with these changes. */
export function settingsOf(facts: Partial<Settings> = {}): Settings {
  return {
    oddsFormat: 'american',
    colourMode: 'system',
    timeZone: null,
    isRanked: true,
    favouriteTeams: [],
    ...facts,
  };
}

export const NO_LIMITS = { maxStake: null, maxBetsPerDay: null, maxLossPerWeek: null };

/** The limits of a player without any, with these changes. */
export function limitsOf(facts: Partial<Limits> = {}): Limits {
  return {
    current: NO_LIMITS,
    pending: null,
    pendingFrom: null,
    realityCheckMinutes: null,
    coolOffUntil: null,
    betsToday: 0,
    lossThisWeek: 0,
    openStakes: 0,
    purseOpenStakes: facts.openStakes ?? 0,
    ...facts,
  };
}
