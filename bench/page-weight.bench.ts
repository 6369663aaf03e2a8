import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * Weighs each page's JavaScript and CSS, brotli-compressed, by the manifest of the build: its own files, and all
 * files that a browser fetches if it opens that page first. Fails if the sign-in screen, which consists of the
 * entry and the fields (`chunks.ts` of the web), is over its budget (product 15.6).
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

/** Returns the files that a module needs, including its static imports. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const styleSheet of chunk.css ?? []) found.add(styleSheet);
  for (const imported of chunk.imports ?? []) filesOf(imported, found);
  return found;
}

function weigh(files: Iterable<string>): number {
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, dist))).length,
    0,
  );
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function keysLike(pattern: RegExp): string[] {
  return Object.keys(manifest).filter((key) => pattern.test(key));
}

/** Returns all files that these modules need. */
function allFilesOf(keys: readonly string[]): Set<string> {
  return new Set(keys.flatMap((key) => [...filesOf(key)]));
}

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry: run the build first.');
const signIn = allFilesOf([entry, ...keysLike(/^_fields-.*js$/)]);
const layout = allFilesOf([entry, ...keysLike(/^_layout-.*js$/)]);
const weight = weigh(signIn);

const rows = keysLike(/\/pages\//).map((page) => {
  const own = [...filesOf(page)].filter((file) => !layout.has(file));
  const name = page.replace(/.*\/features\/(.*)\/pages\/(.*)\.tsx$/, '$1: $2');
  return { page: name, 'own kB': kilobytes(weigh(own)), 'in all kB': kilobytes(weigh([...layout, ...own])) };
});
console.log(
  `sign-in screen: ${kilobytes(weight)} kB; with the signed-in layout: ${kilobytes(weigh(layout))} kB`,
);
console.table(rows.sort((one, other) => one.page.localeCompare(other.page)));

if (weight > signInBudget) {
  console.error(`The sign-in screen weighs ${weight} bytes, ${weight - signInBudget} over its budget.`);
  process.exitCode = 1;
}
