import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

type Attributes = Record<string, string>;

/** The modules needed before any page can be shown, by the kind of visit; the entry is always loaded. */
const beginnings = {
  session: ['/app/RoutedApp.tsx'],
  'sign-in': ['/pages/sign-in/SignInPage.tsx'],
  link: ['/app/RoutedApp.tsx'],
};

/**
 * The first reads of a session. Each URL must equal that of the query (people/web/profile.tsx, people/web/directory.ts,
 * patrols/web/patrol.ts, record/web/running.ts), or it is fetched twice.
 */
const firstReads: Attributes[] = [
  { href: '/api/v1/my/profile', 'data-for': 'fresh' },
  { href: '/api/v1/my/organization', 'data-for': 'member' },
  { href: '/api/v1/persons?limit=999&sort=lastName', 'data-for': 'member' },
  {
    href: `/api/v1/my/patrols?limit=12&filter=${encodeURIComponent('{"cancelled":null,"removed":null,"declined":null,"running":true}')}`,
    'data-for': 'patroller',
  },
  { href: '/api/v1/patrol/$id', 'data-for': 'member', 'data-path': '/patrol/$id' },
];

/** The part of a built chunk that this plugin reads. */
interface Chunk {
  fileName: string;
  isEntry: boolean;
  imports: string[];
  moduleIds: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Adds preload links for the first screen's files to index.html, so that the browser fetches them with the entry, at a lower
 * priority, and not only once the entry runs. The server drops the links for other visits and other pages (page-links.ts).
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

/** Most people's first page is the roster; another first page is loaded when it is shown. */
const home = { path: '/', module: '/pages/roster/RosterPage.tsx' };

/** Returns the path and the module of every session page, as app/routing/pages.ts lists them. */
function pageFiles(): { path: string; module: string }[] {
  const source = readFileSync(new URL('src/app/routing/pages.ts', import.meta.url), 'utf8');
  const pages = [...source.matchAll(/\bpage\(\s*'([^']+)',\s*\(\) => import\('[./#]+([^']+)'\)/g)];
  if (pages.length === 0 || pages.length < source.split(/\bpage\(/).length - 1)
    throw new Error('The list of pages cannot be read: app/routing/pages.ts.');
  return [home, ...pages.map(([, path = '', module = '']) => ({ path, module }))];
}

function filesOfModule(chunks: readonly Chunk[], end: string): string[] {
  const files = filesOf(chunks, ({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  if (files.size === 0) throw new Error(`The build has no ${end}, which the page should name.`);
  return [...files];
}

/** Returns the files of the wanted chunks and of all that they import. */
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

/** Creates a link. `data-for` and `data-path` come last, where the server looks for them. */
function linkTo(attributes: Attributes) {
  return { tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' as const };
}
