/** Returns the numbers from 0 on in a drawn order (Fisher and Yates). */
export function shuffled(length: number, random: () => number = Math.random): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(random() * (last + 1));
    [order[last], order[drawn]] = [order[drawn] ?? drawn, order[last] ?? last];
  }
  return order;
}
