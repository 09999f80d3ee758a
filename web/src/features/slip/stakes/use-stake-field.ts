import { useEffect, useRef } from 'react';
import type { ChangeEvent } from 'react';
import { MISSING_STAKE, stakeOf, stakeText } from '@/domain/betting/stake';
import { setStakeText, useSlipUi } from '@/features/slip/selections/slip-ui';
import { useStakeProblem } from './use-stake-problem';

/** A stake box of the slip: its text, its error, and the focus when its stake is missing. */
export function useStakeField(
  of: number | 'parlay',
  stake: number,
  setStake: (coins: number) => void,
) {
  const problemOf = useStakeProblem();
  const wants = useSlipUi(({ missingStakeFor }) => missingStakeFor);
  // A text that is no stake stays in the box as it was typed.
  const typed = useSlipUi(({ stakeTexts }) => stakeTexts[of] ?? '');
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wants?.of === of) ref.current?.focus();
  }, [wants, of]);
  const value = stake > 0 ? stakeText(stake) : typed;
  const missing = wants && stake <= 0 ? MISSING_STAKE : undefined;
  return {
    ref,
    'data-stake': of,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    value,
    error: problemOf(of, stake) ?? missing,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setStakeText(of, target.value);
      setStake(stakeOf(target.value));
    },
  };
}
