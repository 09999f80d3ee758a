interface OfferedGame {
  id: string;
  homeTeam: { name: string };
  awayTeam: { name: string };
}

/** Where a game is bet on, from the pages of the sports hub. */
export function placeBetsPath({ id, homeTeam, awayTeam }: OfferedGame): string {
  const query = { gameId: id, homeTeam: homeTeam.name, awayTeam: awayTeam.name };
  return `/place-bets?${new URLSearchParams(query).toString()}`;
}
