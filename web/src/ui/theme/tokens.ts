import { defineSemanticTokens, defineTokens } from '@chakra-ui/react';

// Light is whitewash paper, dark is a chalkboard, and chalk yellow means "picked".

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64,
];
/** 4 px base: '4' is 1rem. */
const steps = Object.fromEntries(STEPS.map((n) => [`${n}`, { value: `${n / 4}rem` }]));

export const tokens = defineTokens({
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    page: { value: '80rem' },
    slip: { value: '21.25rem' },
    dvh: { value: '100dvh' },
  },
  fonts: {
    heading: { value: "'Bricolage Grotesque Variable', 'Figtree Variable', system-ui, sans-serif" },
    body: { value: "'Figtree Variable', system-ui, sans-serif" },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '1.875rem' },
    '4xl': { value: '2.375rem' },
    '6xl': { value: '3.75rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
    extrabold: { value: '800' },
  },
  radii: {
    sm: { value: '6px' },
    md: { value: '10px' },
    lg: { value: '14px' },
    xl: { value: '20px' },
    full: { value: '9999px' },
  },
  zIndex: {
    header: { value: 10 },
    popover: { value: 100 },
    toast: { value: 200 },
    skipLink: { value: 300 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' }, slow: { value: '320ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } },
  colors: {
    chalk: {
      DEFAULT: { value: '#F5CB45' },
      contrast: { value: '#1B1A12' },
      hover: { value: '#E9BB2A' },
    },
    // A chalkboard is a chalkboard in either mode.
    board: {
      DEFAULT: { value: '#15372C' },
      panel: { value: '#1B4436' },
      line: { value: '#3C6B59' },
      fg: { value: '#F1EFE6' },
      muted: { value: '#BDD3C8' },
    },
  },
});

const modes = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: modes('#F6F7F2', '#121A18'),
      panel: modes('#FFFFFF', '#1A2421'),
      subtle: modes('#EDF0E9', '#212D29'),
    },
    fg: {
      DEFAULT: modes('#18211E', '#F1EFE6'),
      muted: modes('#4C5A54', '#B4C2BC'),
      // On bg and bg.panel only: on bg.subtle it is too faint to read.
      subtle: modes('#5F6E67', '#96A69F'),
    },
    border: {
      DEFAULT: modes('#D5DCD3', '#33433D'),
      control: modes('#7E8D86', '#71847C'),
    },
    brand: {
      DEFAULT: modes('#17573F', '#8ED9B8'),
      contrast: modes('#FFFFFF', '#0E1A15'),
      hover: modes('#0F4330', '#A9E6CB'),
    },
    win: modes('#12703F', '#6BD99B'),
    loss: modes('#B3261E', '#FF9A90'),
    warn: modes('#855300', '#F0BC5A'),
    info: modes('#1F58A6', '#94BEFF'),
    // Darkens in either mode.
    shade: modes('rgb(24 33 30 / 0.22)', 'rgb(0 0 0 / 0.55)'),
    scrim: modes('rgb(12 22 18 / 0.5)', 'rgb(4 8 7 / 0.68)'),
  },
  shadows: {
    card: modes('0 1px 2px rgb(24 33 30 / 0.04), 0 10px 24px -18px rgb(24 33 30 / 0.25)', 'none'),
    overlay: modes('0 18px 48px -12px rgb(24 33 30 / 0.35)', '0 18px 48px -8px rgb(0 0 0 / 0.7)'),
  },
});
