import { create } from 'zustand';

interface FirstBetGuide {
  /** While the guide is shown, a price goes on the slip with a small stake. */
  isShown: boolean;
  /** The accounts that have closed it in this browser. */
  closedBy: readonly number[];
}

const KEY = 'chalkline.first-bet-closed';

function remembered(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

export const useFirstBetGuide = create<FirstBetGuide>()(() => ({
  isShown: false,
  closedBy: remembered(),
}));

export function closeFirstBetGuide(userId: number): void {
  const closedBy = [...useFirstBetGuide.getState().closedBy, userId];
  useFirstBetGuide.setState({ closedBy });
  try {
    localStorage.setItem(KEY, JSON.stringify(closedBy));
  } catch {
    // Storage is closed to us: it stays closed as long as the page.
  }
}
