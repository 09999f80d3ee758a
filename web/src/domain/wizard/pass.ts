/** No bet is recommended; a lean may still be named. */
export function isPass({ recommendation }: { recommendation: string }): boolean {
  return recommendation === 'Pass';
}
