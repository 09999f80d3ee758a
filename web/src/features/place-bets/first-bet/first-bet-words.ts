import { counted } from '@/domain/format/counted';
import { formatShare } from '@/domain/format/format';
import { impliedChance } from '@/domain/odds/odds';
import { winnings } from '@/features/slip/selections/lines';
import type { OpenLine } from '@/features/slip/selections/lines';

/** What the price of the only pick means, or what to know of several. */
export function priceSentence(lines: readonly OpenLine[]): string {
  const [line, ...others] = lines;
  if (!line) return 'Press a price of a game. It goes on your slip, and nothing is placed yet.';
  if (others.length > 0) {
    return `${lines.length} picks are on your slip. A single one is easier to follow.`;
  }
  const { prediction, odds } = line.quote;
  return `${prediction}: at this price it must win ${formatShare(impliedChance(odds))} of the time for you to break even.`;
}

export function stakeSentence(lines: readonly OpenLine[]): string {
  const [line, ...others] = lines;
  if (!line) return '10 coins are filled in. You can change them on the slip.';
  if (others.length > 0) return 'The slip shows what you stake, and what a win would pay.';
  const stake = line.item.betAmount;
  if (stake <= 0) return 'The slip has no stake yet.';
  return `${counted(stake, 'coin')}: if it wins you gain ${counted(winnings(line), 'coin')}, if it loses you lose ${counted(stake, 'coin')}.`;
}
