import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { everReachedFrom, type Modules, reachedFrom } from './module-graph.ts';

/**
 * Assigns modules to chunks by who needs them, so that nothing loads before it is needed and there are few requests
 * (decision 12). Every page loads `start` and `common`; sign-in also `zod`, `fields` and `sign-in`, a session also `layout`. `record` loads with
 * pages that show what happened on patrols, `planning`, `account` and `summaries` with those of their area, `schemas` with pages that read values by the contract, which need `zod` too, `toasts`
 * after the first screen, `overlays` when something opens over the page, and `forms` with pages that are forms. What pages share goes
 * with one of the last eight too, but for the names of `places`, what `telephone` knows, and the texts of what goes with pages; anything else goes with the pages that use it. A chunk may import those
 * named before it, but none named after it, which would be a cycle.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', tags: ['$initial'], priority: 1 },
    { name: groupOf, debugName: 'by need' },
  ],
};

/** Mantine's components that open over the page, fields with options among them. */
const overlayComponents = [
  ...['Modal', 'Drawer', 'Tooltip', 'Menu', 'Popover'],
  ...['Combobox', 'Select', 'MultiSelect', 'TagsInput'],
];

/** A module that so many pages need has a place in a chunk that they share… */
const several = 4;
/**
 * …and so has a smaller one that two need, in characters with all that it brings: 12,000 are at most 4 kB compressed, while a request
 * delays a slow phone (150 ms, 1.6 Mbit/s) as much as 30 kB. What two pages of what happened share goes with `record` whatever its size,
 * as most of them load that.
 */
const small = 12000;

interface Needs {
  start: ReadonlySet<string>;
  signIn: ReadonlySet<string>;
  layout: ReadonlySet<string>;
  toasts: ReadonlySet<string>;
  overlays: ReadonlySet<string>;
  pagesWithoutOverlays: readonly ReadonlySet<string>[];
  /** With the parts that they load on demand. */
  pages: readonly ReadonlySet<string>[];
  /** Those of `pages` that each area has. */
  areas: ReadonlyMap<string, ReadonlySet<ReadonlySet<string>>>;
  /** Those of `pages` that read values by the contract from the first. */
  schemaPages: ReadonlySet<ReadonlySet<string>>;
}

let needs: Needs | undefined;

/**
 * Pages with which nobody begins, by area: what only those of one area share is not in the layout but a chunk of theirs (decision 12). A
 * page may be of several; what they share is of the first.
 */
const areas = {
  /** What happened on patrols. */
  record: [
    'features/patrols/detail/pages/PatrolPage.tsx',
    'features/patrols/out/pages/OutPage.tsx',
    'features/ecc/log-on/pages/EccLogOnPage.tsx',
    'features/ecc/answer/pages/EccAnswerPage.tsx',
    'features/record/pages/RecordPage.tsx',
    'features/report/pages/ReportPage.tsx',
    'features/incidents/list/pages/IncidentsPage.tsx',
    'features/incidents/map/pages/ActivityMapPage.tsx',
  ],
  /** What is planned, and by whom. */
  planning: [
    'features/patrols/month/pages/MonthPage.tsx',
    'features/patrols/fill/pages/FillPage.tsx',
    'features/patrols/form/pages/NewPatrolPage.tsx',
    'features/patrols/form/pages/EditPatrolPage.tsx',
    'features/patrols/copies/pages/RepeatPage.tsx',
    'features/patrols/detail/pages/PatrolPage.tsx',
    'features/availability/pages/AvailabilityPage.tsx',
    'features/availability/pages/MyAvailabilityPage.tsx',
    'features/pairing/pages/PairingPage.tsx',
    'features/messages/pages/MessagesPage.tsx',
    'features/messages/pages/NewMessagePage.tsx',
  ],
  /** Who somebody is, what is held about them, and their organization. */
  account: [
    'features/organizations/pages/MyOrganizationPage.tsx',
    'features/people/pages/PersonPage.tsx',
    'features/people/address-change/AddressChangePage.tsx',
    'features/profile/pages/ProfilePage.tsx',
    'features/profile/pages/StartPage.tsx',
    '../../../domains/accounts/web/security/pages/SecurityPage.tsx',
    'features/people/pages/NewPersonPage.tsx',
    'features/people/pages/EditPersonPage.tsx',
    '../../../domains/people/web/notices/pages/NoticesPage.tsx',
  ],
  /** What whoever has a link or an address reads of it, without an account of their own. */
  links: [
    'features/joining/pages/JoinPage.tsx',
    'features/joining/pages/ConfirmJoinPage.tsx',
    'features/people/address-change/AddressChangePage.tsx',
  ],
  /** The charts of five years. */
  summaries: ['features/people/pages/PersonPage.tsx', 'features/patrols/lists/pages/PastPatrolsPage.tsx'],
};

