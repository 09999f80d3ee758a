/** The sports of Advanced Betting, the default first; the NHL has props since rule 19 (RULES: Numbers). */
export const BOARD_SPORTS = [
  { sport: 'nba', name: 'NBA', game: 'basketball' },
  { sport: 'nfl', name: 'NFL', game: 'football' },
  { sport: 'mlb', name: 'MLB', game: 'baseball' },
  { sport: 'nhl', name: 'NHL', game: 'hockey' },
] as const;

export type BoardSport = (typeof BOARD_SPORTS)[number]['sport'];
