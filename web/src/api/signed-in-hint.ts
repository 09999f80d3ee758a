/**
 * Whether this browser has the cookie that lies beside a session's. Without it there is no session to
 * ask the server about, and a visitor's first page begins without a call that is refused.
 */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').includes('chalkline_signed_in=yes');
}
