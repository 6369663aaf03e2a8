import type { Plugin } from 'vite';
import * as contract from '../../packages/contract/src/index.ts';

const routesModule = /\/contract\/src\/(?:[\w-]+\/)+routes\.ts$/;
const groups = /^export const (\w+Routes) =/gm;
const ofServer = /\b\w*[rR]outes\.\w+\.(?:params|query|body|response|summary|status|access\.roles)\b/;

/**
 * Leaves of each route what a page calls it by. Its schemas and its rules are the server's; a form imports the schema that it
 * validates by. Otherwise each page would carry zod and all schemas of what it calls (decision 52).
 */
export function routesWithoutSchemas(): Plugin {
  return {
    name: 'patrolbook-routes-without-schemas',
    enforce: 'pre',
    transform(code, id) {
      const read = id.includes('/apps/web/src/') ? schemaReadIn(code) : undefined;
      if (read) this.error(`${id} reads ${read}, which no page has: import the schema itself.`);
      if (!routesModule.test(id)) return null;
      return { code: [...code.matchAll(groups)].map(([, name = '']) => called(name)).join('\n'), map: null };
    },
  };
}

/** Returns the first part of a route in this code that only the server has. */
export function schemaReadIn(code: string): string | undefined {
  return ofServer.exec(code)?.[0];
}

/** Returns the declaration of a group of routes as a page has it: most are called within a session, which goes without saying. */
function called(name: string): string {
  const routes = Object.entries(Object.entries(contract).find(([exported]) => exported === name)?.[1] ?? {});
  if (routes.length === 0) throw new Error(`The contract does not export ${name}.`);
  const rest = routes.map(([route, { method, path, idempotent, access }]) => {
    const other = access.by === 'session' ? undefined : { by: access.by };
    return [route, { method, path, idempotent, access: other }];
  });
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(rest))};`;
}
