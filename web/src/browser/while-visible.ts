/**
 * Begins what holds a connection once the page is in sight, ends it when it is not, and so on; returns how
 * to end that. A browser opens only six to a server, for all of its tabs and for the pages that it keeps to
 * go back to: were each to hold one, the seventh would never load.
 */
export function whileVisible(begin: () => () => void): () => void {
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
