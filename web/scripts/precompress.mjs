// Writes FILE.br and FILE.gz beside every text file of dist, once at build time at the highest level,
// so that the server sends stored bytes and never compresses.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = new URL('../dist', import.meta.url).pathname;
const TEXT = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
  .filter((file) => TEXT.has(extname(file)))
  .map((file) => join(DIST, file));

for (const file of files) {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
console.log(`precompressed ${files.length} files`);
