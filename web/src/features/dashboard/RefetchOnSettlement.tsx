import { useRefetchOnSettlement } from '@/api/streams/refetch-on-settlement';

/** Draws nothing. It is mounted only while a bet is open, so that a player without one asks for nothing. */
export function RefetchOnSettlement() {
  useRefetchOnSettlement();
  return null;
}
