import { readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Imports run domain -> state -> api, ui -> features -> app; browser stands beside domain. A room is
// reached by '@/room/file', a file of the same folder or below it by './file'; climbing with '../' would
// hide which room one enters.
const climbing = { group: ['../*'], message: "Reach another room by '@/room/file'." };
// domain is arithmetic and words: nothing in it draws, stores or fetches.
const LIBRARIES = {
  regex: '^(react|react-dom|react-router|zustand|@chakra-ui|@tanstack|openapi-fetch)(/|$)',
  message: 'domain is pure: it uses no library of the page.',
};
const barrels = {
  regex: '^@/[^/]+$|/index$',
  message: 'Import the file itself: there are no barrels.',
};

/**
 * @param {string[]} files
 * @param {string[]} rooms that these files may not import
 * @param {string} message
 * @param {{ regex: string, message: string }[]} others
 * @returns {import('eslint').Linter.Config}
 */
function zone(files, rooms, message, ...others) {
  const forbidden = { regex: `^@/(${rooms.join('|')})(/|$)`, message };
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [climbing, barrels, forbidden, ...others] }],
    },
  };
}

const features = readdirSync(new URL('./src/features', import.meta.url));
// Rooms of the slip, each of which knows those before it alone.
const SLIP_ROOMS = ['selections', 'stakes', 'placing', 'panel'];

/** Pages share the slip, the box score, the cards of sports data, the frame of a class, the next lesson and the bets under way, none of which knows another feature. */
const otherFeatures = (/** @type {string} */ feature) =>
  `features/(?!slip/|box-score/|sports-data/|class-page/|live-bets/|next-lesson/|${feature}/).*`;

export default defineConfig(
  globalIgnores(['dist', 'src/api/schema.gen.d.ts', 'test-results', 'playwright-report']),
  tseslint.configs.strictTypeChecked,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers of React and of the router are often promises whose failure the caller already shows.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['**/*.js', '**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  zone(['src/**'], ['test'], 'Only tests use the test room.'),
  zone(
    ['src/domain/**'],
    ['(?!domain/|\\.\\./\\.\\./schemas/).*'],
    'domain is pure and knows no other room.',
    LIBRARIES,
  ),
  {
    files: ['src/domain/**'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'localStorage', 'sessionStorage', 'window'],
    },
  },
  zone(['src/state/**'], ['(?!domain/|state/).*'], 'state knows domain alone.'),
  zone(['src/browser/**'], ['(?!browser/).*'], 'browser knows no other room.'),
  zone(['src/api/**'], ['ui', 'features', 'app', 'test'], 'api knows domain, state and browser.'),
  zone(['src/ui/**'], ['api', 'features', 'app', 'test'], 'ui knows domain, state and browser.'),
  ...features.map((feature) =>
    zone(
      [`src/features/${feature}/**`],
      ['app', 'test', otherFeatures(feature)],
      'A feature knows the rooms below it and what pages share; other features it never imports.',
    ),
  ),
  ...SLIP_ROOMS.map((room, index) =>
    zone(
      [`src/features/slip/${room}/**`],
      ['app', 'test', `features/(?!slip/(${SLIP_ROOMS.slice(0, index).join('|') || room})/).*`],
      `Imports of the slip run ${SLIP_ROOMS.join(' -> ')}.`,
    ),
  ),
  {
    files: ['src/test/**', 'src/**/*.test.ts', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing, barrels] }] },
  },
);
