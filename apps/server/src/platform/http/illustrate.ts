import type { SwaggerTransform } from '@fastify/swagger';
import { type RouteName, routes } from '@patrolbook/contract';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { examples } from './examples.ts';

const asJsonSchema = createJsonSchemaTransform({ skipList: [] });

/** The contract's shapes as JSON Schema, with the examples of each call. */
export const illustrate: SwaggerTransform = (document) => {
  const { schema, url } = asJsonSchema(document);
  const name = schema.operationId;
  if (!isCall(name)) return { schema, url };
  const { body, response } = examples[name] ?? {};
  const answers = Object.entries(schema.response ?? {}).map(([status, shape]) => {
    return [status, Number(status) === routes[name].status ? withExample(shape, response) : shape];
  });
  return {
    schema: { ...schema, body: withExample(schema.body, body), response: Object.fromEntries(answers) },
    url,
  };
};

function isCall(name: string | undefined): name is RouteName {
  return name !== undefined && name in routes;
}

function withExample(shape: unknown, example: unknown): unknown {
  if (typeof shape !== 'object' || shape === null || example === undefined) return shape;
  return { ...shape, examples: [example] };
}
