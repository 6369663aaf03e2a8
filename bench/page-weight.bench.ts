import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * What each page's JavaScript and CSS weigh, brotli-compressed, from the manifest of the last build (`npm run build` is
 * not run here). Fails when the sign-in screen, which is the entry alone, is over its budget (design 7).
 */

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const dist = new URL('../apps/web/dist/', import.meta.url);
const signInBudget = 150_000;

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);

/** The files that a page needs, its static imports included. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

function weigh(files: Iterable<string>): number {
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, dist))).length,
    0,
  );
}

function print(name: string, bytes: number): void {
  console.log(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${name}`);
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry: run the build first.');
const shared = filesOf(entry);
const signIn = weigh(shared);
print('sign-in screen (the entry)', signIn);

const pages = Object.keys(manifest).filter((key) => /\/pages\/|layout\/Shell/.test(key));
for (const page of pages) {
  print(`${page}, beyond the entry`, weigh([...filesOf(page)].filter((file) => !shared.has(file))));
}

if (signIn > signInBudget) {
  console.error(`The sign-in screen weighs ${signIn} bytes, ${signIn - signInBudget} over its budget.`);
  process.exitCode = 1;
}
