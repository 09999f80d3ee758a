import { beforeEach, expect, it, vi } from 'vitest';

const root = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

/** The module as a page finds it when the system prefers light and this was chosen before. */
async function loadedWith(stored?: 'light' | 'dark') {
  if (stored) localStorage.setItem('chalkline.colour-mode', stored);
  root.className = stored ?? 'light';
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
  return import('./colour-mode');
}

function systemTurns(dark: boolean): void {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
}

beforeEach(() => vi.resetModules());

it('turns the page, remembers the choice, and turns back', async () => {
  const { COLOUR_MODE_KEY, useColourMode } = await loadedWith();
  useColourMode.getState().toggle();
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe('dark');
  useColourMode.getState().toggle();
  expect(root).toHaveClass('light');
  expect(root).not.toHaveClass('dark');
  expect(useColourMode.getState().mode).toBe('light');
});

it('follows the system until something else is chosen, and again afterwards', async () => {
  const { COLOUR_MODE_KEY, useColourMode } = await loadedWith();
  expect(useColourMode.getState().choice).toBe('system');
  systemTurns(true);
  expect(root).toHaveClass('dark');
  useColourMode.getState().choose('light');
  expect(root).toHaveClass('light');
  systemTurns(false);
  systemTurns(true);
  expect(root).toHaveClass('light');
  useColourMode.getState().choose('system');
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem(COLOUR_MODE_KEY)).toBeNull();
});

it('knows what was chosen on an earlier visit', async () => {
  const { useColourMode } = await loadedWith('dark');
  expect(useColourMode.getState()).toMatchObject({ mode: 'dark', choice: 'dark' });
});
