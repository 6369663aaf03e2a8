import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Attributes = Record<string, string>;

/** What is needed before any page can be shown, by how whoever comes begins; the entry comes by itself. */
const beginnings = {
  session: ['/app/RoutedApp.tsx'],
  'sign-in': ['/sign-in/pages/SignInPage.tsx'],
  link: ['/app/RoutedApp.tsx'],
};

/** What is read first in a session, as lib/profile.tsx, lib/directory.ts and lib/patrol.ts ask for it: two different ones would be two turns. */
const firstReads: Attributes[] = [
  { href: '/api/v1/my/profile', 'data-for': 'fresh' },
  { href: '/api/v1/my/organization', 'data-for': 'member' },
  { href: '/api/v1/persons?limit=999&sort=lastName', 'data-for': 'member' },
  { href: '/api/v1/patrol/$id', 'data-for': 'member', 'data-path': '/patrol/$id' },
];

/** What this plugin looks at in a chunk of the build. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Names the files of the first screen in the page, so that the browser fetches them along with the entry, though after it, which
 * would ask for them only once it runs. The server leaves out the links that are for others, or for other pages (page-links.ts).
 */
export function preloadStart(): Plugin {
  return {
    name: 'patrolbook-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = filesOf(chunks, (chunk) => chunk.isEntry);
        const filesWith = (...modules: string[]) => modules.flatMap((end) => filesOfModule(chunks, end));
        const first = Object.entries(beginnings).flatMap(([start, modules]) =>
          [...new Set(filesWith(...modules))]
            .filter((file) => !entry.has(file))
            .map((file) => linkTo({ ...toFile(file), 'data-for': start })),
        );
        const there = new Set([...entry, ...filesWith(...beginnings.session)]);
        const pages = pageFiles().flatMap(({ path, module }) =>
          filesWith(module)
            .filter((file) => !there.has(file))
            .map((file) => linkTo({ ...toFile(file), 'data-for': 'session', 'data-path': path })),
        );
        const reads = firstReads.map((whom) =>
          linkTo({ rel: 'preload', as: 'fetch', fetchpriority: 'low', ...whom }),
        );
        return [...first, ...pages, ...reads];
      },
    },
  };
}

/** Every page of a session: its path, and the module that shows it (app/pages.ts). */
function pageFiles(): { path: string; module: string }[] {
  const source = readFileSync(new URL('src/app/pages.ts', import.meta.url), 'utf8');
  const lines = [...source.matchAll(/'([^']+)': new CodeFile\(\s*\(\) => import\('\.\.([^']+)'\),?\s*\)/g)];
  if (lines.length < source.split("\n  '/").length - 1)
    throw new Error('The list of pages cannot be read: app/pages.ts.');
  return lines.map(([, path = '', module = '']) => ({ path, module }));
}

function filesOfModule(chunks: readonly Chunk[], end: string): string[] {
  const files = filesOf(chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (files.size === 0) throw new Error(`The build has no ${end}, which the page should name.`);
  return [...files];
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

function toFile(file: string): Attributes {
  const how: Attributes = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return { ...how, fetchpriority: 'low', href: `/${file}` };
}

/** For whom a link is, and at which path, stands at its end, where the server looks for it. */
function linkTo(attributes: Attributes) {
  return { tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' as const };
}
