import { useShowSettlements } from '@/api/settlements';

/** Draws nothing: it is there only while a bet is open, so that nothing is asked for nothing. */
export function ShowSettlements() {
  useShowSettlements();
  return null;
}
