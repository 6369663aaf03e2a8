import type { Rolldown } from 'vite';

/** The modules of a build, as a name of a chunk may ask for them. */
export type Modules = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** An index that imports all modules of its package. Who imports it needs those of them whose exports it names. */
const index =
  /\/(?:@mantine\/\w+\/esm\/index\.mjs|@tanstack\/react-\w+\/(?:dist\/esm|build\/modern)\/index\.js|tabler-icons-react\.mjs|(?:kernel|domains\/[\w-]+)\/contract\/index\.ts)$/;

/** Returns these modules and all that they import, directly or not, except what is `known`. */
export function reachedFrom(
  paths: readonly string[],
  modules: Modules,
  known: ReadonlySet<string> = new Set(),
): Set<string> {
  const reached = new Set(paths);
  for (const path of reached) {
    for (const next of importsOf(path, modules)) if (!known.has(next)) reached.add(next);
  }
  return reached;
}

/** Returns the modules that load with a page or after it: all it reaches, and the parts that these load on demand. */
export function everReachedFrom(page: string, modules: Modules, known: ReadonlySet<string>): Set<string> {
  const reached = reachedFrom([page], modules, known);
  for (const path of reached) {
    if (isLibrary(path)) continue;
    for (const part of modules.getModuleInfo(path)?.dynamicallyImportedIds ?? [])
      for (const next of reachedFrom([part], modules, known)) reached.add(next);
  }
  return reached;
}

function isLibrary(path: string): boolean {
  return path.includes('/node_modules/');
}

function importsOf(path: string, modules: Modules): string[] {
  const { importedIds = [], code } = modules.getModuleInfo(path) ?? {};
  return importedIds.flatMap((id) => {
    if (!index.test(id)) return [id];
    const places = exportsOf(id, modules);
    return namesImportedIn(code ?? '').flatMap((name) => places.get(name) ?? []);
  });
}

/** `import { A, B as C } from 'a package'`: A and B. */
function namesImportedIn(code: string): string[] {
  const lists = code.matchAll(/\bimport\b[^;{}'"]*\{([^}]*)\}\s*from\s*['"][^'".]/g);
  return [...lists].flatMap(([, list = '']) =>
    list.split(',').map((item) => item.trim().replace(/\s.*/s, '')),
  );
}

const known = new Map<string, Map<string, string>>();

/** Says which module has each export of an index. What a module exports by default bears the name of its file. */
function exportsOf(index: string, modules: Modules): Map<string, string> {
  const places = known.get(index) ?? new Map<string, string>();
  if (known.has(index)) return places;
  known.set(index, places);
  for (const id of modules.getModuleInfo(index)?.importedIds ?? []) {
    const ofFile = id.replace(/.*\/|\.\w+$/g, '');
    for (const name of modules.getModuleInfo(id)?.exports ?? [])
      places.set(name === 'default' ? ofFile : name, id);
  }
  return places;
}
