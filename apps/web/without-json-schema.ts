import type { Plugin } from 'vite';

const generator = /^import \{[^}]*\} from "[./]+core\/to-json-schema\.js";$/m;
const maker = /create(?:Standard|To)JSONSchemaMethod/g;
const processor = /^\s*inst\._zod\.processJSONSchema = .*;$/gm;

/**
 * Leaves zod's generator of JSON Schemas out of the pages. None of them asks for one, but every schema refers to it, so it would be
 * 5 kB of each first visit.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'patrolbook-without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return null;
      const rest = code.replace(generator, noJsonSchema).replaceAll(processor, '');
      if (/to-json-schema|processJSONSchema/.test(rest))
        this.error('zod refers to its generator of JSON Schemas in another way: see without-json-schema.ts.');
      return { code: rest.replaceAll(maker, 'noJsonSchema'), map: null };
    },
  };
}

/** What stands for the import of the generator. */
const noJsonSchema = `const noJsonSchema = () => () => {
  throw new Error('There are no JSON Schemas in a page.');
};`;
