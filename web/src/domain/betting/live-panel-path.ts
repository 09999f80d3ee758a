interface LiveGame {
  id: string;
  sport: string;
}

/** Where a game under way is bet on. */
export function livePanelPath({ id, sport }: LiveGame): string {
  return `/advanced-betting?${new URLSearchParams({ sport, game: id, tab: 'live' }).toString()}`;
}
