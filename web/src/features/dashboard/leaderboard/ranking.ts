import type { LeaderboardCategory, LeaderboardPeriod } from '@/api/boards/leaderboard';
import type { Bet } from '@/api/types';
import { counted } from '@/domain/format/counted';

/** Settled bets from which a win rate ranks, as the server's boards count them. */
const WIN_RATE_FROM: Record<LeaderboardPeriod, number> = { week: 5, month: 10, alltime: 20 };

const CLOSING_LINE_FROM = 20;

/** Balance and level rank every player who took part. */
function ranksFrom(period: LeaderboardPeriod, category: LeaderboardCategory): number {
  return category === 'winRate' ? WIN_RATE_FROM[period] : 1;
}

/** What a place asks for: '5 settled bets', '20 settled singles with a closing price'. */
export function conditionText(period: LeaderboardPeriod, category: LeaderboardCategory): string {
  if (category === 'closingLine')
    return `${CLOSING_LINE_FROM} settled singles with a closing price`;
  return counted(ranksFrom(period, category), 'settled bet');
}

const DAY_MS = 86_400_000;

/** When the period began, in UTC: the Monday, the 1st, or ever. Milliseconds since 1970. */
function startOf(period: LeaderboardPeriod, now: number): number {
  const today = new Date(now);
  switch (period) {
    case 'week': {
      const sinceMonday = (today.getUTCDay() + 6) % 7;
      return Math.floor(now / DAY_MS) * DAY_MS - sinceMonday * DAY_MS;
    }
    case 'month':
      return Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
    case 'alltime':
      return -Infinity;
  }
}

type SettledBet = Pick<Bet, 'status' | 'settledAt' | 'source' | 'legs'>;

/** How a past season ended can be looked up, so that bets on it count nowhere. */
function isReplayed({ source, legs }: SettledBet): boolean {
  return source === 'replay' || legs.some((leg) => leg.source === 'replay');
}

/** How many of these bets count towards a rank. For a win rate a push and a void bet say nothing. */
export function settledFor(
  bets: readonly SettledBet[],
  period: LeaderboardPeriod,
  category: LeaderboardCategory,
  now: number,
): number {
  const start = startOf(period, now);
  return bets.filter((bet) => {
    const { status, settledAt } = bet;
    if (settledAt === null || Date.parse(settledAt) < start || isReplayed(bet)) return false;
    return category !== 'winRate' || status === 'won' || status === 'lost';
  }).length;
}
