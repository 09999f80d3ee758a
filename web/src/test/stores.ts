import type { StoreApi } from 'zustand';
import { useClock } from '@/browser/server-clock';
import { useAllLive } from '@/api/streams/all-live';
import { useIsDisconnected, useIsLive } from '@/api/streams/stream';
import { useShownLevels } from '@/features/dashboard/account/use-level-up';
import { useIsSynced } from '@/features/settings/signed-in/use-sync-settings';
import { useLeaving } from '@/features/shell/leaving';
import { useSlipUi } from '@/features/slip/selections/slip-ui';
import { useBoardLook } from '@/state/board-look';
import { useColourMode } from '@/state/colour-mode';
import { useFirstBetGuide } from '@/state/first-bet';
import { useDemoData } from '@/state/demo-data';
import { usePreferences } from '@/state/preferences';
import { usePurse } from '@/state/purse';
import { useSlip } from '@/state/slip';
import { useToast } from '@/state/toast';
import { useUpgradeDialog } from '@/state/upgrade';

function reset<T>(store: StoreApi<T>): void {
  store.setState(store.getInitialState(), true);
}

/** Every store as at the page's first load: files share a process, and so its modules. */
export function resetStores(): void {
  reset(useAllLive);
  reset(useBoardLook);
  reset(useClock);
  reset(useColourMode);
  reset(useDemoData);
  reset(useFirstBetGuide);
  reset(useIsDisconnected);
  reset(useIsLive);
  reset(useIsSynced);
  reset(useLeaving);
  reset(usePreferences);
  reset(usePurse);
  reset(useShownLevels);
  reset(useSlip);
  reset(useSlipUi);
  reset(useToast);
  reset(useUpgradeDialog);
}
