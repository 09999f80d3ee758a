import { defineConfig } from '@playwright/test';

// Journeys in Debian's Chromium, without its windows, against the real binary (build/release, or CHALKLINE_BIN)
// and the built client in dist/. No retries: a journey that fails now and then has found something.
export default defineConfig({
  testDir: 'e2e',
  timeout: 240_000, // more than the waits within one journey: for a bet to be placed, and to be settled
  expect: { timeout: 15_000 },
  retries: 0,
  workers: 2, // a journey waits more than it computes, and each worker has servers of its own
  use: {
    // The steps and what each waited for. Not the page at each step, which takes 7% of the processor, nor a
    // screencast: twice a page stood still with its next frame, and went on as soon as the trace was ended.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
