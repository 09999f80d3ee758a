import { useLocation } from 'react-router';
import type { SignedOutState } from '@/state/signed-out';

/** The addresses of sign-in and registration for a visitor, with the state that leads back here. */
export function useSignInLinks() {
  const { pathname, search } = useLocation();
  const state: SignedOutState = { from: pathname + search, isVisitor: true };
  return { signIn: { to: '/', state }, register: { to: '/?tab=register', state } };
}
