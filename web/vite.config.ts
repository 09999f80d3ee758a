import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { preloadPage } from './scripts/preload-page';

// The faces of the first screen (src/ui/theme/faces). Preloaded, so that the text does not move when they come.
const FIRST_SCREEN_FACES = /^assets\/(figtree|bricolage-grotesque)-first-.*\.woff2$/;

// The libraries and small parts of our own that the landing page needs, in one file: split into two
// dozen shared files, each with its own head and its own compression, they weigh 8 KB more. Only what
// the first screen needs belongs here: `npm run bundle:check` holds the budget.
const FIRST_VISIT = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)/',
    // Several queries at once are the slip's alone.
    'node_modules/(@tanstack(?!.*[qQ]ueries)|@emotion|openapi-fetch|zustand)/',
    'node_modules/@chakra-ui/react/dist/esm/(styled-system|utils|preset-base|theme)/',
    'node_modules/@chakra-ui/react/dist/esm/components/(box|flex|grid)/',
    'src/api/(account/(auth|current-user|signed-in-hint)|boards/dashboard|client|clock|error|freshness|keys|reachable|sports/league-views)\\.',
    'src/domain/(format/format|membership/promises|odds/(market|odds|odds-format))\\.',
    'src/state/(colour-mode|pending-verification|preferences|toast|upgrade)\\.',
    'src/browser/page-title\\.',
    'src/features/(shell/(leaving|nav|use-sign-out)|slip/(panel/SlipSkipLink|selections/slip-anchors))\\.',
    'lucide-react/dist/esm/icons/(chart-no-axes-combined|clock|graduation-cap|landmark|layers|layout-dashboard|receipt-text|rotate-cw|settings|shield-check|sun|ticket-check|wand-sparkles)\\.',
    'vite/preload-helper',
    'src/ui/(betting/(Coins|OddsButton|Price)|elements/(Badge|Button|Logo|PageLink|SkipLink|Tabs))\\.',
    'src/ui/(form/Field|theme/short)\\.',
    'src/ui/(layout/(Card|ChalkHeading|Page)|membership/(FeatureItem|PromiseBadge)|overlay/Toaster)\\.',
  ].join('|'),
);

// The library of forms with rules, and so of the landing page. A player's first page does without it.
const FORMS =
  /node_modules\/react-hook-form\/|src\/ui\/form\/(PasswordField|rules)\.|src\/features\/auth\/forms\/(form-stack|rules)\./;

// The small parts of our own that several pages share, in one file too: as forty files of about 1 KB,
// each page had to ask for a dozen and a half of them.
const SHARED_BY_PAGES =
  /src\/(api\/(?!audit|proof|sports\/(hub|nhl-box-score))|browser\/|domain\/(?!proof|sports\/(day-sections|team-record))|state\/(?!log-memory))|src\/ui\/(?!overlay\/(Dialog|Drawer|SignInPrompt|Tooltip)|proof|tables\/SortableTable)|node_modules\/lucide-react\//;

// What dialogs and drawers are made of, in one file. Other overlays, such as the calendar, use parts of it, and each
// part that is shared would be a file of its own.
const OVERLAYS =
  /node_modules\/(@zag-js\/(anatomy|core|types|utils|dom-query|react|dialog|dismissable|interact-outside|focus-trap|remove-scroll|aria-hidden|presence|store)|@ark-ui\/react\/dist\/(components\/(dialog|portal|presence|factory)|utils|providers)|@chakra-ui\/react\/dist\/esm\/components\/(dialog|portal))\//;

// The proofs and the audit, which no page of a game day needs.
const PROOF =
  /src\/(api\/(proof|audit)|domain\/proof|ui\/proof)\/|src\/state\/log-memory|schemas\/events\//;

// e2e/ is Playwright's.
const TESTS = 'src/**/*.test.{ts,tsx}';
const WITHOUT_A_PAGE = 'src/{domain,features,state,ui}/**/*.test.ts';

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

/** The first screen needs no script: styles and fonts go first over a slow line. */
function scriptsAfterStyles(): Plugin {
  return {
    name: 'chalkline:scripts-after-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<(script type="module"|link rel="modulepreload")/g,
          '$& fetchpriority="low"',
        ),
    },
  };
}

/** 'virtual:globals.css' is what src/ui/theme/globals.ts makes: in the build, not in the browser. */
function globalsCss(): Plugin {
  const id = '/@globals.css';
  return {
    name: 'chalkline:globals-css',
    resolveId: (source) => (source === 'virtual:globals.css' ? id : undefined),
    load: async (asked) => {
      if (asked !== id) return;
      const { module } = await runnerImport<{ globalCss: () => string }>(
        './src/ui/theme/globals.ts',
      );
      return module.globalCss();
    },
  };
}

export default defineConfig({
  plugins: [react(), globalsCss(), preloadFaces(), scriptsAfterStyles(), preloadPage()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  // The events' layout and the stored records of the tests lie beside this folder.
  server: {
    proxy: { '/api': 'http://127.0.0.1:8080', '/log': 'http://127.0.0.1:8080' },
    fs: { allow: ['..'] },
  },
  build: {
    manifest: true,
    // The policy of the server allows no data: addresses for scripts or faces: every asset is a file.
    assetsInlineLimit: 0,
    // All browsers that run the rest know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first-visit', test: FIRST_VISIT, priority: 3 },
            { name: 'forms', test: FORMS, priority: 2 },
            { name: 'pages', test: SHARED_BY_PAGES, priority: 1, minShareCount: 2 },
            { name: 'overlays', test: OVERLAYS, priority: 1, minShareCount: 2 },
            { name: 'proof', test: PROOF, minShareCount: 3 },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    maxWorkers: '100%', // the default leaves a core idle
    // A process of its own for each file spends more on loading the libraries than on its tests; what a
    // test leaves behind is put back after it (src/test/setup.ts).
    isolate: false,
    // Longer than the waits of a test together (src/test/patience.ts).
    testTimeout: 120_000,
    // West of Greenwich, so that a date shown in UTC by mistake is a day off and seen.
    env: { TZ: 'America/New_York' },
    projects: [
      { extends: true, test: { name: 'rules', include: [WITHOUT_A_PAGE] } },
      { extends: true, test: { name: 'pages', include: [TESTS], exclude: [WITHOUT_A_PAGE] } },
    ],
  },
});
