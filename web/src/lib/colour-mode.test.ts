import { expect, it } from 'vitest';
import { COLOUR_MODE_KEY, useColourMode } from './colour-mode';

it('turns the page, remembers the choice, and turns back', () => {
  const { toggle } = useColourMode.getState();
  toggle();
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem(COLOUR_MODE_KEY)).toBe('dark');
  toggle();
  expect(document.documentElement).toHaveClass('light');
  expect(document.documentElement).not.toHaveClass('dark');
  expect(useColourMode.getState().mode).toBe('light');
});
