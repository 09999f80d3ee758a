/** The most of a bankroll that one bet should take, as every guide of the product says. */
const SHARE_MAX = 0.05;

/** The shares that one press stakes. */
const SHARES_OFFERED = [0.01, 0.02, SHARE_MAX];

export interface StakeShare {
  share: number;
  coins: number;
}

/** The shares of a bankroll in whole coins, without those below a coin or above the most that can be staked. */
export function stakeShares(bankroll: number, most: number): StakeShare[] {
  return SHARES_OFFERED.map((share) => ({ share, coins: Math.floor(share * bankroll) })).filter(
    ({ coins }) => coins >= 1 && coins <= most,
  );
}

/** The largest stake that takes no more: with few coins a single one. */
export function shareMax(bankroll: number): number {
  return Math.max(1, Math.floor(SHARE_MAX * bankroll));
}

export function isAboveShare(stake: number, bankroll: number): boolean {
  return stake > shareMax(bankroll);
}

export interface ShareWarning {
  sentence: string;
  /** 1% of the bankroll, in whole coins. */
  onePercent: number;
  /** The stakes with 1% in place of each that is above 5%. */
  lowered: number[];
}

/**
 * Warns of stakes above 5% of the bankroll, which is the balance and the stakes of open bets. Undefined
 * where none is, or where there is nothing to stake.
 */
export function shareWarning(
  stakes: readonly number[],
  bankroll: number,
  ownMax = Infinity,
): ShareWarning | undefined {
  const onePercent = Math.min(Math.max(1, Math.floor(bankroll / 100)), ownMax);
  const isAbove = (stake: number) => isAboveShare(stake, bankroll);
  const above = stakes.filter(isAbove);
  const [first] = above;
  if (first === undefined || bankroll <= 0) return undefined;
  return {
    sentence: sentence(above.length, stakes.length, first / bankroll),
    onePercent,
    lowered: stakes.map((stake) => (isAbove(stake) ? onePercent : stake)),
  };
}

const ADVICE = 'At 5% or less, no single bet costs more than a twentieth.';

function sentence(above: number, all: number, share: number): string {
  if (all === 1) return `This stake is ${(100 * share).toFixed(1)}% of your bankroll. ${ADVICE}`;
  return `${which(above, all)} above 5% of your bankroll. ${ADVICE}`;
}

function which(above: number, all: number): string {
  if (above < all) return `${above} of ${all} stakes ${above === 1 ? 'is' : 'are'}`;
  return all === 2 ? 'Both stakes are' : `All ${all} stakes are`;
}
