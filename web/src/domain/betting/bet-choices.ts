// Choices among one's own bets, as a URL words them. It may be written by hand: what makes no sense is
// left out.

export const SPORTS = ['nba', 'nfl', 'mlb', 'nhl'] as const;
export const MARKETS = [
  { value: 'moneyline', label: 'Moneyline' },
  { value: 'spread', label: 'Spread' },
  { value: 'total', label: 'Total' },
  { value: 'prop', label: 'Player prop' },
  { value: 'parlay', label: 'Parlay' },
  { value: 'conditional', label: 'Conditional' },
] as const;

/** Of which sides are asked; their values are those of MARKETS. */
export const ASKED_MARKETS = MARKETS.slice(0, 3);

export const valueOf = <T>({ value }: { value: T }) => value;

/** The one of the values that the text is. */
export function among<T extends string>(values: readonly T[], text: string | null): T | undefined {
  return values.find((value) => value === text);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text, where it is a day as yyyy-MM-dd. */
export function dayIn(text: string | null): string | undefined {
  return text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The values without those that are undefined. */
export function known<T extends object>(values: T): Known<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Known<T>;
}

/** The URL with one choice made, or taken back by an empty text. */
export function choose(params: URLSearchParams, field: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(field, value);
  else next.delete(field);
  return next;
}
