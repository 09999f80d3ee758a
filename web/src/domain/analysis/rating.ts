/** A team so many points above another wins 10 times for each loss (Arpad Elo's scale). */
const SCALE = 400;

/** The chance that the first of two rated teams wins, draws left out. */
export function ratingChance(rating: number, other: number): number {
  return 1 / (1 + 10 ** ((other - rating) / SCALE));
}

/** A rating after a game: moved by k times the surprise. outcome: 1 won, 0 lost. */
export function updatedRating(rating: number, chance: number, outcome: 0 | 1, k: number): number {
  return rating + k * (outcome - chance);
}

/** Brier's score of forecasts: the mean squared distance of the stated chance from what happened. */
export function brier(forecasts: readonly { chance: number; outcome: 0 | 1 }[]): number {
  const total = forecasts.reduce((sum, { chance, outcome }) => sum + (chance - outcome) ** 2, 0);
  return total / forecasts.length;
}
