import { ChakraProvider, createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { look } from './system';

const hidden = { opacity: '0' };

const globals = defineConfig({
  preflight: true,
  globalCss: {
    '*, *::before, *::after': {
      borderColor: 'border',
      _motionReduce: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // None at all: with any time, each element that never asked for it would fade after its parent.
        transitionDuration: '0s !important',
      },
    },
    html: { bg: 'bg', color: 'fg', fontFamily: 'body', lineHeight: '1.5', colorScheme: 'light' },
    'html.dark': { colorScheme: 'dark' },
    body: {
      minH: 'dvh',
      overflowX: 'hidden',
      fontVariantNumeric: 'tabular-nums',
      // Where what sticks to the top has room: below the header, and below the line of a lost connection.
      '--below-header': '4.5rem',
    },
    'body:has([data-connection-lost])': { '--below-header': '6.625rem' },
    '#root': { minH: 'dvh', display: 'flex', flexDirection: 'column' },
    p: { textWrap: 'pretty' },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: 'bold',
      lineHeight: '1.15',
      textWrap: 'balance',
    },
    '*:focus-visible': { outline: '2px solid', outlineColor: 'brand', outlineOffset: '2px' },
    '::placeholder': { color: 'fg.subtle', opacity: '1' },
    '::selection': { bg: 'chalk', color: 'chalk.contrast' },
  },
  theme: {
    keyframes: {
      'fade-in': { from: hidden },
      'fade-out': { to: hidden },
      'rise-in': { from: { opacity: '0', transform: 'translateY(12px) scale(0.98)' } },
      'slide-in-end': { from: { transform: 'translateX(100%)' } },
      'slide-out-end': { to: { transform: 'translateX(100%)' } },
      'slide-in-bottom': { from: { transform: 'translateY(100%)' } },
      'slide-out-bottom': { to: { transform: 'translateY(100%)' } },
      'draw-line': {
        from: { clipPath: 'inset(-4px 100% -4px 0)' },
        to: { clipPath: 'inset(-4px)' },
      },
      breathe: { '50%': { opacity: '0.55' } },
    },
  },
});

/** The reset, what holds for the document as a whole, and the tokens as custom properties: as CSS. */
export function globalCss(): string {
  const system = createSystem(defaultBaseConfig, look, globals);
  return renderToString(createElement(ChakraProvider, { value: system, children: null }))
    .replaceAll(/<style[^>]*>/g, '')
    .replaceAll('</style>', '\n');
}
