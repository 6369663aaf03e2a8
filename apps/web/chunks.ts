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
  /** The domain of each of `pages`, or the application. */
  rooms: ReadonlyMap<ReadonlySet<string>, string>;
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
    'pages/patrol/PatrolPage.tsx',
    '../../../domains/record/web/out/pages/OutPage.tsx',
    'pages/ecc-log-on/EccLogOnPage.tsx',
    '../../../domains/ecc/web/answer/pages/EccAnswerPage.tsx',
    '../../../domains/record/web/recording/pages/RecordPage.tsx',
    '../../../domains/reports/web/report/pages/ReportPage.tsx',
    '../../../domains/record/web/incidents/list/pages/IncidentsPage.tsx',
    '../../../domains/record/web/incidents/map/pages/ActivityMapPage.tsx',
  ],
  /** What is planned, and by whom. */
  planning: [
    '../../../domains/planning/web/month/pages/MonthPage.tsx',
    '../../../domains/planning/web/fill/pages/FillPage.tsx',
    '../../../domains/patrols/web/form/pages/NewPatrolPage.tsx',
    'pages/edit-patrol/EditPatrolPage.tsx',
    '../../../domains/planning/web/copies/pages/RepeatPage.tsx',
    '../../../domains/planning/web/availability/pages/AvailabilityPage.tsx',
    '../../../domains/planning/web/availability/pages/MyAvailabilityPage.tsx',
    '../../../domains/planning/web/pairing/pages/PairingPage.tsx',
    '../../../domains/messages/web/pages/MessagesPage.tsx',
    '../../../domains/messages/web/pages/NewMessagePage.tsx',
  ],
  /** Who somebody is, what is held about them, and their organization. */
  account: [
    'pages/organization/MyOrganizationPage.tsx',
    'pages/person/PersonPage.tsx',
    '../../../domains/membership/web/people/address-change/AddressChangePage.tsx',
    'pages/profile/ProfilePage.tsx',
    'pages/profile/StartPage.tsx',
    '../../../domains/accounts/web/security/pages/SecurityPage.tsx',
    '../../../domains/membership/web/people/pages/NewPersonPage.tsx',
    '../../../domains/membership/web/people/pages/EditPersonPage.tsx',
    '../../../domains/people/web/notices/pages/NoticesPage.tsx',
  ],
  /** What whoever has a link or an address reads of it, without an account of their own. */
  links: [
    '../../../domains/membership/web/joining/pages/JoinPage.tsx',
    '../../../domains/membership/web/joining/pages/ConfirmJoinPage.tsx',
    '../../../domains/membership/web/people/address-change/AddressChangePage.tsx',
  ],
  /** The charts of five years. */
  summaries: ['pages/person/PersonPage.tsx', '../../../domains/patrols/web/lists/pages/PastPatrolsPage.tsx'],
};

/** The names of places and streets. No page waits for them, so they are a chunk of their own though many pages show places (product 18.20 and 18.26). */
const places =
  /\/domains\/places\/contract\/|\/domains\/places\/web\/(named-places|Street|street-query)\.tsx?$/;

/** What is known of the world's telephone numbers, which no page waits for either (product 8.31). */
const telephone = /\/kernel\/contract\/telephone|\/libphonenumber-js\//;

/** What reads values by the contract: a page that records needs it though it has no fields. */
const ofSchemas = /\/(?:(?:kernel|domains\/[\w-]+)\/contract|zod)\//;

/** What the sign-in screen alone is made of, so that no form carries it. */
const ofSignIn = /\/(src\/pages\/sign-in|accounts\/web\/sign-in|kernel\/texts\/auth)\//;

/** What the sign-in screen and pages without fields need: texts with markup, and the sentences of what was refused. */
const ofMany = /\/kernel\/(texts\/Filled\.tsx|contract\/issue-message\.ts)$/;

/** Catalogues: what is read by what goes with pages goes with them too, so that no other page has their texts. */
const texts = /\/kernel\/texts\//;

/** What lies below the features: what one module alone imports goes with it. */
const ours = /\/kernel\/(texts|lib|ui)\/|\/domains\/[\w-]+\/web\//;

/** What a domain shows. */
const ofScreens = /\/domains\/[\w-]+\/web\//;

function groupOf(path: string, modules: Modules): string | null {
  if (places.test(path)) return 'places';
  if (telephone.test(path)) return 'telephone';
  needs ??= findNeeds(modules);
  const importers = modules.getModuleInfo(path)?.importers ?? [];
  const [importer, another] = importers;
  const isPart = !another && (path.endsWith('.module.css') || ours.test(path));
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
  const isSmall = size < small && needed !== 'schemas'; // most pages with schemas have but a few of them
  const enough = isSmall || (area === 'record' && needed === 'layout') ? 2 : several;
  const isSharedEnough = (id: string) => pagesOf(id, needs).length >= enough && isOfRooms(id, needs);
  if (!rest.every((id) => mayBeShared.test(id) && isSharedEnough(id))) return null;
  if (!area || needed === 'schemas') return needed; // schemas share most of what they are made of
  return needed === 'layout' ? area : null;
}

/** Whether pages of several rooms need it. What a domain shows on pages of its own alone stays with them. */
function isOfRooms(path: string, needs: Needs): boolean {
  if (!ofScreens.test(path)) return true;
  return new Set(pagesOf(path, needs).map((page) => needs.rooms.get(page))).size > 1;
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
  /\/kernel\/(contract|texts|lib|ui(?!\/form\/(several-values|segmented-control)\.css))\/|\/domains\/[\w-]+\/(contract|web(?!\/(map|security)\/|\/on-device\.))\/|\/icons\//;

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
    signIn: reach(source('pages/sign-in/SignInPage.tsx')),
    // the lists of patrols are opened most often, so their rows come with the layout
    layout: reach(
      source('app/RoutedApp.tsx'),
      source('../../../domains/patrols/web/lists/components/PatrolListView.tsx'),
    ),
    toasts: reach(source('app/Toasts.tsx')),
    overlays: reach(...overlays),
    pagesWithoutOverlays: pages
      .map((page) => reach(page))
      .filter((reached) => !overlays.some((id) => reached.has(id))),
    pages: [...allOf.values()],
    rooms: new Map(
      [...allOf].map(([page, all]) => [all, /\/(?:domains\/[\w-]+|src\/pages)\//.exec(page)?.[0] ?? '']),
    ),
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
