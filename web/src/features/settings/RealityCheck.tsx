import { lazy, Suspense, useEffect, useState } from 'react';
import { useLimits } from '@/api/limits';
import { minutesUsed, setMinutesUsed } from '@/state/time-used';

const RealityCheckDialog = lazy(async () => ({
  default: (await import('./RealityCheckDialog')).RealityCheckDialog,
}));

const MINUTE_MS = 60_000;

/** Counts the minutes that the app is on screen, and reminds the player after as many as they chose. */
function useReminder(everyMinutes: number | null) {
  const [due, setDue] = useState<boolean>(); // undefined until it is for the first time
  useEffect(() => {
    if (everyMinutes === null || due) return;
    const count = () => {
      if (document.visibilityState !== 'visible') return;
      setMinutesUsed(minutesUsed() + 1);
      if (minutesUsed() >= everyMinutes) setDue(true);
    };
    const timer = setInterval(count, MINUTE_MS);
    return () => clearInterval(timer);
  }, [everyMinutes, due]);
  const goOn = () => {
    setMinutesUsed(0);
    setDue(false);
  };
  return { due, goOn };
}

/** Beside every page; the dialog itself is fetched when it is first due. */
export function RealityCheck() {
  const { data: limits } = useLimits();
  const { due, goOn } = useReminder(limits?.realityCheckMinutes ?? null);
  return (
    <Suspense fallback={null}>
      {due !== undefined && <RealityCheckDialog open={due} onClose={goOn} />}
    </Suspense>
  );
}
