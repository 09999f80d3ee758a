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
  userId: number,
  all: boolean,
): LeaderboardRowShown[] {
  return entries
    .filter(({ id }, index) => all || index < TOP_SHOWN || id === userId)
    .map((entry, index, shown) => ({
      entry,
      isOwn: entry.id === userId,
      afterGap: entry.rank > (shown[index - 1]?.rank ?? 0) + 1,
    }));
}
