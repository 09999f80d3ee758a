/** The cookie that the server sets beside a session's, and clears with it. */
export function setSessionHint(isSignedIn: boolean): void {
  document.cookie = `chalkline_signed_in=yes; Path=/; Max-Age=${isSignedIn ? 604800 : 0}`;
}
