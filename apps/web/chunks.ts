import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/**
 * Assigns modules to chunks, so that nothing loads before it is needed and there are few requests (decision 12). Every page
 * loads `start` and `common`; sign-in also `fields`, a session also `layout`, which holds what pages share. `toasts` load after
 * the first screen, `overlays` (which need `toasts` and `fields`) when something opens over the page, and `forms` (which may
 * need all of them) with pages that are forms. A chunk may import those named before it, but none named after it, which would
 * be a cycle.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', tags: ['$initial'], priority: 1 },
    { name: groupOf, debugName: 'by purpose' },
  ],
};

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** The chunk of a package or scope. */
const packages = {
  common: [
    'react',
    'react-dom',
    'scheduler',
    'zod',
    '@mantine/core/esm/core',
    '@mantine/core/esm/utils',
    '@mantine/hooks',
    '@mantine/store',
    'clsx',
  ],
  fields: ['@mantine/form', 'klona', 'fast-deep-equal'],
  layout: ['@tanstack', 'use-sync-external-store', 'temporal-polyfill', 'temporal-utils', '@tabler'],
  toasts: [
    ...['@mantine/notifications', 'react-transition-group', 'dom-helpers', '@babel/runtime', 'prop-types'],
    ...['react-remove-scroll', 'react-remove-scroll-bar', 'react-style-singleton'],
    ...['use-sidecar', 'use-callback-ref', 'tslib'],
  ],
  overlays: ['@floating-ui'],
};

/** Files that do not go with the rest of their package, and Mantine's components. One that is missing goes with its importer. */
const parts = {
  common: [
    ...['Portal', 'Transition', 'Overlay', 'Paper', 'VisuallyHidden', 'ColorSwatch'],
    ...['ActionIcon', 'CloseButton', 'Input', 'InputBase'],
    ...['notifications.store', 'createReactComponent', 'defaultAttributes'],
    ...['IconArrowLeft', 'IconEye', 'IconEyeOff', 'IconAlertCircle', 'IconCircleCheck', 'IconWifiOff'],
  ],
  fields: ['PasswordInput', 'TextInput', 'Textarea', 'Checkbox', 'Radio'],
  layout: ['Switch', 'Alert', 'Badge', 'Card', 'Collapse', 'Skeleton'],
  toasts: ['Notification'],
  overlays: [
    ...['Modal', 'ModalBase', 'Drawer', 'FocusTrap', 'ScrollArea', 'Accordion', 'Floating'],
    ...['Popover', 'Tooltip', 'Menu', 'Combobox', 'Select', 'MultiSelect', 'Autocomplete', 'TagsInput'],
    ...['Pill', 'PillsInput'],
  ],
};

function groupOf(id: string, modules: Modules): string | null {
  const path = id.replaceAll('\\', '/');
  return path.includes('/node_modules/') ? groupOfLibrary(path) : groupOfOurs(path, modules);
}

function groupOfLibrary(path: string): string | null {
  const [, part = ''] = /\/esm\/(?:\w+\/)?([\w.]+?)(?:\.mjs$|\/)/.exec(path) ?? [];
  return (
    groupIn(parts, (name) => name === part) ??
    groupIn(packages, (name) => path.includes(`/node_modules/${name}/`))
  );
}

function groupIn(groups: Record<string, string[]>, fits: (name: string) => boolean): string | null {
  return Object.keys(groups).find((group) => groups[group]?.some(fits)) ?? null;
}

/** The part of the contract that sign-in needs; the rest goes with the layout. */
const contractOfAll = /\/contract\/src\/(zod|access|errors|issues|limits|list|route|sessions|values)\.ts/;

/** The part that only the pages about the ECC need. */
const contractOfEcc = /\/contract\/src\/ecc-(message|routes|script)\.ts/;

/** Every layer below the features, except what few pages use: the charts, times of day, dialogs, the ECC, incidents, and a patrol's record. */
const sharedByPages =
  /\/src\/(lib\/(?!queue\/|storage\/)|ui\/(?!time\/|overlay\/Dialog)|domain\/(?!summary\/|ecc\/|incidents\/|record\/|patrol\/timeline\/))/;

let needs: Record<'signIn' | 'layout' | 'scheduled' | 'past' | 'pages', ReadonlySet<string>> | undefined;

function groupOfOurs(path: string, modules: Modules): string | null {
  needs ??= {
    signIn: reachedFrom([source('features/sign-in/pages/SignInPage.tsx')], modules),
    layout: reachedFrom([source('app/RoutedApp.tsx')], modules),
    scheduled: reachedFrom([source('features/patrol-lists/pages/ScheduledPatrolsPage.tsx')], modules),
    past: reachedFrom([source('features/patrol-lists/pages/PastPatrolsPage.tsx')], modules),
    pages: reachedFrom(
      ['app/routing/pages.ts', 'app/routing/Home.tsx'].flatMap(
        (list) => modules.getModuleInfo(source(list))?.dynamicallyImportedIds ?? [],
      ),
      modules,
    ),
  };
  if (needs.signIn.has(path)) return needs.layout.has(path) ? 'common' : 'fields';
  if (needs.layout.has(path)) return 'layout';
  // The two lists of patrols are opened most often, so what they share gets no small files of its own.
  if (needs.scheduled.has(path) && needs.past.has(path)) return 'layout';
  if (contractOfEcc.test(path)) return null;
  if (path.includes('/contract/src/')) return contractOfAll.test(path) ? 'common' : 'layout';
  if (!sharedByPages.test(path) || !needs.pages.has(path)) return null;
  return /\/form\//.test(path) ? 'forms' : 'layout';
}

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url)).replaceAll('\\', '/');
}

/** Returns these files and all of our own modules that they import, directly or not. */
function reachedFrom(files: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(files);
  for (const path of reached) {
    for (const next of modules.getModuleInfo(path)?.importedIds ?? [])
      if (next.startsWith(source(''))) reached.add(next);
  }
  return reached;
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
