import { useClock } from '@/browser/server-clock';
import { api, dataOf } from './client';

/** Reads the server's clock. Where it does not answer, this browser's stays in its place. */
export async function readClock(): Promise<void> {
  const asked = Date.now();
  try {
    const { now, speed } = await dataOf(api.GET('/api/clock'));
    // The server read its clock about halfway between the request and the answer.
    useClock.setState({ there: Date.parse(now), here: (asked + Date.now()) / 2, speed });
  } catch {
    // A failure is silent: calls that need the server report it themselves.
  }
}
