import { RealityCheck } from './RealityCheck';
import { useSyncSettings } from './use-sync-settings';

/** Runs beside every page while somebody is signed in. */
export function SignedInEffects() {
  useSyncSettings();
  return <RealityCheck />;
}