/** The names of places and streets. No page waits for them, so they are a chunk of their own though many pages show places (product 18.20 and 18.26). */
const places =
  /\/domains\/places\/contract\/|\/domains\/places\/web\/(named-places|Street|street-query)\.tsx?$/;

/** What is known of the world's telephone numbers, which no page waits for either (product 8.31). */
const telephone = /\/kernel\/contract\/telephone|\/libphonenumber-js\//;

/** What reads values by the contract: a page that records needs it though it has no fields. */
const ofSchemas = /\/(?:(?:kernel|domains\/[\w-]+)\/contract|zod)\//;

/** What the sign-in screen alone is made of, so that no form carries it. */
const ofSignIn = /\/(src\/features|kernel\/texts)\/auth\//;

/** What the sign-in screen and pages without fields need: texts with markup, and the sentences of what was refused. */
const ofMany = /\/kernel\/(texts\/Filled\.tsx|contract\/issue-message\.ts)$/;

/** Catalogues: what is read by what goes with pages goes with them too, so that no other page has their texts. */
const texts = /\/kernel\/texts\//;

/** What lies below the features: what one module alone imports goes with it. */
const ours = /\/kernel\/(texts|lib|ui)\/|\/src\/domain\/|\/domains\/[\w-]+\/web\//;

function groupOf(path: string, modules: Modules): string | null {
  if (places.test(path)) return 'places';
  if (telephone.test(path)) return 'telephone';
  needs ??= findNeeds(modules);
  const importers = modules.getModuleInfo(path)?.importers ?? [];
  const [importer, another] = importers;
  const isPart = path.endsWith('.module.css') || (ours.test(path) && !another);
  if (isPart && importer) return groupOf(importer, modules);
  const need = groupOfNeed(path, needs);
  if (need !== null) return need;
  const isOfPages = texts.test(path) && importers.every((id) => groupOf(id, modules) === null);
  return isOfPages ? null : groupOfShared(path, needs, modules);
}

function groupOfNeed(path: string, needs: Needs): string | null {
  if (needs.signIn.has(path)) {
    if (needs.layout.has(path) || ofMany.test(path)) return 'common';
    if (ofSignIn.test(path)) return 'sign-in';
    return ofSchemas.test(path) ? 'zod' : 'fields';
  }
  if (needs.layout.has(path)) return 'layout';
  if (needs.toasts.has(path)) return 'toasts';
  if (!needs.overlays.has(path)) return null;
  return needs.pagesWithoutOverlays.some((page) => page.has(path)) ? 'layout' : 'overlays';
}

/** The group of what pages share, which depends on what it needs in turn; null if too few share it. */
function groupOfShared(path: string, needs: Needs, modules: Modules): string | null {
  const reached = [...reachedFrom([path], modules, needs.start)];
  const rest = reached.filter((id) => groupOfNeed(id, needs) === null);
  const size = rest.reduce((sum, id) => sum + (modules.getModuleInfo(id)?.code?.length ?? 0), 0);
  const needed = groupOfNeeded(reached, needs);
  const area = areaOf(path, needs);
  const enough = size < small || (area === 'record' && needed === 'layout') ? 2 : several;
  if (!rest.every((id) => mayBeShared.test(id) && pagesOf(id, needs).length >= enough)) return null;
  if (!area || needed === 'schemas') return needed; // schemas share most of what they are made of
  return needed === 'layout' ? area : null;
}

