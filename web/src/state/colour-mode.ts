import { create } from 'zustand';

export type ColourMode = 'light' | 'dark';
export const COLOUR_CHOICES = ['system', 'light', 'dark'] as const;
export type ColourChoice = (typeof COLOUR_CHOICES)[number];

/** Also read by public/theme-init.js, before the first paint. Nothing is kept for 'system'. */
export const COLOUR_MODE_KEY = 'chalkline.colour-mode';

interface ColourModeState {
  /** The mode that is shown. */
  mode: ColourMode;
  choice: ColourChoice;
  choose: (choice: ColourChoice) => void;
  toggle: () => void;
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

function modeOf(choice: ColourChoice): ColourMode {
  if (choice !== 'system') return choice;
  return prefersDark.matches ? 'dark' : 'light';
}

function show(mode: ColourMode): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(mode);
}

function remembered(): ColourChoice {
  try {
    const stored = localStorage.getItem(COLOUR_MODE_KEY);
    return COLOUR_CHOICES.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function remember(choice: ColourChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOUR_MODE_KEY);
    else localStorage.setItem(COLOUR_MODE_KEY, choice);
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
}

export const useColourMode = create<ColourModeState>()((set, get) => ({
  mode: document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  choice: remembered(),
  choose: (choice) => {
    const mode = modeOf(choice);
    show(mode);
    remember(choice);
    set({ mode, choice });
  },
  toggle: () => get().choose(get().mode === 'dark' ? 'light' : 'dark'),
}));

prefersDark.addEventListener('change', () => {
  const { choice, choose } = useColourMode.getState();
  if (choice === 'system') choose(choice);
});
