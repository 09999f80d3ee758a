import type {
  InsightFigure,
  InsightImprovement,
  InsightProgress,
  InsightUnseen,
} from '@/api/types';

/** A figure of 63 bets on 48 games, of which nothing is certain yet. */
export function aFigure(changes: Partial<InsightFigure> = {}): InsightFigure {
  return {
    ...{ state: 'cannot tell', n: 63, games: 48, value: 0, low: null, high: null },
    ...changes,
  };
}

/** So many values around a middle, the same each time. */
function around(middle: number, spread: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => {
    const u = ((n * 37) % count) / count - 0.5;
    return middle + spread * u * Math.abs(u) * 4;
  });
}

const DAY_MS = 86_400_000;

function points(): NonNullable<InsightProgress['drawdown']>['points'] {
  return Array.from({ length: 63 }, (_, n) => ({
    position: `${1000 + 7 * n}`,
    time: new Date(Date.parse('2026-10-01T20:00:00Z') + n * 0.8 * DAY_MS).toISOString(),
    index: 100 + 14 * Math.sin(n / 9) - n / 4 + ((n * 7) % 5),
    run: 0,
  }));
}

/** The mean after each of 41 bets, with a band from the 36th on. */
function overTime(): InsightProgress['closes']['overTime'] {
  return points()
    .slice(0, 41)
    .map(({ position, time }, n) => {
      const value = n === 40 ? 0.012 : 0.012 + (n % 2 === 0 ? 0.1 : -0.1) / (n + 1);
      const band = n < 35 ? { low: null, high: null } : { low: value - 0.017, high: value + 0.017 };
      return { position, time, n: n + 1, value, ...band };
    });
}

/** Of 69 bets, of which nothing has certainly changed. */
export function anImprovement(changes: Partial<InsightImprovement> = {}): InsightImprovement {
  return {
    ...{ bets: 69, closed: 41 },
    smallStakes: { state: 'cannot tell', before: 0.8, after: 0.9 },
    chances: { state: 'cannot tell', before: 0.6, after: 0.7 },
    lookBacks: { state: 'cannot tell', before: 0.1, after: 0.2 },
    closes: { state: 'too few', before: null, after: null },
    ...changes,
  };
}

const aNamedBet = (n: number) => ({
  betId: `${n}`,
  eventName: 'Miami Heat @ Boston Celtics',
  prediction: `Over ${200 + n}.5`,
  placedAt: new Date(Date.parse('2026-10-01T18:00:00Z') + n * DAY_MS).toISOString(),
});

/** A bin that counts for so many, which are too few for a band. */
const worth = (effectiveN: number) => ({ effectiveN, low: null, high: null });

/** The progress of a player with 63 decided bets, but for what the test gives. */
export function aProgress(changes: Partial<InsightProgress> = {}): InsightProgress {
  const gain = aFigure({ n: 40, games: 36, value: -0.008, low: -0.031, high: 0.015 });
  const score = { gain, stated: 0.252, price: 0.244 };
  return {
    position: '5000',
    view: { isJudged: true, cells: 1, z: 1.96, season: false },
    bets: { open: 3, won: 33, lost: 30, pushed: 2, voided: 1, games: 48, seasonBets: 0 },
    hits: {
      rate: aFigure({ value: 0.524, low: 0.403, high: 0.642 }),
      ...{ won: 33, needed: 0.531, expected: 0.508, priced: 63 },
    },
    estimates: {
      gap: aFigure({ n: 40, games: 36, value: 0.062, low: -0.09, high: 0.21 }),
      bins: [
        { aboutPercent: 30, n: 3, stated: 0.31, happened: 0.333, ...worth(3) },
        { aboutPercent: 50, n: 7, stated: 0.51, happened: 0.571, ...worth(7) },
        { aboutPercent: 60, n: 10, stated: 0.6, happened: 0.5, ...worth(9.1) },
        { aboutPercent: 70, n: 20, stated: 0.69, happened: 0.55, ...worth(17.4) },
      ],
      brier: score,
      logScore: { ...score, stated: 0.702, price: 0.683 },
      brierAtClose: { ...score, price: 0.241 },
      discrimination: {
        gain: aFigure({ n: 40, games: 36, value: -0.004, low: -0.04, high: 0.03 }),
        ...{ statedWon: 0.61, statedLost: 0.56, priceWon: 0.55, priceLost: 0.496 },
      },
    },
    closes: {
      singles: aFigure({ n: 41, games: 35, value: 0.012, low: -0.005, high: 0.029 }),
      ...{ of: 63, estimated: 9, values: around(0.012, 0.09, 41) },
      parlays: aFigure({ state: 'too few', n: 4, games: 4, value: -0.013 }),
      ...{ parlaysOf: 6, waiting: 1, overTime: overTime() },
    },
    result: {
      share: aFigure({ value: -0.03, low: -0.25, high: 0.19 }),
      ...{ profit: -212, staked: 7066, dots: around(-0.03, 0.44, 20) },
    },
    profitParts: {
      ...{ n: 41, profit: 129, luck: 120.2, movement: 39.8, margin: 31, luckDeviation: 105.4 },
      ...{ asMuch: 0.26, others: 22, othersProfit: -341 },
    },
    staking: {
      ...{ n: 69, atMostFivePercent: 61, middle: 0.021, largest: 0.12, mostAtRisk: 0.22 },
      shares: around(0.035, 0.06, 69).map((share, n) => (n % 11 === 0 ? 0.12 : Math.abs(share))),
      ...{ withChance: 44, aboveOwn: 9, againstOwn: 4 },
      kelly: around(0.03, 0.05, 44).map((share, n) => ({
        ...aNamedBet(n + 1),
        share: Math.abs(share),
        own: n % 11 === 0 ? 0 : ((n * 13) % 44) / 300,
        advised: n % 11 === 0 ? 0 : ((n * 13) % 44) / 700,
      })),
    },
    drawdown: {
      ...{ worst: 0.31, worstCoins: 3104, restarts: 0, points: points() },
      ...{ peakAt: '2026-10-12T20:00:00.000Z', troughAt: '2026-11-05T20:00:00.000Z' },
    },
    chasing: {
      isJudged: true,
      afterLoss: {
        ...{ n: 24, middleShare: 0.028, middleGapMinutes: 12, impliedChance: 0.5 },
        ...{ second: 11, raised: 4 },
      },
      afterWin: {
        ...{ n: 22, middleShare: 0.026, middleGapMinutes: 14, impliedChance: 0.52 },
        ...{ second: 10, raised: 4 },
      },
      ...{ largerStakes: false, raisedStakes: false, sooner: false, longerOdds: false },
      ...{ isFlagged: false, refills: 0 },
    },
    improvement: anImprovement(),
    ...changes,
  };
}

