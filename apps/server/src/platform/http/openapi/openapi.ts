import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Access, accessCookie, type Route, routes } from '@patrolbook/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { IdempotencyHeaders } from '../pipeline/idempotency.ts';
import { errorResponsesOf } from './error-responses.ts';
import { transformOpenApi } from './openapi-transform.ts';

/** A call without fields takes no body; an empty one and `{}` count as none (product 12.4). */
const NoBody = z.union([z.null(), z.undefined(), z.strictObject({})]);

/** Returns a contract route as Fastify's schema, which parses requests and generates the OpenAPI document. */
export function describeRoute(route: Route) {
  const unsafe = route.method !== 'GET';
  const mediaType = route.chunked ?? route.text;
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: [whoMayCall(route.access), ...confirmationOf(route)].join(' '),
    tags: [route.path.split('/')[1] ?? ''],
    security: securityOf(route.access),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.idempotent && { headers: IdempotencyHeaders }),
    ...(unsafe && { body: route.body ?? NoBody }),
    ...(mediaType && { produces: [mediaType] }),
    response: responsesOf(route),
  };
}

function nameOf(route: Route): string | undefined {
  return Object.entries(routes).find(([, known]) => known === route)?.[0];
}

function whoMayCall(access: Access): string {
  if (access.by === 'anyone') return 'Anyone may call it.';
  if (access.by === 'link')
    return `For the holder of a mailed link (${access.purpose}), sent as a bearer token.`;
  return `For signed-in people with one of the roles: ${access.roles.join(', ')}.`;
}

function confirmationOf({ confirmed }: Route): string[] {
  if (!confirmed) return [];
  const which = confirmed === true ? '' : ` for a body that has ${confirmed.join(' or ')}`;
  return [`The session must have been confirmed within ten minutes${which}.`];
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.by === 'anyone') return [];
  return [{ [access.by]: [] }];
}

function responsesOf(route: Route): Record<number, z.ZodType> {
  const answer = route.response?.describe('Done') ?? z.null().describe('Done: no content');
  return { [route.status]: answer, ...errorResponsesOf(route) };
}

/** Swagger UI needs inline styles and data icons. It must also work without TLS, so requests are not upgraded. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the OpenAPI document at `/openapi.json` and its page at `/docs`. Must be called before routes are registered. */
export async function serveOpenApi(app: FastifyInstance, productName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: productName, version: '1', description: 'Rosters, police log-ons and patrol logs.' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: accessCookie },
          link: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: transformOpenApi,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurityPolicy });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
