import './jsdom';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { renewSharedGames } from './games';
import { setSessionHint } from './hint';
import { PATIENCE_MS } from './patience';
import { server } from './server';
import { resetStores } from './stores';

configure({ asyncUtilTimeout: PATIENCE_MS });
renewSharedGames();

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
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  expect(unanswered.splice(0), 'requests without an answer').toEqual([]);
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  setSessionHint(false);
  resetStores();
});
afterAll(() => server.close());
