import { useSettings } from '@/api/account/settings';
import type { LeaderboardCategory, LeaderboardPeriod } from '@/api/boards/leaderboard';
import { useBets } from '@/api/history/bets';
import { conditionText, settledFor } from './ranking';

/** The server's largest page, and more than any leaderboard requires. */
const LATEST = 100;

interface HowToEnterProps {
  /** Of the player; null of a visitor. */
  ownName: string | null;
  period: LeaderboardPeriod;
  category: LeaderboardCategory;
}

function HowFar({ period, category }: Omit<HowToEnterProps, 'ownName'>) {
  const { data, dataUpdatedAt } = useBets({ limit: LATEST });
  const { data: settings } = useSettings();
  if (settings?.isRanked === false) return 'You have chosen in your settings not to be ranked.';
  const needs = `You need ${conditionText(period, category)} to be ranked.`;
  // Which of the bets have a closing price is not in the list of them.
  if (!data || category === 'closingLine') return needs;
  const own = data.pages.flatMap((page) => page.bets);
  return `${needs} You have ${settledFor(own, period, category, dataUpdatedAt)}.`;
}

/** The conditions for a place on the leaderboard, and how far the player is. */
export function HowToEnter({ ownName, ...board }: HowToEnterProps) {
  if (ownName !== null) return <HowFar {...board} />;
  return `Players need ${conditionText(board.period, board.category)} to be ranked.`;
}
