import { useCurrentUser } from '@/api/current-user';
import { useSlip } from '@/lib/slip';
import { statedChanceOf } from '@/lib/stated-chance';
import { toasts } from './bet-toasts';
import { usePlacing } from './place-bet';
import type { Outcome } from './place-bet';
import { setProgress } from './slip-desk';
import { totals } from './slip-lines';
import type { OpenLine } from './slip-lines';
import { stakeOf } from './stake';

/** A placed selection stays for a moment, so that one sees which it was (SPEC 9). */
const PLACED_SHOWN_MS = 1000;

function report(id: number, { pick }: OpenLine, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'placed':
      setProgress(id, { kind: 'placed' });
      setTimeout(() => useSlip.getState().remove(id), PLACED_SHOWN_MS);
      break;
    case 'changed':
      setProgress(id, { kind: 'changed', from: pick });
      break;
    case 'signedOut':
      setProgress(id, undefined);
      break;
    case 'refused':
      setProgress(id, { kind: 'refused', sentence: outcome.sentence });
  }
}

/** Each line is a single bet of its own: they are sent one after the other, and one may fail alone. */
export function usePlaceSlip(askToSignIn: () => void) {
  const { user, isDemo } = useCurrentUser();
  const placeBet = usePlacing();

  const placeAll = async (lines: readonly OpenLine[]) => {
    for (const { item } of lines) setProgress(item.id, { kind: 'processing' });
    const outcomes: Outcome[] = [];
    for (const line of lines) {
      const outcome = await placeBet({
        gameId: line.item.gameId,
        pick: line.pick,
        stake: stakeOf(line.stakeText),
        statedChance: statedChanceOf(line.chanceText),
      });
      report(line.item.id, line, outcome);
      outcomes.push(outcome);
    }

    const placed = lines.filter((_, index) => outcomes[index]?.kind === 'placed');
    const refusal = outcomes.find((outcome) => outcome.kind === 'refused');
    if (outcomes.some(({ kind }) => kind === 'signedOut')) askToSignIn();
    if (placed.length > 1) toasts.placedMany(placed.length);
    else if (placed[0]) toasts.placed(stakeOf(placed[0].stakeText), placed[0].pick.prediction);
    else if (refusal) toasts.failed(refusal.message);
  };

  return (lines: readonly OpenLine[]) => {
    if (lines.some((line) => stakeOf(line.stakeText) <= 0)) toasts.invalid();
    else if (totals(lines).stake > user.virtualBalance) toasts.insufficient();
    else if (isDemo) askToSignIn();
    else void placeAll(lines);
  };
}
