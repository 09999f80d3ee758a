import { useReadOwnStakeMax } from '@/api/account/limits';

/** Returns a page's usual stake, or the player's own limit where that is lower. */
export function useDefaultStake(): (usual: number) => number {
  const readOwnStakeMax = useReadOwnStakeMax();
  return (usual) => Math.min(usual, readOwnStakeMax() ?? usual);
}
