import type { QueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { usePurse } from '@/state/purse';
import type { ChosenClass } from '@/state/purse';

/** What the purse decides, beside the user, whose page stays while the coins are read anew. */
const OF_THE_PURSE = [
  ...[keys.bets, keys.postMortem, keys.statement, keys.bankroll, keys.progress],
  ...[keys.limits, keys.habitReturn, keys.habitWeek],
];

/** Bets from that purse from now on, or from the player's own account, and shows what is in it. */
export async function choosePurse(client: QueryClient, chosen: ChosenClass | null): Promise<void> {
  // An answer under way is that of the purse before.
  await Promise.all(
    [keys.me, ...OF_THE_PURSE].map((queryKey) => client.cancelQueries({ queryKey })),
  );
  usePurse.setState({ chosen });
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.me }),
    ...OF_THE_PURSE.map((queryKey) => client.resetQueries({ queryKey })),
  ]);
}
