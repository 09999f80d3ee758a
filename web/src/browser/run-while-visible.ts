/**
 * Runs `begin` whenever the page becomes visible and ends it when the page is hidden; returns how to
 * stop. Use it for connections: a browser opens only six to a server, for all of its tabs and for the
 * pages kept for the back button. If each held one, the seventh would never load.
 */
export function runWhileVisible(begin: () => () => void): () => void {
  let end: (() => void) | undefined;
  const follow = () => {
    if (document.visibilityState !== 'hidden') end ??= begin();
    else {
      end?.();
      end = undefined;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.();
  };
}
