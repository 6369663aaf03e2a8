import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's helper, which it calls in the place of each `import()`. */
const helper = /^\0vite\/preload-helper\.js$/;
const own = fileURLToPath(new URL('../../kernel/lib/loading/with-files.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
);

/** Puts our own loader of a page's files in the place of Vite's, which asks for a style sheet once and never again. */
export function ownLoader(): Plugin {
  let isThere = false;
  return {
    name: 'patrolbook-own-loader',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: helper },
      handler() {
        isThere = true;
        return `export { withFiles as __vitePreload } from ${JSON.stringify(own)};`;
      },
    },
    buildEnd() {
      if (!isThere) this.error('Vite has another helper for import() by now.');
    },
  };
}
