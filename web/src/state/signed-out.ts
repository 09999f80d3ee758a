/** Of the history's entry that somebody whose session has ended is led to: where they were. */
export interface SignedOutState {
  from?: string;
}
