import type { AssignmentNumbers } from '@/api/types';
import { NUMBERS } from '@/domain/learning/assignments';

/** Why numbers cannot be set, by their names; none where all can. */
export function problemsOf(
  numbers: AssignmentNumbers,
  most: AssignmentNumbers,
  hasGames: boolean,
): Partial<Record<keyof AssignmentNumbers, string>> {
  const problems: Partial<Record<keyof AssignmentNumbers, string>> = {};
  for (const name of NUMBERS) {
    const value = numbers[name];
    if (most[name] === 0) continue;
    const isPercent = name.endsWith('Percent');
    const isWhole = isPercent || Number.isInteger(value);
    const isInside = value >= (isPercent ? 0.01 : 1) && value <= most[name];
    if (isWhole && isInside) continue;
    problems[name] =
      hasGames && name === 'count'
        ? `Choose 1 to ${most[name]} games`
        : `From ${isPercent ? '0.01' : '1'} to ${most[name]}`;
  }
  return problems;
}
