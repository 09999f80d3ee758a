import { useClock } from '@/browser/server-clock';
import { useDemoData } from '@/state/demo-data';
import { api, dataOf } from './client';

/** Reads the server's clock, and whether its data are a demo's. Where it does not answer, this browser's stays. */
export async function readClock(): Promise<void> {
  const asked = Date.now();
  try {
    const { now, speed, isDemoData } = await dataOf(api.GET('/api/clock'));
    useDemoData.setState({ isDemoData });
    // The server read its clock about halfway between the request and the answer.
    useClock.setState({ there: Date.parse(now), here: (asked + Date.now()) / 2, speed });
  } catch {
    // A failure is silent: calls that need the server report it themselves.
  }
}
