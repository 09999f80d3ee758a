// One place for the keys, so that what a change makes out of date can be named.
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
