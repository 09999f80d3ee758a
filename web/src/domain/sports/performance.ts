const LEVEL = 50;
const FULL = 100;

/** How full the bar of a performance is, in percent: half at the season's mean, all at twice that (RULES 34). */
export function performanceBar(performance: number): number {
  return Math.min(Math.max(LEVEL + performance / 2, 0), FULL);
}
