import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** '/place-bets' for .../features/place-bets/PlaceBetsPage.tsx; nothing for what is no page of its own. */
function pathOf(module: string | null): string | undefined {
  const [, folder, name] =
    module?.match(/\/features\/([\w-]+)\/(?:[\w-]+\/)?(\w+)Page\.tsx$/) ?? [];
  if (name === 'Landing') return '/';
  const kebab = name?.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  return kebab && kebab === folder ? `/${folder}` : undefined;
}

/** A chunk and all that it imports at once. */
function filesOf(file: string, bundle: Bundle, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunk.imports) filesOf(next, bundle, seen);
  return seen;
}

/** The files of each page beside those that every page loads first. */
function filesByPath(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = entry ? filesOf(entry.fileName, bundle) : new Set<string>();
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName }) => {
      const path = pathOf(facadeModuleId);
      const files = [...filesOf(fileName, bundle)].filter((file) => !first.has(file));
      return path ? [[path, files]] : [];
    }),
  );
}

const SCRIPT = 'preload-page.js';

/**
 * A page is fetched once the code that every page needs has run and has seen the address. This script,
 * of a few hundred bytes, sees it first, and has both fetched side by side.
 */
export function preloadPage(): Plugin {
  return {
    name: 'chalkline:preload-page',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head', attrs: { src: `/${SCRIPT}`, async: true } },
    ],
    generateBundle(_options, bundle) {
      const source = `for (const file of ${JSON.stringify(filesByPath(bundle))}[location.pathname] ?? [])
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
`;
      this.emitFile({ type: 'asset', fileName: SCRIPT, source });
    },
  };
}
