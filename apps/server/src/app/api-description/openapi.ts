import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { enforceRateLimit } from '#platform/http/pipeline/enforce-rate-limit.ts';
import { type ApiDescription, sendDescription } from './description.ts';

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
 * Serves the OpenAPI document at `/openapi.json` and its page at `/docs`. The document is written once, when it is first asked for.
 */
export async function serveOpenApi(
  app: FastifyInstance,
  context: Pick<Context, 'database' | 'clock' | 'settings'>,
  describe: () => Promise<ApiDescription>,
): Promise<void> {
  await app.register(swagger); // its page asks for it, but not for the document
  let described: Promise<ApiDescription> | undefined;
  const description = () =>
    (described ??= describe().catch((error: unknown) => {
      described = undefined; // whoever asks next has it written again
      throw error;
    }));
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
