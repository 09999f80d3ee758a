/** The sports of Advanced Betting, the default first (RULES: Numbers). */
export const BOARD_SPORTS = [
  { sport: 'nba', name: 'NBA', game: 'basketball' },
  { sport: 'nfl', name: 'NFL', game: 'football' },
  { sport: 'mlb', name: 'MLB', game: 'baseball' },
] as const;

export type BoardSport = (typeof BOARD_SPORTS)[number]['sport'];
