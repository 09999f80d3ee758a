import { expect, it } from 'vitest';
import { semanticTokens } from '@/ui/theme/tokens';
import { scrollHint } from './scroll-hint';

/** How bright a colour is, from 0 to 255: of '#1A2421' or 'rgb(0 0 0 / 0.55)'. */
function brightness(colour: string): number {
  const parts = colour.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  return Math.max(...parts);
}

it.each(['_light', '_dark'] as const)('shades what goes on and never glows: %s', (mode) => {
  const { shade, bg } = semanticTokens.colors;
  expect(scrollHint.backgroundImage.match(/\{colors\.[a-z.]+\}/g)).toEqual([
    '{colors.bg.panel}',
    '{colors.bg.panel}',
    '{colors.shade}',
    '{colors.shade}',
  ]);
  expect(brightness(shade.value[mode])).toBeLessThan(brightness(bg.panel.value[mode]));
});
