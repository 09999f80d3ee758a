import { useState } from 'react';
import { valueOf } from '@/lib/exact';
import type { Fraction } from '@/lib/exact';
import { formatPrice, useOddsFormat } from '@/lib/odds-format';
import { americanOdds, parsePrice } from '@/lib/price';

/** A price that is being typed; undefined while the text is none. */
export interface TypedPrice {
  text: string;
  onText: (text: string) => void;
  exact: Fraction | undefined;
  decimal: number | undefined;
  /** The nearest American odds. */
  odds: number | undefined;
}

export function typedPrice(text: string, onText: (text: string) => void): TypedPrice {
  const exact = parsePrice(text);
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
  const [text, setText] = useState(() => formatPrice(odds, format));
  return typedPrice(text, setText);
}

/** Several prices in a row, of which each can be typed anew. */
export function usePrices(initial: readonly number[]) {
  const format = useOddsFormat();
  const written = (odds: number) => formatPrice(odds, format);
  const [texts, setTexts] = useState(() => initial.map(written));
  return {
    prices: texts.map((text, index) =>
      typedPrice(text, (next) => setTexts(texts.with(index, next))),
    ),
    add: (odds: number) => setTexts([...texts, written(odds)]),
    remove: (index: number) => setTexts(texts.toSpliced(index, 1)),
  };
}

/** The decimal prices of all, or undefined while one of the texts is none. */
export function allDecimals(prices: readonly TypedPrice[]): number[] | undefined {
  const decimals = prices.map(({ decimal }) => decimal).filter((decimal) => decimal !== undefined);
  return decimals.length === prices.length ? decimals : undefined;
}
