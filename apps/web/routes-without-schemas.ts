import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Route } from '#contract';

type Routes = Record<string, Route>;

const root = fileURLToPath(new URL('../..', import.meta.url))
  .replaceAll('\\', '/')
  .replace(/\/$/, '');
const contract = 'virtual:contract';
const all = `export const routes = import.meta.glob('/{kernel,domains/*}/contract/**/routes.ts', { eager: true });`;

/**
 * Leaves of each route what a page calls it by. Its schemas and its rules are the server's; a form imports the schema that it
 * validates by. Otherwise each page would carry zod and all schemas of what it calls (decision 12).
 */
export function routesWithoutSchemas(): Plugin {
  let loading: Promise<Record<string, Record<string, Routes>>> | undefined;
  return {
    name: 'patrolbook-routes-without-schemas',
    enforce: 'pre',
    load: {
      filter: { id: /\/contract\/(?:[\w-]+\/)*routes\.ts$/ },
      async handler(id) {
        loading ??= loadContract();
        const exported = Object.entries((await loading)[id.replace(root, '')] ?? {});
        const groups = exported.filter(([name]) => name.endsWith('Routes')); // others are schemas
        if (groups.length === 0) this.error(`The contract does not have ${id}.`);
        return groups.map(([name, group]) => called(name, group)).join('\n');
      },
    },
  };
}

/** Loads what each module of routes exports, by its path. */
async function loadContract(): Promise<Record<string, Record<string, Routes>>> {
  const plugin: Plugin = {
    name: 'patrolbook-contract',
    resolveId: (id) => (id === contract ? id : null),
    load: (id) => (id === contract ? all : null),
  };
  const { module } = await runnerImport<{ routes: Record<string, Record<string, Routes>> }>(contract, {
    root,
    configFile: false,
    plugins: [plugin],
  });
  return module.routes;
}

/** Returns the declaration of a group of routes as a page has it: most are called within a session, which goes without saying. */
function called(name: string, group: Routes): string {
  const routes = Object.entries(group).map(([route, { method, path, idempotent, access }]) => {
    const other = access.by === 'session' ? undefined : { by: access.by };
    return [route, { method, path, idempotent, access: other }];
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(routes))};`;
}
