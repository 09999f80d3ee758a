/** No bet is recommended: 'Pass', or 'Pass (lean: Boston Celtics -3.5)'. */
export function isPass({ recommendation }: { recommendation: string }): boolean {
  return recommendation.startsWith('Pass');
}
