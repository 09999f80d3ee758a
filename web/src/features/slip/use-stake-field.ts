import { useEffect, useRef } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { MISSING_STAKE, stakeProblem, stakeText } from '@/lib/stake';
import { useDesk } from './desk';

/** A stake box of the slip: what is in it, what is wrong with that, and the focus when it is asked for. */
export function useStakeField(of: number | 'parlay', stake: number) {
  const { user } = useCurrentUser();
  const wants = useDesk(({ wantsStake }) => wantsStake);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wants?.of === of) ref.current?.focus();
  }, [wants, of]);
  return {
    ref,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value: stakeText(stake),
    error: wants && stake <= 0 ? MISSING_STAKE : stakeProblem(stake, user.virtualBalance),
  };
}
