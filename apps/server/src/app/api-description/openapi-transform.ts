import type { SwaggerTransform } from '@fastify/swagger';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Route } from '#contract';
import { routes } from '../routes.ts';
import { examples } from './examples.ts';

const asJsonSchema = createJsonSchemaTransform({ skipList: [] });

const known: Record<string, Route> = routes;

/** Converts the contract's schemas to JSON Schema and adds each call's examples. */
export const transformOpenApi: SwaggerTransform = (document) => {
  const { schema, url } = asJsonSchema(document);
  const name = schema.operationId ?? '';
  const route = known[name];
  if (!route) return { schema, url };
  const { body, response } = examples[name] ?? {};
  const answers = Object.entries(schema.response ?? {}).map(([status, shape]) => {
    return [status, Number(status) === route.status ? withExample(shape, response) : shape];
  });
  return {
    schema: { ...schema, body: withExample(schema.body, body), response: Object.fromEntries(answers) },
    url,
  };
};

function withExample(shape: unknown, example: unknown): unknown {
  if (typeof shape !== 'object' || shape === null || example === undefined) return shape;
  return { ...shape, examples: [example] };
}
