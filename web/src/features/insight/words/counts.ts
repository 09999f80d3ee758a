import type { InsightFigure } from '@/api/types';
import { counted } from '@/domain/format/counted';

/** '63 bets on 48 games', or '63 bets' where each is on its own. */
export function countText(
  { n, games }: Pick<InsightFigure, 'n' | 'games'>,
  one: 'bet' | 'estimate' = 'bet',
): string {
  return games === n ? counted(n, one) : `${counted(n, one)} on ${counted(games, 'game')}`;
}

/** Chances that were stated with chosen bets, or given of sides that were asked, before the market's. */
export type ChancesOf = 'bet' | 'estimate';

/** Of how many chances a figure is. */
export function chancesText(figure: Pick<InsightFigure, 'n' | 'games'>, of: ChancesOf): string {
  if (of === 'estimate') {
    return figure.n === 0
      ? 'no estimate scored yet'
      : `${countText(figure, of)}, before the market’s was shown`;
  }
  return figure.n === 0
    ? 'no bet with your own chance'
    : `${countText(figure)} with your own chance`;
}

/** Stands where there is too little to say. */
export const NONE = '–';

type Write = (value: number) => string;

export const orNone = (value: number | null, write: Write) =>
  value === null ? NONE : write(value);

/** '-0.5 to +2.9' */
export function intervalText({ low, high }: InsightFigure, write: Write): string {
  return low === null || high === null ? NONE : `${write(low)} to ${write(high)}`;
}

/** The chances of a bin: those around 60 go from 55 to 64. From 1 to 99 can be stated. */
export function binText(aboutPercent: number): string {
  return `${Math.max(1, aboutPercent - 5)} to ${Math.min(99, aboutPercent + 4)}%`;
}
