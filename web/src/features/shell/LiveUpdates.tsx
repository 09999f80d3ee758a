import { useStream } from '@/api/stream';
import { ConnectionLine } from './ConnectionLine';
import { sayWhatSettled } from './settlement-toast';

/** While it is there, what happens to the player's account shows as it happens; or that it cannot. */
export function LiveUpdates() {
  useStream(sayWhatSettled);
  return <ConnectionLine />;
}
