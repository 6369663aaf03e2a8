import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import { accessCookie, apiPrefix } from '#contract';
import { applyContractSchemas } from '#platform/http/pipeline/validate.ts';
import { routes } from '../routes.ts';
import { describeRoute } from './describe-route.ts';
import { type Description, writeDescription } from './description.ts';
import { transformOpenApi } from './openapi-transform.ts';

/**
 * Writes the OpenAPI document of all calls, which are known from the contract. It takes seconds and a hundred megabytes, so that a server
 * lets a thread do it, once somebody asks.
 */
export async function describeApi(title: string): Promise<Description> {
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
