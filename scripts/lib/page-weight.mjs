import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ file: string, name?: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const dist = join(root, 'apps/web/dist');

/** @returns {Manifest} what the build says of its scripts */
export function readManifest() {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * Weighs the sign-in screen, the signed-in layout and each page of the build: the bytes of its scripts and styles as transferred,
 * with all that they import. What a page loads on demand is not counted. `own` is what a page adds to the layout, and
 * `files` how many there are in all.
 */
export function weighPages() {
  const manifest = readManifest();
  /** @param {string} group */
  const withEntry = (group) => {
    const isOf = (/** @type {Chunk | undefined} */ chunk) => chunk?.isEntry || chunk?.name === group;
    return filesOf(
      Object.keys(manifest).filter((key) => isOf(manifest[key])),
      manifest,
    );
  };
  const layout = withEntry('layout');
  const pages = Object.keys(manifest).filter((key) => key.endsWith('Page.tsx'));
  return {
    signIn: weigh(withEntry('sign-in')),
    layout: weigh(layout),
    pages: pages.map((page) => {
      const own = [...filesOf([page], manifest)].filter((file) => !layout.has(file));
      const name = page.replace(/.*\//, '').replace('.tsx', '');
      const files = layout.size + own.length;
      return { page: name, own: weigh(own), all: weigh([...layout, ...own]), files };
    }),
  };
}

/**
 * Returns the files of these modules and of all that they import.
 * @param {readonly string[]} keys @param {Manifest} manifest
 */
function filesOf(keys, manifest) {
  const chunks = [...importsOf(keys, manifest)].flatMap((key) => manifest[key] ?? []);
  return new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
}

/**
 * Returns these modules and all that they import.
 * @param {readonly string[]} keys @param {Manifest} manifest
 */
export function importsOf(keys, manifest) {
  const reached = new Set(keys);
  for (const key of reached) for (const imported of manifest[key]?.imports ?? []) reached.add(imported);
  return reached;
}

/**
 * Returns the size of files as the server sends them, compressed with brotli.
 * @param {Iterable<string>} files
 */
function weigh(files) {
  return [...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.br`)).size, 0);
}
