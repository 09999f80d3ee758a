/** Minutes for which the app has been on screen since the last reminder; they survive a reload. */
const KEY = 'chalkline.minutes-used';

let held = 0;

export function minutesUsed(): number {
  try {
    const stored = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(stored) && stored > 0 ? stored : 0;
  } catch {
    return held;
  }
}

export function setMinutesUsed(minutes: number): void {
  held = minutes;
  try {
    sessionStorage.setItem(KEY, `${minutes}`);
  } catch {
    // Storage is closed to us: the count lasts as long as the page.
  }
}
