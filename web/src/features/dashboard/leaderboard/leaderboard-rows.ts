import type { LeaderboardEntry } from '@/api/types';

/** As many as the skeleton has, and as the dashboard's own data brings. */
export const TOP_SHOWN = 5;

export interface LeaderboardRowShown {
  entry: LeaderboardEntry;
  isOwn: boolean;
  /** Ranks are left out between the row before and this one. */
  afterGap: boolean;
}

/** The first few or all of them, and always the player's own row. */
export function rowsShown(
  entries: readonly LeaderboardEntry[],
  ownName: string | null,
  all: boolean,
): LeaderboardRowShown[] {
  return entries
    .filter(({ username }, index) => all || index < TOP_SHOWN || username === ownName)
    .map((entry, index, shown) => ({
      entry,
      isOwn: entry.username === ownName,
      afterGap: entry.rank > (shown[index - 1]?.rank ?? 0) + 1,
    }));
}