const NONE = aFigure({ state: 'none', n: 0, games: 0, value: null });
const NO_SCORE = { gain: NONE, stated: null, price: null };

/** Before the first bet is decided. */
export function noProgress(): InsightProgress {
  return {
    ...aProgress({ drawdown: null }),
    bets: { open: 1, won: 0, lost: 0, pushed: 0, voided: 0, games: 0, seasonBets: 0 },
    hits: { rate: NONE, won: 0, needed: null, expected: null, priced: 0 },
    estimates: {
      ...{ gap: NONE, bins: [], brier: NO_SCORE, logScore: NO_SCORE, brierAtClose: NO_SCORE },
      discrimination: {
        gain: NONE,
        ...{ statedWon: null, statedLost: null, priceWon: null, priceLost: null },
      },
    },
    closes: {
      ...{
        singles: NONE,
        of: 0,
        estimated: 0,
        values: [],
        parlays: NONE,
        parlaysOf: 0,
        waiting: 0,
        overTime: [],
      },
    },
    result: { share: NONE, profit: 0, staked: 0, dots: [] },
    profitParts: {
      ...{ n: 0, profit: 0, luck: 0, movement: 0, margin: 0, luckDeviation: 0 },
      ...{ asMuch: null, others: 0, othersProfit: 0 },
    },
  };
}

/** After five bets, one of them with a chance. */
export function fewBets(): InsightProgress {
  const few = (value: number | null, n = 5) => aFigure({ state: 'too few', n, games: n, value });
  const score = { gain: few(0.02, 1), stated: 0.16, price: 0.18 };
  return {
    ...aProgress(),
    bets: { open: 0, won: 3, lost: 2, pushed: 0, voided: 0, games: 5, seasonBets: 0 },
    hits: { rate: few(0.6), won: 3, needed: 0.52, expected: 0.5, priced: 5 },
    estimates: {
      gap: few(-0.4, 1),
      bins: [{ aboutPercent: 60, n: 1, stated: 0.6, happened: 1, ...worth(1) }],
      ...{ brier: score, logScore: score, brierAtClose: score },
      discrimination: {
        gain: { ...NONE, n: 1, games: 1 },
        ...{ statedWon: 0.6, statedLost: null, priceWon: 0.58, priceLost: null },
      },
    },
    closes: {
      ...{ singles: few(0.021, 3), of: 5, estimated: 0, values: [0.05, -0.01, 0.023] },
      ...{ parlays: NONE, parlaysOf: 0, waiting: 0, overTime: overTime().slice(0, 3) },
    },
    result: { share: few(0.16), profit: 80, staked: 500, dots: [] },
    profitParts: {
      ...{ n: 3, profit: 120, luck: 124, movement: 9, margin: 13, luckDeviation: 160 },
      ...{ asMuch: 0.44, others: 2, othersProfit: -40 },
    },
    staking: {
      ...{ n: 5, atMostFivePercent: 5, middle: 0.01, largest: 0.01, mostAtRisk: 0.02 },
      ...{ shares: [0.01, 0.01, 0.01, 0.01, 0.01], withChance: 1, aboveOwn: 0, againstOwn: 0 },
      kelly: [{ ...aNamedBet(1), share: 0.01, own: 0.08, advised: 0.02 }],
    },
  };
}

/** 66 estimates that were given before the market's chance was seen; whatever is said otherwise. */
export function someEstimates(changes: Partial<InsightUnseen> = {}): InsightUnseen {
  const { estimates } = aProgress();
  return {
    position: '5000',
    view: { isJudged: true, cells: 1, z: 1.96, season: false },
    ...{ given: 66, open: 2, unscored: 1, estimates },
    points: points().map(({ position, time }) => ({ position, time })),
    ...changes,
  };
}
