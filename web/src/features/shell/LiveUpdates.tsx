import { useStream } from '@/api/stream';
import { ConnectionLine } from './ConnectionLine';
import { sayWhatSettled } from './settlement-toast';
import { useSignedOut } from './use-signed-out';

/** While it is there, what happens to the player's account shows as it happens; or that it cannot. */
export function LiveUpdates() {
  useStream(sayWhatSettled);
  useSignedOut();
  return <ConnectionLine />;
}
