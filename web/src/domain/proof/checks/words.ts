import { counted } from '@/domain/format/counted';
import { formatCoins } from '@/domain/format/format';
import { formatHandicap } from '@/domain/betting/picks';
import { propLabel } from '@/domain/betting/props';
import type { PropType } from '@/domain/betting/props';
import type { BetPlaced, GameScheduled, Leg } from './events';

/** Writes an instant (milliseconds since 1970) in the zone of the reader. */
export type WriteInstant = (milliseconds: number) => string;

export const milliseconds = (micros: bigint) => Number(micros / 1000n);

export const coins = (amount: bigint) => formatCoins(Number(amount));

/** What is to be said of signatures that nobody could check: a sentence behind others, or nothing. */
export function ofUnknownKeys({ unknownSignatures }: { unknownSignatures: number }): string {
  if (unknownSignatures === 0) return '';
  return ` It also has ${counted(unknownSignatures, 'signature')} of keys that this page does not know, which say nothing here.`;
}

/** 'Boston Celtics -3.5', as the bettor saw it. */
export function legTitle(leg: Leg, game?: GameScheduled): string {
  const points = leg.line / 2;
  if (leg.prop) return propLabel(leg.prop.name, leg.side, points, leg.prop.type as PropType);
  if (leg.side === 'over' || leg.side === 'under')
    return `${leg.side === 'over' ? 'Over' : 'Under'} ${points}`;
  const names = { home: game?.homeName ?? 'Home team', away: game?.awayName ?? 'Away team' };
  const team = names[leg.side];
  return leg.market === 'spread' ? `${team} ${formatHandicap(points)}` : team;
}

export function betTitle(
  bet: BetPlaced,
  gameOf: (id: string) => GameScheduled | undefined,
): string {
  const [leg] = bet.legs;
  if (!leg || bet.legs.length > 1) return `Parlay of ${bet.legs.length}`;
  return legTitle(leg, gameOf(leg.game));
}
