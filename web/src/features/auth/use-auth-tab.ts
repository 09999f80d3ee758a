import { useState } from 'react';
import { useSearchParams } from 'react-router';

export type AuthTab = 'login' | 'register';

/** The tab lives in the address, so that a link can open it: /?tab=register. */
export function useAuthTab() {
  const [params, setParams] = useSearchParams();
  const [focusAsked, setFocusAsked] = useState(0);
  const tab: AuthTab = params.get('tab') === 'register' ? 'register' : 'login';

  const show = (next: AuthTab) =>
    setParams(next === 'register' ? { tab: next } : {}, {
      replace: true,
      preventScrollReset: true,
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
