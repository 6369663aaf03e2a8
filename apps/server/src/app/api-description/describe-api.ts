import swagger, { type SwaggerTransform } from '@fastify/swagger';
import Fastify from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { accessCookie, apiPrefix, type Route } from '#contract';
import { applyContractSchemas } from '#platform/http/pipeline/validate.ts';
import { routes } from '../routes.ts';
import { describeRoute } from './describe-route.ts';
import { type ApiDescription, writeDescription } from './description.ts';
import { examples } from './examples.ts';

const asJsonSchema = createJsonSchemaTransform({ skipList: [] });

const known: Record<string, Route> = routes;

/** Converts the contract's schemas to JSON Schema and adds each call's examples. */
const transformOpenApi: SwaggerTransform = (document) => {
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

/**
 * Writes the OpenAPI document of all calls, which are known from the contract. It takes seconds and a hundred megabytes, so that a server
 * lets a thread do it, once somebody asks.
 */
export async function describeApi(title: string): Promise<ApiDescription> {
  const app = Fastify();
  applyContractSchemas(app, { checkResponses: false });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description: 'Rosters, police log-ons and patrol logs.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: accessCookie },
          link: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: transformOpenApi,
  });
  for (const route of Object.values(routes))
    app.route({
      method: route.method,
      url: apiPrefix + route.path,
      schema: describeRoute(route),
      handler: () => Promise.reject(new Error('described, not served')),
    });
  await app.ready();
  return writeDescription(app.swagger());
}
