import { create } from 'zustand';
import type { Tier } from '@/domain/membership/tiers';

/** Whether the upgrade dialog is open; undefined until it is first asked for, and only then is it fetched. */
export const useUpgradeDialog = create<{
  open: boolean | undefined;
  /** It opens once the dashboard is shown. */
  isAsked: boolean;
  /** The plan that begins as the choice; else the cheapest. */
  wanted: Tier['id'] | undefined;
}>()(() => ({ open: undefined, isAsked: false, wanted: undefined }));

/** Opens the dialog, from any page that offers more than the account has. */
export function openUpgrade(): void {
  useUpgradeDialog.setState({ open: true, wanted: undefined });
}

/** Opens the dialog with the cheapest plan that asks the Wizard without limit. */
export function openUpgradeForWizard(): void {
  useUpgradeDialog.setState({ open: true, wanted: 'pro' });
}

/**
 * Opens the dialog on the dashboard, once that is shown: opened now, it would not survive the change
 * of page.
 */
export function askForUpgrade(): void {
  useUpgradeDialog.setState({ isAsked: true });
}

export function openUpgradeIfAsked(): void {
  if (!useUpgradeDialog.getState().isAsked) return;
  useUpgradeDialog.setState({ isAsked: false });
  openUpgrade();
}

export function closeUpgrade(): void {
  useUpgradeDialog.setState({ open: false });
}
