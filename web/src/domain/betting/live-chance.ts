import type { OpenPick } from './pick-needs';

/** How likely a number is above each whole one, in thousandths: above[i] is that of from + i. */
interface ChancesAbove {
  from: number;
  above: readonly number[];
}

export interface Outlook {
  /** Of the home score less the away score. */
  margin: ChancesAbove;
  /** Of both scores together. */
  total: ChancesAbove;
}

function moreThan({ from, above }: ChancesAbove, number: number): number {
  return number < from ? 1 : (above[number - from] ?? 0) / 1000;
}

/**
 * Of a number that ends above a line, where a push counts for neither side; undefined where only one side and a push
 * are left, for either number would mislead.
 */
function chanceAbove(chances: ChancesAbove, line: number): number | undefined {
  const wins = moreThan(chances, Math.floor(line));
  const loses = 1 - moreThan(chances, Math.ceil(line) - 1);
  const pushes = 1 - wins - loses;
  if (pushes > 1e-9 && (wins <= 0 || loses <= 0)) return undefined;
  return wins / (wins + loses);
}

/**
 * The chance of a pick at its own line, without the bookmaker's margin, from 0 to 1. undefined of a prop, which is
 * not quoted during the game.
 */
export function liveChance({ betType, side, line }: OpenPick, { margin, total }: Outlook) {
  if (betType === 'prop') return undefined;
  switch (side) {
    case 'home':
      return chanceAbove(margin, -line);
    case 'away': {
      const home = chanceAbove(margin, line);
      return home === undefined ? undefined : 1 - home;
    }
    case 'over':
      return chanceAbove(total, line);
    case 'under': {
      const over = chanceAbove(total, line);
      return over === undefined ? undefined : 1 - over;
    }
  }
}

/** '58%'; near the ends 'under 1%' and 'over 99%', for until the end nothing is sure. */
export function chanceWords(chance: number): string {
  if (chance < 0.01) return 'under 1%';
  return chance > 0.99 ? 'over 99%' : `${Math.round(100 * chance)}%`;
}
