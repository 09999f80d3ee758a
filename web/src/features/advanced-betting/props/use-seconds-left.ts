import { useEffect, useState } from 'react';
import { now } from '@/browser/server-clock';

const SECOND_MS = 1000;

/** Whole seconds of the server's clock until an instant, counted down; 0 from then on. */
export function useSecondsLeft(instant: string | undefined): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (instant === undefined) return 0;
  return Math.max(0, Math.ceil((Date.parse(instant) - at) / SECOND_MS));
}
