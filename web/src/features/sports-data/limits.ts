/** Hot teams, trending bets and player stats each show their first three. */
export const SHOWN_MAX = 3;
