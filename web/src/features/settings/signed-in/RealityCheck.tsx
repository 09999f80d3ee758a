import { lazy, Suspense, useEffect, useState } from 'react';
import { useLimits } from '@/api/account/limits';
import { minutesUsed, setMinutesUsed } from '@/state/time-used';

const RealityCheckDialog = lazy(async () => ({
  default: (await import('./RealityCheckDialog')).RealityCheckDialog,
}));

const MINUTE_MS = 60_000;

/** Counts the minutes that the app is on screen, and reminds the player after as many as they chose; a
 * reminder that is due still is after a reload. */
function useReminder(everyMinutes: number | null) {
  const [minutes, setMinutes] = useState(minutesUsed);
  const due = everyMinutes !== null && minutes >= everyMinutes;
  useEffect(() => {
    if (everyMinutes === null || due) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      setMinutesUsed(minutesUsed() + 1);
      setMinutes(minutesUsed());
    };
    const timer = setInterval(count, MINUTE_MS);
    return () => clearInterval(timer);
  }, [everyMinutes, due]);
  const goOn = () => {
    setMinutesUsed(0);
    setMinutes(0);
  };
  return { due, goOn };
}

/** Beside every page; the dialog itself is fetched when it is first due. */
export function RealityCheck() {
  const { data: limits } = useLimits();
  const { due, goOn } = useReminder(limits?.realityCheckMinutes ?? null);
  const [isFetched, setIsFetched] = useState(false);
  if (due && !isFetched) setIsFetched(true);
  return (
    <Suspense fallback={null}>
      {isFetched && <RealityCheckDialog open={due} onClose={goOn} />}
    </Suspense>
  );
}
