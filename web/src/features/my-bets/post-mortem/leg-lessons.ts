import type { Bet, BetLeg, LegWorth } from '@/api/types';
import { formatLine } from '@/domain/betting/picks';
import { formatShare } from '@/domain/format/format';
import { ONE_PRICE, perHundred, signOf } from './lessons';

// The lessons of a settled parlay, leg by leg.

/** Compares the price of the leg with the closing price. */
function closeText({ betType, line, isLive }: BetLeg, worth: LegWorth): string {
  const { closing, closingLineValue } = worth;
  if (closing && closingLineValue !== null) {
    const by = worth.isEstimated
      ? `Its line moved after the bet, from ${formatLine(betType, line)} to ${formatLine(betType, closing.line)}. By an estimate of the close at your line`
      : 'By the close';
    switch (signOf(closingLineValue)) {
      case 'gain':
        return `${by} its price was a good one, worth ${perHundred(closingLineValue)}.`;
      case 'none':
        return `${by} its price was just fair.`;
      case 'cost':
        return `${by} you paid too much for it: ${perHundred(closingLineValue)}.`;
    }
  }
  if (isLive) return 'A live price has no closing price to compare with.';
  if (betType === 'prop') return 'A player prop has no closing price to compare with.';
  if (worth.hasOnePrice) return ONE_PRICE;
  return 'There is no closing price to compare it with.';
}

/** States one leg's part in the parlay, and the value of its price. */
export function legLesson(leg: BetLeg, worth: LegWorth): string {
  switch (leg.status) {
    case 'pending':
      return 'This leg no longer mattered: another leg had lost, and one lost leg loses the parlay. Its result shows here once its game is over.';
    case 'push':
    case 'void':
      return 'It counts as a price of 1: the parlay went on without it.';
    case 'won':
    case 'lost':
      return closeText(leg, worth);
  }
}

/** States the margin that all legs together had to overcome. */
export function legsLesson({ legs, status }: Bet, worths: readonly LegWorth[]): string {
  const together = worths.reduce((product, { noVigChance }) => product * noVigChance, 1);
  const chance = `The market put the chance of all ${legs.length} legs at ${formatShare(together)}: each leg's chance times the next. Every further leg makes a parlay less likely to win, and adds its own margin.`;
  const lost = legs.filter((leg) => leg.status === 'lost').length;
  const won = legs.filter((leg) => leg.status === 'won').length;
  if (status !== 'lost') return chance;
  return lost === 1 && won > 0
    ? `One leg lost it, though ${won === 1 ? 'another' : `${won} others`} won: a parlay has to win them all. ${chance}`
    : `A parlay has to win all its legs. ${chance}`;
}
