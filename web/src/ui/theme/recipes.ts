import { defineSlotRecipe } from '@chakra-ui/react';
import { SHORT } from './short';

// Only the recipes in use: each one is part of the first load.

const fade = {
  _open: { animationName: 'fade-in', animationDuration: 'moderate' },
  _closed: { animationName: 'fade-out', animationDuration: 'fast' },
};
const scrim = { bg: 'scrim', position: 'fixed', inset: '0', zIndex: 'popover', ...fade } as const;
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  boxShadow: 'overlay',
  outline: '0',
  width: 'full',
  maxH: 'dvh',
  _closed: { animationDuration: 'fast' },
  _open: { animationDuration: 'slow', animationTimingFunction: 'out' },
} as const;
const parts = {
  header: { display: 'flex', alignItems: 'center', gap: '3', px: '5', pt: '5', pb: '3' },
  title: {
    flex: '1',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'xl',
    overflowWrap: 'anywhere',
  },
  description: { color: 'fg.muted' },
  body: { px: '5', pb: '5', flex: '1', overflowY: 'auto' },
  footer: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: '5',
    py: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
  },
} as const;
const overlaySlots = [
  ...['trigger', 'backdrop', 'positioner', 'content', 'title', 'description', 'closeTrigger'],
  ...['header', 'body', 'footer'],
];
const positioner = { display: 'flex', position: 'fixed', inset: '0', zIndex: 'popover' } as const;
/** The strip at the top that is the toasts', so that none of them covers a title or a way out. */
const TOASTS = '24';

export const dialogRecipe = defineSlotRecipe({
  slots: overlaySlots,
  className: 'dialog',
  base: {
    backdrop: scrim,
    positioner: { ...positioner, p: '4', pt: TOASTS },
    content: {
      ...sheet,
      maxW: '30rem',
      maxH: 'full',
      m: 'auto',
      borderRadius: 'xl',
      _open: { ...sheet._open, animationName: 'rise-in' },
      _closed: { ...sheet._closed, animationName: 'fade-out' },
    },
    ...parts,
  },
});

export const drawerRecipe = defineSlotRecipe({
  slots: overlaySlots,
  className: 'drawer',
  base: { backdrop: scrim, positioner, content: sheet, ...parts },
  variants: {
    placement: {
      end: {
        positioner: { justifyContent: 'flex-end', pt: TOASTS },
        content: {
          maxW: '20rem',
          borderLeftRadius: 'xl',
          _open: { animationName: 'slide-in-end' },
          _closed: { animationName: 'slide-out-end' },
        },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: {
          maxH: 'min(85dvh, calc(100dvh - 6rem))',
          borderTopRadius: 'xl',
          pb: 'env(safe-area-inset-bottom)',
          _open: { animationName: 'slide-in-bottom' },
          _closed: { animationName: 'slide-out-bottom' },
          [SHORT]: { overflowY: 'auto' },
        },
        body: { [SHORT]: { flex: 'none', overflowY: 'visible' } },
      },
    },
  },
  defaultVariants: { placement: 'end' },
});

export const tooltipRecipe = defineSlotRecipe({
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  className: 'tooltip',
  base: {
    content: {
      bg: 'fg',
      color: 'bg',
      px: '3',
      py: '1.5',
      borderRadius: 'sm',
      fontSize: 'sm',
      fontWeight: 'medium',
      maxW: '18rem',
      zIndex: 'toast',
      ...fade,
    },
  },
});
