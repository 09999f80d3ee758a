import { formatFinal } from '@/domain/format/final-score';
import { propFigure, type PropType } from './props';

/** A leg's status, and the figures that decided it. */
export interface LegEnd {
  status: 'pending' | 'won' | 'lost' | 'push' | 'void';
  score: { home: number; away: number } | null;
  prop: { propType: PropType; figure: number | null } | null;
}

/** The name of a bet: its pick, or of how many legs a parlay is. */
export function betTitle({
  betType,
  prediction,
  legs,
}: {
  betType: string;
  prediction: string;
  legs: readonly unknown[];
}): string {
  return betType === 'parlay' ? `Parlay of ${legs.length}` : prediction;
}

/** Returns the player's figure or the score that decided a leg; undefined before. */
export function legResult({ prop, score, status }: LegEnd): string | undefined {
  if (prop && prop.figure !== null) return `reached ${propFigure(prop.figure, prop.propType)}`;
  if (prop && status === 'void') return 'did not play';
  return score ? formatFinal(score) : undefined;
}

interface BetEnd {
  score: LegEnd['score'];
  legs: readonly LegEnd[];
}

/** Returns the score or the player's figure that decided a bet on one game. A parlay's legs say theirs. */
export function betResult({ score, legs }: BetEnd): string | undefined {
  const [leg] = legs;
  return leg && legs.length === 1 ? legResult({ ...leg, score }) : undefined;
}
