import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { type Access, accessCookie, type ConfirmedPart, type Route, routes } from '@patrolbook/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notFound } from '../pipeline/app-error.ts';
import { enforceRateLimit } from '../pipeline/enforce-rate-limit.ts';
import { IdempotencyHeaders } from '../pipeline/idempotency.ts';
import { type Description, sendDescription, writeDescription } from './description.ts';
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
  return [`The session must have been confirmed within ten minutes${whichOf(confirmed)}.`];
}

function whichOf(confirmed: true | ConfirmedPart): string {
  if (confirmed === true) return '';
  if (!('unless' in confirmed)) return ` for a body that has ${confirmed.join(' or ')}`;
  return `, unless its ${confirmed.unless.field} is of the kind ${confirmed.unless.kind}`;
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

/** How often a network may ask for the description and its page, which is some ten files: anybody may, and each takes a while to be compressed. */
export const door = { method: 'GET', path: '/docs', limit: { max: 120, perSeconds: 60 } } as const;

/**
 * Serves the OpenAPI document at `/openapi.json` and its page at `/docs`. Must be called before routes are registered. The document is
 * written once, when the server begins to listen.
 */
export async function serveOpenApi(
  app: FastifyInstance,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: context.settings.productName,
        version: '1',
        description: 'Rosters, police log-ons and patrol logs.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: accessCookie },
          link: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: transformOpenApi,
  });
  let described: Promise<Description> | undefined;
  const description = () => (described ??= writeDescription(app.swagger()));
  app.addHook('onListen', async () => void (await description()));
  await app.register(async (pages) => {
    pages.addHook('onRequest', (request) => enforceRateLimit(request, door, context));
    pages.addHook('onRequest', leadToDocument);
    await pages.register(swaggerUi, { routePrefix: '/docs', staticCSP: contentSecurityPolicy });
  });
  app.get(
    '/openapi.json',
    {
      schema: { hide: true },
      compress: false,
      onRequest: (request) => enforceRateLimit(request, door, context),
    },
    async (request, reply) => sendDescription(request, reply, await description()),
  );
}

/** The page's library would write the document at each call, as YAML for seconds. */
async function leadToDocument({ routeOptions }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (routeOptions.url === '/docs/json') return reply.redirect('/openapi.json', 308);
  if (routeOptions.url === '/docs/yaml') throw notFound();
  return undefined;
}
