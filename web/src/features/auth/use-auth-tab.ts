import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

export type AuthTab = 'login' | 'register';

/**
 * The tab lives in the address, so that a link can open it: /?tab=register. The page to return to
 * after a session's end (SignedOutState) stays with it.
 */
export function useAuthTab() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const [focusAsked, setFocusAsked] = useState(0);
  const tab: AuthTab = params.get('tab') === 'register' ? 'register' : 'login';

  const show = (next: AuthTab) =>
    setParams(next === 'register' ? { tab: next } : {}, {
      replace: true,
      preventScrollReset: true,
      state,
    });

  return {
    tab,
    focusAsked,
    /** From the tabs themselves: the focus stays on them. */
    choose: (next: AuthTab) => {
      setFocusAsked(0);
      show(next);
    },
    /** From elsewhere on the page: the reader is taken to the form. */
    goTo: (next: AuthTab) => {
      setFocusAsked(focusAsked + 1);
      show(next);
    },
  };
}
