/** 1 -> '1st', 2 -> '2nd', 11 -> '11th'. */
export function ordinal(number: number): string {
  const isTeen = Math.floor((number % 100) / 10) === 1;
  const ending = isTeen ? undefined : ['st', 'nd', 'rd'][(number % 10) - 1];
  return `${number}${ending ?? 'th'}`;
}
