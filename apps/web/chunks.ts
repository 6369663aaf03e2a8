import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/**
 * Into which file of the build a module goes, so that nothing loads before it is needed, and nothing in eighty small files, each of
 * which costs a turn over the line. Everybody begins with `start` and `common`; sign-in goes on with `fields`, whoever is signed in
 * with `layout`, where there is also what pages share. `toasts` come after the first screen, `overlays` (which need those, and `fields`) once something
 * opens over the page, `forms` (which may need all of them) with pages that are forms. A file may need those named before it in this list
 * but none named after it: the browser would go round in circles.
 */
export const codeSplitting: Rolldown.OutputOptions['codeSplitting'] = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', tags: ['$initial'], priority: 1 },
    { name: groupOf, debugName: 'by purpose' },
  ],
};

type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Packages and scopes. */
const packages = {
  common: [
    'react',
    'react-dom',
    'scheduler',
    'zod',
    '@mantine/core',
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

/** Single files of packages, and Mantine's components, that do not go where the rest of theirs goes. */
const parts = {
  common: [
    ...['notifications.store', 'createReactComponent', 'defaultAttributes'],
    ...['IconArrowLeft', 'IconEye', 'IconEyeOff', 'IconAlertCircle', 'IconCircleCheck'],
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

/** What sign-in needs of the contract; the rest goes with the layout. */
const contractOfAll = /\/contract\/src\/(zod|access|errors|issues|limits|list|route|sessions|values)\.ts/;

let needs: Record<'signIn' | 'layout' | 'scheduled' | 'past' | 'pages', ReadonlySet<string>> | undefined;

function groupOfOurs(path: string, modules: Modules): string | null {
  needs ??= {
    signIn: reachedFrom([source('features/sign-in/pages/SignInPage.tsx')], modules),
    layout: reachedFrom([source('app/RoutedApp.tsx')], modules),
    scheduled: reachedFrom([source('features/patrols/pages/ScheduledPatrolsPage.tsx')], modules),
    past: reachedFrom([source('features/patrols/pages/PastPatrolsPage.tsx')], modules),
    pages: reachedFrom(modules.getModuleInfo(source('app/pages.ts'))?.dynamicallyImportedIds ?? [], modules),
  };
  if (needs.signIn.has(path)) return needs.layout.has(path) ? 'common' : 'fields';
  if (needs.layout.has(path)) return 'layout';
  // The two lists of patrols are opened more than anything else, and come without small files of their own.
  if (needs.scheduled.has(path) && needs.past.has(path)) return 'layout';
  if (path.includes('/contract/src/')) return contractOfAll.test(path) ? 'common' : 'layout';
  if (!/\/src\/(lib|ui)\/[^/]+$/.test(path) || !needs.pages.has(path)) return null;
  return /form[^/]*$/i.test(path) ? 'forms' : 'layout';
}

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url)).replaceAll('\\', '/');
}

/** Our own modules that these cannot do without. */
function reachedFrom(files: readonly string[], modules: Modules): Set<string> {
  const reached = new Set(files);
  for (const path of reached) {
    for (const next of modules.getModuleInfo(path)?.importedIds ?? [])
      if (next.startsWith(source(''))) reached.add(next);
  }
  return reached;
}

/** Fails the build when two of its files need each other, be it through others. */
export function refuseCircles(): Plugin {
  return {
    name: 'patrolbook-refuse-circles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const file of Object.keys(bundle)) {
        const reached = new Set(importsOf(file));
        for (const next of reached) for (const further of importsOf(next)) reached.add(further);
        if (reached.has(file)) this.error(`${file} needs itself: see chunks.ts.`);
      }
    },
  };
}
