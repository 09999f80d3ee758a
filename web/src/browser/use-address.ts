import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * What is chosen on a page, kept in its address without a step of the history for each. What is chosen
 * before the address has followed builds on what was chosen last.
 */
export function useAddress() {
  const [address, setAddress] = useSearchParams();
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const change = useCallback(
    (changed: (before: URLSearchParams) => URLSearchParams) => {
      latest.current = changed(latest.current);
      setAddress(latest.current, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return { address, change };
}
