import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Route } from '#contract';

const routesModule = /\/(?:kernel|domains\/[\w-]+)\/contract\/(?:[\w-]+\/)*routes\.ts$/;
const ofPages = /\/(?:apps\/web\/src|kernel\/(?:lib|ui)|domains\/[\w-]+\/web)\//;
const groups = /^export const (\w+Routes) =/gm;
const ofServer = /\b\w*[rR]outes\.\w+\.(?:params|query|body|response|summary|status|access\.roles)\b/;

type Routes = Record<string, Route>;

/**
 * Leaves of each route what a page calls it by. Its schemas and its rules are the server's; a form imports the schema that it
 * validates by. Otherwise each page would carry zod and all schemas of what it calls (decision 12).
 */
export function routesWithoutSchemas(): Plugin {
  let contract: Promise<Record<string, Routes>> | undefined;
  return {
    name: 'patrolbook-routes-without-schemas',
    enforce: 'pre',
    async transform(code, id) {
      const read = ofPages.test(id) ? schemaReadIn(code) : undefined;
      if (read) this.error(`${id} reads ${read}, which no page has: import the schema itself.`);
      if (!routesModule.test(id)) return null;
      contract ??= loadContract();
      const all = await contract;
      const names = [...code.matchAll(groups)].map(([, name = '']) => name);
      return { code: names.map((name) => called(name, all[name] ?? {})).join('\n'), map: null };
    },
  };
}

/** Returns the first part of a route in this code that only the server has. */
export function schemaReadIn(code: string): string | undefined {
  return ofServer.exec(code)?.[0];
}

/** Loads what every domain's contract exports. */
async function loadContract(): Promise<Record<string, Routes>> {
  const name = 'virtual:contract';
  const domains = fileURLToPath(new URL('../../domains/', import.meta.url));
  const indexes = readdirSync(domains).map((domain) => `${domains}${domain}/contract/index.ts`);
  const all = ['#contract', ...indexes.filter((index) => existsSync(index))];
  const plugin: Plugin = {
    name: 'patrolbook-contract',
    resolveId: (id) => (id === name ? name : null),
    load: (id) => (id === name ? all.map((index) => `export * from '${index}';`).join('\n') : null),
  };
  const { module } = await runnerImport<Record<string, Routes>>(name, { plugins: [plugin] });
  return module;
}

/** Returns the declaration of a group of routes as a page has it: most are called within a session, which goes without saying. */
function called(name: string, group: Routes): string {
  const routes = Object.entries(group);
  if (routes.length === 0) throw new Error(`The contract does not export ${name}.`);
  const rest = routes.map(([route, { method, path, idempotent, access }]) => {
    const other = access.by === 'session' ? undefined : { by: access.by };
    return [route, { method, path, idempotent, access: other }];
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(rest))};`;
}
