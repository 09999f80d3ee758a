/** The router's state of the sign-in after a session has ended: the page to return to. */
export interface SignedOutState {
  from?: string;
}
