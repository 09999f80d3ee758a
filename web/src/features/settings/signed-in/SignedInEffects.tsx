import { RealityCheck } from './RealityCheck';
import { useSyncSettings } from './use-sync-settings';

/** Runs beside every page while a person is signed in. */
export function SignedInEffects() {
  useSyncSettings();
  return <RealityCheck />;
}
