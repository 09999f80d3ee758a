import { useStream } from '@/api/streams/stream';
import { ConnectionLine } from './ConnectionLine';
import { showSettlementToast } from './settlement-toast';
import { useSessionEndRedirect } from './use-session-end-redirect';

/** Shows changes of the player's account as they happen, or that the connection is lost. */
export function LiveUpdates() {
  useStream(showSettlementToast);
  useSessionEndRedirect();
  return <ConnectionLine />;
}
