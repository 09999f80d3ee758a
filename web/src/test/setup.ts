import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { setSessionHint } from './hint';
import { PATIENCE_MS } from './patience';
import { server } from './server';

// jsdom plays no animation, so an element that waits for the end of its exit would wait for ever.
const realStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element, pseudo) => {
  const style = realStyle(element, pseudo);
  Object.defineProperty(style, 'animationName', { value: 'none', configurable: true });
  return style;
};

configure({ asyncUtilTimeout: PATIENCE_MS });

// Parts of a browser that jsdom lacks.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: true, onchange: null }) as MediaQueryList;
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  setSessionHint(false);
});
afterAll(() => server.close());
