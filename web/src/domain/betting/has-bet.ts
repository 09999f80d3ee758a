/** True from a player's first bet on, and for good: by the badge that everybody has from then on. */
export function hasBet({ badges }: { badges: readonly { name: string }[] }): boolean {
  return badges.some(({ name }) => name === 'First Bet');
}
