import { useEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { useOwnStakeMax } from '@/api/limits';
import { MISSING_STAKE, stakeOf, stakeProblem, stakeText } from '@/domain/betting/stake';
import { useSlipUi } from './slip-ui';

/** A stake box of the slip: its text, its error, and the focus when its stake is missing. */
export function useStakeField(
  of: number | 'parlay',
  stake: number,
  setStake: (coins: number) => void,
) {
  const { user } = useCurrentUser();
  const ownMax = useOwnStakeMax();
  const wants = useSlipUi(({ missingStakeFor }) => missingStakeFor);
  // A text that is no stake stays in the box as it was typed.
  const [typed, setTyped] = useState('');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wants?.of === of) ref.current?.focus();
  }, [wants, of]);
  const value = stake > 0 ? stakeText(stake) : typed;
  const missing = wants && stake <= 0 ? MISSING_STAKE : undefined;
  return {
    ref,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value,
    error: stakeProblem(value, user.virtualBalance, ownMax) ?? missing,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      setStake(stakeOf(target.value));
    },
  };
}
