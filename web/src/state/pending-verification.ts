/** The address whose owner is yet to follow the link that was mailed to it. */
export const PENDING_VERIFICATION_KEY = 'chalkline.pending-verification-email';

export function rememberPendingEmail(email: string): void {
  try {
    localStorage.setItem(PENDING_VERIFICATION_KEY, email);
  } catch {
    // Storage is closed to us: a signed-in user can still ask for another link.
  }
}

/** Empty when nothing is known. */
export function pendingEmail(): string {
  try {
    return localStorage.getItem(PENDING_VERIFICATION_KEY) ?? '';
  } catch {
    return '';
  }
}

export function forgetPendingEmail(): void {
  try {
    localStorage.removeItem(PENDING_VERIFICATION_KEY);
  } catch {
    // Nothing was stored either.
  }
}
