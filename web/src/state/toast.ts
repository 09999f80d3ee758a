import { create } from 'zustand';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'success' | 'error' | 'info';
  /** Only announced: the page shows it already. */
  isQuiet?: boolean;
  /** Where it leads on to. */
  link?: { to: string; label: string };
  /** What can be done about it: a press does it, and the toast goes. */
  action?: { label: string; run: () => void };
}

/** At most one toast is visible: a new one takes the place of the old. */
export const useToast = create<{ toast: (Toast & { id: number }) | null }>()(() => ({
  toast: null,
}));

let lastId = 0;

export function showToast(toast: Toast): void {
  lastId += 1;
  useToast.setState({ toast: { ...toast, id: lastId } });
}

export function dismissToast(): void {
  useToast.setState({ toast: null });
}

/** Removes an error toast: at the next attempt, and when the page changes. */
export function dismissError(): void {
  if (useToast.getState().toast?.tone === 'error') dismissToast();
}