/** The first area that has all pages that share it. */
function areaOf(path: string, needs: Needs): string | undefined {
  const pages = pagesOf(path, needs);
  return [...needs.areas].find(([, of]) => pages.every((page) => of.has(page)))?.[0];
}

/** The first group that may hold what needs all of these. */
function groupOfNeeded(reached: readonly string[], needs: Needs): string {
  const ofFolder = (id: string) => /\/(form|overlay)\//.exec(id)?.[1];
  const ofPages = (id: string) => (goesWithSchemas(id, needs) ? 'zod' : null);
  const groups = new Set(reached.map((id) => groupOfNeed(id, needs) ?? ofFolder(id) ?? ofPages(id)));
  if (groups.has('overlays') || groups.has('overlay')) return 'overlays';
  if (groups.has('fields') || groups.has('form')) return 'forms';
  return groups.has('zod') ? 'schemas' : 'layout';
}

/** Whether only pages share it that load the schemas at once, and not those of one area alone. */
function goesWithSchemas(path: string, needs: Needs): boolean {
  return pagesOf(path, needs).every((page) => needs.schemaPages.has(page)) && !areaOf(path, needs);
}

/**
 * What lies below the features, and icons, but for the map, the styles of fields that few pages have, and what the device keeps, which
 * stays in one file (decision 39). Other libraries go with the components above, or with the pages that use them.
 */
const mayBeShared =
  /\/kernel\/(contract|texts|lib|ui(?!\/form\/(several-values|segmented-control)\.css))\/|\/src\/domain(?!\/record\/on-device\.)\/|\/domains\/[\w-]+\/(contract|web(?!\/(map|security)\/))\/|\/icons\//;

function pagesOf(path: string, { pages }: Needs): ReadonlySet<string>[] {
  return pages.filter((page) => page.has(path));
}

function findNeeds(modules: Modules): Needs {
  const start = reachedFrom([source('main.tsx')], modules);
  const reach = (...paths: string[]) => reachedFrom(paths, modules, start);
  const lists = [source('app/routing/pages.ts'), source('app/routing/Home.tsx')];
  const pages = lists.flatMap((list) => modules.getModuleInfo(list)?.dynamicallyImportedIds ?? []);
  const overlays = overlayComponents.map(mantine);
  const allOf = new Map(pages.map((page) => [page, everReachedFrom(page, modules, start)]));
  const readsValues = (page: string) => [...reach(page)].some((path) => /\/zod\//.test(path));
  return {
    start,
    signIn: reach(source('features/auth/sign-in/pages/SignInPage.tsx')),
    // the lists of patrols are opened most often, so their rows come with the layout
    layout: reach(
      source('app/RoutedApp.tsx'),
      source('features/patrols/lists/components/PatrolListView.tsx'),
    ),
    toasts: reach(source('app/Toasts.tsx')),
    overlays: reach(...overlays),
    pagesWithoutOverlays: pages
      .map((page) => reach(page))
      .filter((reached) => !overlays.some((id) => reached.has(id))),
    pages: [...allOf.values()],
    areas: new Map(
      Object.entries(areas).map(([area, files]) => [
        area,
        new Set(files.flatMap((file) => allOf.get(source(file)) ?? [])),
      ]),
    ),
    schemaPages: new Set(pages.filter(readsValues).flatMap((page) => allOf.get(page) ?? [])),
  };
}

function mantine(component: string): string {
  return pathOf(`../../node_modules/@mantine/core/esm/components/${component}/${component}.mjs`);
}

function source(path: string): string {
  return pathOf(`src/${path}`);
}

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
}

/** Fails the build when chunks import each other in a cycle. */
export function forbidChunkCycles(): Plugin {
  return {
    name: 'patrolbook-forbid-chunk-cycles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const file of Object.keys(bundle)) {
        const reached = new Set(importsOf(file));
        for (const next of reached) for (const further of importsOf(next)) reached.add(further);
        if (reached.has(file)) this.error(`${file} imports itself through other chunks: see chunks.ts.`);
      }
    },
  };
}
