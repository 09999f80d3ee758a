/** The router's state of the sign-in: the page to return to. */
export interface SignedOutState {
  from?: string;
  /** A visitor came from there, and no session has ended. */
  isVisitor?: true;
}
