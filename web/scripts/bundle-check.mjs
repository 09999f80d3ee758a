// Fails when the scripts that a first visit to '/' loads weigh more than the budget.
import { readFileSync, statSync } from 'node:fs';

// About 1.6 s on a slow phone line (0.8 Mbit/s): longer than that and people leave before they see a form.
const INITIAL_JS_MAX_BYTES = 160 * 1024;

const dist = new URL('../dist/', import.meta.url);
/** @type {Record<string, { file: string, imports?: string[] }>} */
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));

/**
 * Files of a chunk and of all that it imports at once.
 * @param {string} key
 * @param {Set<string>} seen
 */
function graph(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is not in the manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) graph(next, seen);
  return seen;
}

const files = [...graph('src/features/auth/landing/LandingPage.tsx', graph('index.html'))];
const sizes = files.map((file) => ({ file, bytes: statSync(new URL(`${file}.br`, dist)).size }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) console.log(`${String(bytes).padStart(8)}  ${file}`);
console.log(
  `${String(total).padStart(8)}  initial JavaScript, brotli (at most ${INITIAL_JS_MAX_BYTES})`,
);
if (total > INITIAL_JS_MAX_BYTES) process.exitCode = 1;
