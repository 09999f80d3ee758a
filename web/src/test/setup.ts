import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
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

/** Requests for which a test defined no answer. */
const unanswered: string[] = [];
beforeAll(() =>
  server.listen({
    onUnhandledFrame: ({ frame, defaults }) => {
      const { request } = frame.data as { request: Request };
      unanswered.push(`${request.method} ${request.url}`);
      defaults.error();
    },
  }),
);
afterEach(() => {
  expect(unanswered.splice(0), 'requests without an answer').toEqual([]);
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  setSessionHint(false);
});
afterAll(() => server.close());
