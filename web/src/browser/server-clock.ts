import { useCallback, useState, useSyncExternalStore } from 'react';
import { create } from 'zustand';

/**
 * The server's clock, by which games start and bets close: it showed `there` when this browser's
 * clock showed `here`, both in milliseconds since 1970, and runs at `speed`. Until the server has
 * said, it is taken to be the browser's.
 */
interface Clock {
  there: number;
  here: number;
  speed: number;
}

export const useClock = create<Clock>(() => ({ there: 0, here: 0, speed: 1 }));

/** The server's time when this browser's clock shows this; both in milliseconds since 1970. */
export function serverTime(here: number): number {
  const clock = useClock.getState();
  return clock.there + (here - clock.here) * clock.speed;
}

/** The server's time, in milliseconds since 1970. */
export function now(): number {
  return serverTime(Date.now());
}

/** Milliseconds to wait here until the server's clock shows this, for a timer: never a moment too early. */
export function timeUntil(instant: number): number {
  return Math.ceil((instant - now()) / useClock.getState().speed);
}

/** The server's time when this was first drawn, when its clock became known, and at each `renew`. */
export function useNow() {
  const clock = useClock();
  const [read, setRead] = useState(() => ({ clock, now: now() }));
  const renew = useCallback(() => setRead({ clock, now: now() }), [clock]);
  if (read.clock !== clock) renew();
  return { now: read.now, renew };
}

const MINUTE_MS = 60_000;
/** A minute of a fast clock is shorter than one of ours. */
const LOOK_MS = 1000;

const onLook = new Set<() => void>();
let looking: ReturnType<typeof setInterval> | undefined;

/** One timer for all times on the page. */
function subscribe(listener: () => void): () => void {
  onLook.add(listener);
  looking ??= setInterval(() => onLook.forEach((look) => look()), LOOK_MS);
  return () => {
    onLook.delete(listener);
    if (onLook.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
}

const thisMinute = () => Math.floor(now() / MINUTE_MS) * MINUTE_MS;

/** The minute that the server's clock shows, by its first millisecond since 1970. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, thisMinute);
}
