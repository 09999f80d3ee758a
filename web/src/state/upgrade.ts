import { create } from 'zustand';

/** Whether the upgrade dialog is open; undefined until it is first asked for, and only then is it fetched. */
export const useUpgradeDialog = create<{ open: boolean | undefined }>()(() => ({
  open: undefined,
}));

/** From wherever more is offered than the account has. */
export function openUpgrade(): void {
  useUpgradeDialog.setState({ open: true });
}

let asked = false;

/** The dashboard, opened next, begins with the dialog: one opened before would not survive the change of page. */
export function askForUpgrade(): void {
  asked = true;
}

export function openUpgradeIfAsked(): void {
  if (!asked) return;
  asked = false;
  openUpgrade();
}

export function closeUpgrade(): void {
  useUpgradeDialog.setState({ open: false });
}
