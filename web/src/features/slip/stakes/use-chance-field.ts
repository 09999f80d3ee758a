import { useEffect, useRef } from 'react';
import { useSlipUi } from '@/features/slip/selections/slip-ui';

/** The box of a stated chance: it takes the focus when Place Bet is pressed and its text is no chance. */
export function useChanceField(of: number | 'parlay') {
  const wrong = useSlipUi(({ wrongChanceOf }) => wrongChanceOf);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wrong?.of === of) inputRef.current?.focus();
  }, [wrong, of]);
  return inputRef;
}
