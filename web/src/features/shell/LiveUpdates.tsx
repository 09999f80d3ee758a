import { useStream } from '@/api/stream';
import { sayWhatSettled } from './settlement-toast';

/** Draws nothing: while it is there, what happens to the player's account shows as it happens. */
export function LiveUpdates() {
  useStream(sayWhatSettled);
  return null;
}
