import { useState } from 'react';
import { valueOf } from '@/domain/odds/exact';
import type { Fraction } from '@/domain/odds/exact';
import { formatPrice } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { americanOdds, decimalPrice, parsePrice } from '@/domain/odds/price';
import { useOddsFormat } from '@/state/preferences';

/** A price that is being typed; undefined while the text is none. */
export interface TypedPrice {
  text: string;
  onText: (text: string) => void;
  exact: Fraction | undefined;
  decimal: number | undefined;
  /** The nearest American odds. */
  odds: number | undefined;
}

/**
 * The text in a price's box, and its first text: that one stands for the American price, however
 * rounded.
 */
interface Entry {
  text: string;
  begun: string;
  odds: number;
}

function entryOf(odds: number, format: OddsFormat): Entry {
  const text = formatPrice(odds, format);
  return { text, begun: text, odds };
}

function typedPrice({ text, begun, odds }: Entry, onText: (text: string) => void): TypedPrice {
  const exact = text === begun ? decimalPrice(odds) : parsePrice(text);
  return {
    text,
    onText,
    exact,
    decimal: exact && valueOf(exact),
    odds: exact && americanOdds(exact),
  };
}

/** Begins with an American price, written as the reader has chosen. */
export function usePrice(odds: number): TypedPrice {
  const format = useOddsFormat();
  const [entry, setEntry] = useState(() => entryOf(odds, format));
  return typedPrice(entry, (text) => setEntry({ ...entry, text }));
}

/** Several prices in a row, each of which can be typed. */
export function usePrices(initial: readonly number[]) {
  const format = useOddsFormat();
  const [entries, setEntries] = useState(() => initial.map((odds) => entryOf(odds, format)));
  return {
    prices: entries.map((entry, index) =>
      typedPrice(entry, (text) => setEntries(entries.with(index, { ...entry, text }))),
    ),
    add: (odds: number) => setEntries([...entries, entryOf(odds, format)]),
    remove: (index: number) => setEntries(entries.toSpliced(index, 1)),
  };
}

/** The decimal prices of all, or undefined while one of the texts is none. */
export function allDecimals(prices: readonly TypedPrice[]): number[] | undefined {
  const decimals = prices.map(({ decimal }) => decimal).filter((decimal) => decimal !== undefined);
  return decimals.length === prices.length ? decimals : undefined;
}
