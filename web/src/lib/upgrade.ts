import { create } from 'zustand';

/** Whether the upgrade dialog is open; undefined until it is first asked for, and only then is it fetched. */
export const useUpgradeDialog = create<{ open: boolean | undefined }>()(() => ({
  open: undefined,
}));

/** From wherever more is offered than the account has. */
export function openUpgrade(): void {
  useUpgradeDialog.setState({ open: true });
}

export function closeUpgrade(): void {
  useUpgradeDialog.setState({ open: false });
}
