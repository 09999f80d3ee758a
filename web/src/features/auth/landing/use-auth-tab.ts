import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { hasPlayedHere } from '@/api/account/signed-in-hint';

export type AuthTab = 'login' | 'register';

/** The router's key of the page that a visit begins with. */
const FIRST_PAGE = 'default';

function asked(tab: string | null): AuthTab | undefined {
  return tab === 'register' || tab === 'login' ? tab : undefined;
}

/**
 * The tab lives in the address, so that a link can open it: /?tab=register. Without it a newcomer's
 * first page opens the registration. The page to return to after a session's end (SignedOutState)
 * stays with it.
 */
export function useAuthTab() {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [focusAsked, setFocusAsked] = useState(0);
  const tab =
    asked(params.get('tab')) ?? (key === FIRST_PAGE && !hasPlayedHere() ? 'register' : 'login');

  const show = (next: AuthTab) =>
    setParams(
      { tab: next },
      {
        replace: true,
        preventScrollReset: true,
        state,
      },
    );

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
