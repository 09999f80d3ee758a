import { RealityCheck } from './RealityCheck';
import { useSyncSettings } from './use-sync-settings';

/** What runs beside every page while somebody is signed in. */
export function SignedIn() {
  useSyncSettings();
  return <RealityCheck />;
}
