// The sides that a game offers, with the labels that the server quotes (BetRequest.prediction in
// schemas/openapi.yaml). A bet is refused when its label is not one of these, letter for letter.

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
  odds: number;
}

/** A price that changed may have come back since. */
export function isSameQuote(a: Quote, b: Quote): boolean {
  return a.prediction === b.prediction && a.odds === b.odds;
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
  const pick = (side: Side, prediction: string, price: number): Pick => ({
    betType,
    side,
    prediction,
    odds: price,
  });
  switch (betType) {
    case 'moneyline': {
      const quote = odds.moneyline;
      if (!quote) return [];
      return [pick('away', awayTeam.name, quote.away), pick('home', homeTeam.name, quote.home)];
    }
    case 'spread': {
      const quote = odds.spread;
      if (!quote) return [];
      return [
        pick('away', `${awayTeam.name} ${formatHandicap(quote.away)}`, quote.awayOdds),
        pick('home', `${homeTeam.name} ${formatHandicap(quote.home)}`, quote.homeOdds),
      ];
    }
    case 'total': {
      const quote = odds.total;
      if (!quote) return [];
      return [
        pick('over', `Over ${quote.value}`, quote.overOdds),
        pick('under', `Under ${quote.value}`, quote.underOdds),
      ];
    }
  }
}

/** Which way its price went since then, whatever its line: live lines move with the score. */
export function moveSince(before: QuotedGame, { betType, side, odds }: Pick) {
  const old = picksOf(before, betType).find((pick) => pick.side === side);
  if (!old || old.odds === odds) return undefined;
  return odds > old.odds ? 'up' : 'down';
}

const HANDICAP = / [+-]\d+(\.\d+)?$/;

/** The side that a label names, whatever its line; undefined when it names none of this game. */
export function sideOf(
  { homeTeam, awayTeam }: Teams,
  betType: BetType,
  label: string,
): Side | undefined {
  if (betType === 'total') {
    return (['over', 'under'] as const).find((side) => label.toLowerCase().startsWith(`${side} `));
  }
  const team = betType === 'spread' ? label.replace(HANDICAP, '') : label;
  if (team === awayTeam.name) return 'away';
  return team === homeTeam.name ? 'home' : undefined;
}

/**
 * Returns the present quote of the side that a label names. Its line may have moved since, and the
 * label with it. Undefined when the side is not quoted.
 */
export function pickNow(game: QuotedGame, betType: BetType, label: string): Pick | undefined {
  const side = sideOf(game, betType, label);
  return picksOf(game, betType).find((pick) => pick.side === side);
}

/** The number at the end of a label: 'Boston Celtics -3.5' is at -3.5, 'Over 220.5' at 220.5. */
export function lineOf(label: string): number {
  return Number(/[+-]?\d+(\.\d+)?$/.exec(label)?.[0] ?? 0);
}
