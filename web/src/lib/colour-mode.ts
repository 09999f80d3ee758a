import { create } from 'zustand';

export type ColourMode = 'light' | 'dark';

/** Also read by public/theme-init.js, before the first paint. */
export const COLOUR_MODE_KEY = 'chalkline.colour-mode';

interface ColourModeState {
  mode: ColourMode;
  toggle: () => void;
}

function show(mode: ColourMode): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
}

export const useColourMode = create<ColourModeState>()((set, get) => ({
  mode: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  toggle: () => {
    const mode = get().mode === 'dark' ? 'light' : 'dark';
    show(mode);
    try {
      localStorage.setItem(COLOUR_MODE_KEY, mode);
    } catch {
      // Storage is closed to us: the choice lasts as long as the page.
    }
    set({ mode });
  },
}));
