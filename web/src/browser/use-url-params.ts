import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Keeps the choices of a page in its URL, without a history entry for each. A change made before the
 * URL has followed builds on the change before it.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams) => {
      latest.current = changed(latest.current);
      setParams(latest.current, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return { params, change };
}
