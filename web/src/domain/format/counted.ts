import { formatCoins } from './format';

/** 1 -> '1 coin', 1500 -> '1,500 coins'. */
export function counted(count: number, one: string): string {
  return `${formatCoins(count)} ${count === 1 ? one : `${one}s`}`;
}
