import { noVig } from '@/domain/odds/market';
import { decimalOdds } from '@/domain/odds/odds-format';

// The clock of a live game: four quarters of 12 minutes and a halftime of 15, 12 seconds at each tick.

export const PERIODS = ['1st', '2nd', 'Halftime', '3rd', '4th', 'Final'] as const;
export type Period = (typeof PERIODS)[number];

const SECONDS_A_TICK = 12;
const QUARTER_TICKS = 60;
export const HALFTIME_TICKS = 75;

/** At which tick each period begins; Final is the last of all. */
export const PERIOD_STARTS: Record<Period, number> = {
  '1st': 0,
  '2nd': QUARTER_TICKS,
  Halftime: 2 * QUARTER_TICKS,
  '3rd': 2 * QUARTER_TICKS + HALFTIME_TICKS,
  '4th': 3 * QUARTER_TICKS + HALFTIME_TICKS,
  Final: 4 * QUARTER_TICKS + HALFTIME_TICKS,
};
export const LAST_TICK = PERIOD_STARTS.Final;

/** 708 -> '11:48'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

/** The period and the clock at a tick: 61 -> { period: '2nd', clock: '11:48' }. */
export function momentOf(tick: number): { period: Period; clock: string } {
  const period = PERIODS.findLast((name) => tick >= PERIOD_STARTS[name]) ?? '1st';
  const ticks = period === 'Halftime' ? HALFTIME_TICKS : QUARTER_TICKS;
  const left = period === 'Final' ? 0 : SECONDS_A_TICK * (ticks - (tick - PERIOD_STARTS[period]));
  return { period, clock: clockText(left) };
}

export interface Moneyline {
  home: number;
  away: number;
}

export interface TickPrice extends Moneyline {
  tick: number;
}

/** The chance that a moneyline gives the home team, its margin taken out: from 0 to 1. */
export function homeChance({ home, away }: Moneyline): number {
  return noVig([home, away].map(decimalOdds))[0] ?? 0;
}

/** The history with one more price, by tick: a repeated tick is taken once. */
export function withPrice(history: readonly TickPrice[], price: TickPrice): TickPrice[] {
  const last = history.at(-1);
  if (last && last.tick >= price.tick) {
    return [...history.filter(({ tick }) => tick < price.tick), price];
  }
  return [...history, price];
}
