import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/**
 * Gives every answer helmet's headers (design 6.2). They are the same for all, so helmet is asked once and not with each request;
 * a page has a policy of its own in place of this one, under which nothing runs and loads. `secure`: browsers reach us by https.
 */
export function sendSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: secure,
    }),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What it puts on an answer to nobody. */
function headersOf(middleware: ReturnType<typeof helmet>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  middleware(response.req, response, (error) => {
    if (error) throw error;
  });
  return response.getHeaders();
}
