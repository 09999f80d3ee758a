import { lazy, Suspense } from 'react';
import { useMe } from '@/api/account/auth';
import { Shell } from '@/features/shell/Shell';
import { useUpgradeDialog } from '@/state/upgrade';
import { Toaster } from '@/ui/overlay/Toaster';

const UpgradeDialog = lazy(async () => ({
  default: (await import('@/features/membership/UpgradeDialog')).UpgradeDialog,
}));
const SignedInEffects = lazy(async () => ({
  default: (await import('@/features/settings/signed-in/SignedInEffects')).SignedInEffects,
}));

/** The shell, and beside it what may appear over any page. */
export function Root() {
  const { data: user } = useMe();
  const upgradeAsked = useUpgradeDialog(({ open }) => open !== undefined);
  return (
    <>
      <Shell />
      <Toaster />
      <Suspense fallback={null}>{upgradeAsked && <UpgradeDialog />}</Suspense>
      <Suspense fallback={null}>{user && <SignedInEffects />}</Suspense>
    </>
  );
}
