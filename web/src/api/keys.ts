// All query keys in one place, so that a change can name the data that it makes out of date.
export const keys = {
  me: ['auth', 'me'] as const,
  dashboard: ['dashboard'] as const,
  leaderboard: ['leaderboard'] as const,
  games: ['betting', 'upcoming-games'] as const,
  boardGames: ['betting', 'board-games'] as const,
  props: ['betting', 'props'] as const,
  bets: ['bets'] as const,
  postMortem: ['post-mortem'] as const,
  statement: ['statement'] as const,
  bankroll: ['bankroll'] as const,
  verifyEmail: ['auth', 'verify-email'] as const,
  settings: ['account', 'settings'] as const,
  sessions: ['account', 'sessions'] as const,
  email: ['account', 'email'] as const,
  limits: ['limits'] as const,
  learn: ['learn'] as const,
};
