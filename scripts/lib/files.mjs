import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Folders that are installed, built or written by a run. */
const skipped = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'gallery', 'test-results']);

/**
 * Returns the paths of what people have written below a folder of the repository, with slashes.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) && path !== 'e2e/gallery' ? [] : filesIn(path);
    return [path];
  });
}
