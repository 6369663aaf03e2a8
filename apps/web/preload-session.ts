import type { Plugin } from 'vite';

/** What whoever is signed in needs before any page can be shown. */
const behind = ['/app/RoutedApp.tsx', '/app/layout/Shell.tsx'];

/** What this plugin looks at in a chunk of the build. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Lets whoever is signed in fetch the layout and what is behind it along with the entry, though after it, which would ask for
 * them only once it runs. The server leaves these links out for others.
 */
export function preloadSession(): Plugin {
  return {
    name: 'patrolbook-preload-session',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const first = filesOf(chunks, (chunk) => chunk.isEntry);
        const files = filesOf(chunks, ({ moduleIds }) =>
          moduleIds.some((id) => behind.some((end) => id.endsWith(end))),
        );
        return [...files].filter((file) => !first.has(file)).map(linkTo);
      },
    },
  };
}

/** The files of the chunks asked for, and of all that they import. */
function filesOf(chunks: readonly Chunk[], wanted: (chunk: Chunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Chunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) add(next);
  };
  for (const chunk of chunks) if (wanted(chunk)) add(chunk);
  return files;
}

function linkTo(file: string) {
  const how = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  const attrs = { ...how, fetchpriority: 'low', crossorigin: true, href: `/${file}`, 'data-for': 'session' };
  return { tag: 'link', attrs, injectTo: 'head' as const };
}
