import { readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Imports run lib -> api, ui -> features -> app. A room is reached by '@/room/file', a file of the
// same folder by './file'; climbing with '../' would hide which room one enters.
const climbing = { group: ['../*'], message: "Reach another room by '@/room/file'." };
const barrels = {
  regex: '^@/[^/]+$|/index$',
  message: 'Import the file itself: there are no barrels.',
};

/**
 * @param {string[]} files
 * @param {string[]} rooms that these files may not import
 * @param {string} message
 * @returns {import('eslint').Linter.Config}
 */
function zone(files, rooms, message) {
  const forbidden = { regex: `^@/(${rooms.join('|')})(/|$)`, message };
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing, barrels, forbidden] }] },
  };
}

const features = readdirSync(new URL('./src/features', import.meta.url));
// The pages on which one bets have one slip between them.
const OTHER_FEATURES = 'features/(?!slip/).*';

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
    ['src/lib/**'],
    ['api', 'ui', 'features', 'app', 'test'],
    'lib is pure and knows no other room.',
  ),
  zone(['src/api/**'], ['ui', 'features', 'app', 'test'], 'api knows lib alone.'),
  zone(['src/ui/**'], ['api', 'features', 'app', 'test'], 'ui knows lib alone.'),
  ...features.map((feature) =>
    zone(
      [`src/features/${feature}/**`],
      ['app', 'test', feature === 'slip' ? 'features' : OTHER_FEATURES],
      'A feature knows api, ui, lib and the slip; features never import each other.',
    ),
  ),
  {
    files: ['src/test/**', 'src/**/*.test.ts', 'src/**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [climbing, barrels] }] },
  },
);
