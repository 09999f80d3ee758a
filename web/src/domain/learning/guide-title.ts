/** 'types-of-bets' -> 'Types of Bets'. */
export function guideTitle(id: string): string {
  return id
    .split('-')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
