import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The faces of the first screen, latin only. Preloaded, so that the text does not move when they come.
const FIRST_SCREEN_FACES =
  /^assets\/(figtree-latin|bricolage-grotesque-latin)-wght-normal-.*\.woff2$/;

function preloadFaces(): Plugin {
  return {
    name: 'chalkline:preload-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_SCREEN_FACES.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head-prepend' as const,
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadFaces()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
  build: {
    manifest: true,
    // The policy of the server allows no data: addresses for scripts or faces: every asset is a file.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'], // e2e/ is Playwright's
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    // Longer than the wait of any one thing in a test (src/test/setup.ts).
    testTimeout: 30_000,
    // West of Greenwich, so that a date shown in UTC by mistake is a day off and seen.
    env: { TZ: 'America/New_York' },
  },
});
