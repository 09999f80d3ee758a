// The sides that a game offers, with their lines and prices, and the labels that people read.

export const BET_TYPES = ['moneyline', 'spread', 'total'] as const;
export type BetType = (typeof BET_TYPES)[number];
export const MARKET_NAMES: Record<BetType, string> = {
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
};

/** The types of a whole bet: on a market of a game, on a player's figure, or on several picks at once. */
export const BET_TYPE_NAMES = { ...MARKET_NAMES, prop: 'Player prop', parlay: 'Parlay' };

export type Side = 'away' | 'home' | 'over' | 'under';

export interface Quote {
  /** The label as quoted: 'Kansas City Chiefs -3.5', 'Over 47.5'. */
  prediction: string;
  /** The side's own handicap, or the total; 0 of a moneyline. */
  line: number;
  odds: number;
}

/** A price that changed may have come back since. */
export function isSameQuote(a: Quote, b: Quote): boolean {
  return a.line === b.line && a.odds === b.odds;
}

export interface Pick extends Quote {
  betType: BetType;
  side: Side;
}

interface Team {
  name: string;
}
interface Odds {
  moneyline: { home: number; away: number } | null;
  spread: { home: number; away: number; homeOdds: number; awayOdds: number } | null;
  total: { value: number; overOdds: number; underOdds: number } | null;
}
export interface QuotedGame {
  homeTeam: Team;
  awayTeam: Team;
  odds: Odds;
}

type Teams = Omit<QuotedGame, 'odds'>;

/** '-3.5', '+7', and '+0' for an even line. */
export function formatHandicap(points: number): string {
  return points < 0 ? `${points}` : `+${Math.abs(points)}`;
}

/** The number of a market as people write it: a total's is no handicap. */
export function formatLine(betType: string, line: number): string {
  return betType === 'spread' ? formatHandicap(line) : `${line}`;
}

export function eventName(game: Teams): string {
  return `${game.awayTeam.name} @ ${game.homeTeam.name}`;
}

/** Both sides of a market, away or over first; none when the market is not quoted. */
export function picksOf({ homeTeam, awayTeam, odds }: QuotedGame, betType: BetType): Pick[] {
  const pick = (side: Side, prediction: string, line: number, price: number): Pick => ({
    betType,
    side,
    prediction,
    line,
    odds: price,
  });
  switch (betType) {
    case 'moneyline': {
      const quote = odds.moneyline;
      if (!quote) return [];
      return [
        pick('away', awayTeam.name, 0, quote.away),
        pick('home', homeTeam.name, 0, quote.home),
      ];
    }
    case 'spread': {
      const quote = odds.spread;
      if (!quote) return [];
      const { away, home, awayOdds, homeOdds } = quote;
      return [
        pick('away', `${awayTeam.name} ${formatHandicap(away)}`, away, awayOdds),
        pick('home', `${homeTeam.name} ${formatHandicap(home)}`, home, homeOdds),
      ];
    }
    case 'total': {
      const quote = odds.total;
      if (!quote) return [];
      const { value, overOdds, underOdds } = quote;
      return [
        pick('over', `Over ${value}`, value, overOdds),
        pick('under', `Under ${value}`, value, underOdds),
      ];
    }
  }
}

/** Returns the present quote of a side, whose line may have moved; undefined when it is not quoted. */
export function pickNow(game: QuotedGame, betType: BetType, side: Side): Pick | undefined {
  return picksOf(game, betType).find((pick) => pick.side === side);
}

/** Which way its price went since then, whatever its line: live lines move with the score. */
export function moveSince(before: QuotedGame, { betType, side, odds }: Pick) {
  const old = pickNow(before, betType, side);
  if (!old || old.odds === odds) return undefined;
  return odds > old.odds ? 'up' : 'down';
}
