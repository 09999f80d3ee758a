import { useClock } from '@/browser/server-clock';
import { api, dataOf } from './client';

/** Reads the server's clock. Where it does not answer, this browser's stays in its place. */
export async function readClock(): Promise<void> {
  const asked = Date.now();
  try {
    const { now, speed } = await dataOf(api.GET('/api/clock'));
    // Shown halfway between the question and the answer, as far as can be told from here.
    useClock.setState({ there: Date.parse(now), here: (asked + Date.now()) / 2, speed });
  } catch {
    // Nothing is shown of it: what needs the server says so itself.
  }
}
