import type { InsightFigure } from '@/api/types';

/**
 * quiet: too few bets, drawn in grey without an interval. plain: with its interval, and no word on better
 * or worse. told: the sign is certain, and is no praise. good, bad: the sign is certain, of how somebody
 * thinks.
 */
export type Tone = 'quiet' | 'plain' | 'told' | 'good' | 'bad';

export interface Verdict {
  word: string;
  tone: Tone;
}

interface Sides {
  above: string;
  below: string;
  /** The side that is well thought; left out of coins and wins, which luck brings too. */
  good?: 'above' | 'below';
  /** From where the value counts as above. */
  neutral?: number | null;
}

/** The word on a figure. Only a figure that tells says a side. */
export function verdictOf({ state, value }: InsightFigure, sides: Sides): Verdict {
  switch (state) {
    case 'none':
      return { word: 'Nothing yet', tone: 'quiet' };
    case 'too few':
      return { word: 'Too few', tone: 'quiet' };
    case 'cannot tell':
      return { word: 'Cannot tell yet', tone: 'plain' };
    case 'not judged':
      return { word: 'Not judged', tone: 'plain' };
    case 'tells': {
      const side = (value ?? 0) > (sides.neutral ?? 0) ? 'above' : 'below';
      const tone = sides.good === undefined ? 'told' : sides.good === side ? 'good' : 'bad';
      return { word: sides[side], tone };
    }
  }
}

/** The server's bound for an interval, for parts that have no figure of their own. */
export const ENOUGH_BETS = 30;

/** Of parts without a verdict: too few, or no word. */
export function countVerdict(n: number): Verdict | undefined {
  if (n === 0) return { word: 'Nothing yet', tone: 'quiet' };
  return n < ENOUGH_BETS ? { word: 'Too few', tone: 'quiet' } : undefined;
}

const INKS: Record<Tone, string> = {
  quiet: 'fg.subtle',
  plain: 'fg',
  told: 'fg',
  good: 'win',
  bad: 'loss',
};

/** The colour of a figure's marks. There is one only where the figure tells. */
export function inkOf(verdict: Verdict | undefined): string {
  return INKS[verdict?.tone ?? 'plain'];
}
