/**
 * Whether this browser has the cookie that lies beside a session's. Without it there is no session to
 * ask the server about, and a visitor's first page begins without a call that is refused.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('chalkline_signed_in=yes');
}

const PLAYED_HERE = 'chalkline.played-here';

/** A person has signed in with this browser. */
export function rememberPlayer(): void {
  try {
    localStorage.setItem(PLAYED_HERE, 'yes');
  } catch {
    // Storage is closed to us: the next visit counts as a first one.
  }
}

/** Whether anybody has ever signed in with this browser. */
export function hasPlayedHere(): boolean {
  try {
    return localStorage.getItem(PLAYED_HERE) !== null;
  } catch {
    return false;
  }
}
