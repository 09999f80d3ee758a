import { grouped } from './format';

/** 1667.42 -> '1,667.4', for what a price is worth on average. */
export function formatAmount(coins: number): string {
  return grouped(coins.toFixed(1));
}
