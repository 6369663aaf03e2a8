import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Access, accessCookie, type Route, routes } from '@patrolbook/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalsOf } from './answers.ts';
import { IdempotencyHeaders } from './idempotency.ts';
import { illustrate } from './illustrate.ts';

/** A route without a body takes none, an empty one, and `{}` alike (design 6.1). */
const NoBody = z.union([z.null(), z.undefined(), z.strictObject({})]);

/** The contract's route as Fastify's schema, from which requests are parsed and the API's page is drawn. */
export function describeRoute(route: Route) {
  const unsafe = route.method !== 'GET';
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: whoMayCall(route.access),
    tags: [route.path.split('/')[1] ?? ''],
    security: securityOf(route.access),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.idempotent && { headers: IdempotencyHeaders }),
    ...(unsafe && { body: route.body ?? NoBody }),
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

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.by === 'anyone') return [];
  return [{ [access.by]: [] }];
}

function responsesOf(route: Route): Record<number, z.ZodType> {
  const answer = route.response?.describe('Done') ?? z.null().describe('Done: no content');
  return { [route.status]: answer, ...refusalsOf(route) };
}

/** Swagger UI styles its elements and embeds its icons as data; it must also work without TLS, so nothing is upgraded. */
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

/** Serves the whole contract at `/openapi.json`, and a page to read it at `/docs`. Register before the routes. */
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
    transform: illustrate,
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurityPolicy });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
