/** The chance of each number of wins, 0 to n, in n independent bets that win with chance p. */
export function binomial(n: number, p: number): number[] {
  // In logarithms: 0.5 to the 2,000th is no number that floating point holds.
  const chances: number[] = [];
  let logChoose = 0;
  for (let k = 0; k <= n; k += 1) {
    chances.push(Math.exp(logChoose + term(k, p) + term(n - k, 1 - p)));
    logChoose += Math.log((n - k) / (k + 1));
  }
  return chances;
}

/** k * log(x), where nothing times log(0) is nothing. */
function term(k: number, x: number): number {
  return k === 0 ? 0 : k * Math.log(x);
}

/** The chance of `wins` or more in n bets. */
export function atLeast(wins: number, n: number, p: number): number {
  return binomial(n, p)
    .slice(Math.max(0, wins))
    .reduce((sum, chance) => sum + chance, 0);
}

/** The chance of a run of at least `length` losses in a row somewhere in n bets that win with chance p. */
export function losingRun(length: number, n: number, p: number): number {
  // none[i]: the chance that i bets pass without such a run. It ends for the first time at bet i when
  // the last `length` bets are lost and the one before them is won (or there is none).
  const none = Array.from({ length: n + 1 }, () => 1);
  const run = (1 - p) ** length;
  for (let i = length; i <= n; i += 1) {
    const first = i === length ? run : (none[i - length - 1] ?? 1) * p * run;
    none[i] = (none[i - 1] ?? 1) - first;
  }
  return 1 - (none[n] ?? 1);
}
