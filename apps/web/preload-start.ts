import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { chunkOf, filesOf } from './built-files.ts';
import { layout, pageModules, signInPage } from './page-modules.ts';

type Attributes = Record<string, string>;

/** The modules needed before any page can be shown, by the kind of visit; the entry is always loaded. */
const beginnings = { session: layout, 'sign-in': signInPage, link: layout };

/**
 * The first reads of a session. Each URL must equal that of the query (people/web/profile.tsx, people/web/directory.ts,
 * patrols/web/queries.ts, record/web/running.ts), or it is fetched twice.
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

/**
 * Adds preload links for the text font and the first screen's files to index.html, so that the browser fetches them with the entry, and
 * not only once the entry runs. The server drops the links for other visits and other pages (page-links.ts).
 */
export function preloadStart(): Plugin {
  return {
    name: 'patrolbook-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        const reads = firstReads.map((whom) =>
          linkTo({ rel: 'preload', as: 'fetch', fetchpriority: 'low', ...whom }),
        );
        return [linkToFont(bundle), ...linksToFiles(bundle, await pageModules()), ...reads];
      },
    },
  };
}

/** Most people's first page is the roster; another first page is loaded when it is shown. */
function linksToFiles(
  bundle: Rolldown.OutputBundle,
  pages: ReadonlyMap<string, string>,
): HtmlTagDescriptor[] {
  const entry = filesOf(bundle, ({ isEntry }) => isEntry);
  const filesWith = (module: string, known: ReadonlySet<string>) => {
    const chunk = chunkOf(bundle, module);
    return [...filesOf(bundle, (other) => other === chunk)].filter((file) => !known.has(file));
  };
  const first = Object.entries(beginnings).flatMap(([start, module]) =>
    filesWith(module, entry).map((file) => linkTo({ ...toFile(file), 'data-for': start })),
  );
  const there = new Set([...entry, ...filesWith(beginnings.session, entry)]);
  const rest = [...pages].flatMap(([path, module]) =>
    filesWith(module, there).map((file) =>
      linkTo({ ...toFile(file), 'data-for': 'session', 'data-path': path }),
    ),
  );
  return [...first, ...rest];
}

function linkToFont(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const font = Object.keys(bundle).find((file) => file.includes('hanken-grotesk-latin-wght-normal'));
  if (!font) throw new Error('The text font is not in the build.');
  return linkTo({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` });
}

function toFile(file: string): Attributes {
  const how: Attributes = file.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  return { ...how, fetchpriority: 'low', href: `/${file}` };
}

/** Creates a link. `data-for` and `data-path` come last, where the server looks for them. */
function linkTo(attributes: Attributes): HtmlTagDescriptor {
  return { tag: 'link', attrs: { crossorigin: true, ...attributes }, injectTo: 'head' };
}
