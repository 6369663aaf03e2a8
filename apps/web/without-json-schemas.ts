import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * Leaves out what writes schemas as JSON Schema, 5 kB that zod brings along whether it is used or not. Only the server does
 * so, for the API's page. In a page, what would call it fails.
 */
export function withoutJsonSchemas(): Plugin {
  return {
    name: 'patrolbook-without-json-schemas',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/ },
      handler(path) {
        const names = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
        const refusals = [...names].map(([, name]) => `export const ${name} = refuse;`);
        return `function refuse() { throw new Error('A page writes no JSON Schema.'); }\n${refusals.join('\n')}`;
      },
    },
  };
}
