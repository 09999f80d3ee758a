import { chakra } from '@chakra-ui/react';
import { useChosenClass } from '@/state/purse';

/** Whose coins a bet takes, where these are not the player's own. */
export function PurseNotice() {
  const chosen = useChosenClass();
  return chosen && <chakra.p fontWeight="semibold">Class: {chosen.title}</chakra.p>;
}
