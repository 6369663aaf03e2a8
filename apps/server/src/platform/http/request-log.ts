import type { FastifyInstance } from 'fastify';

/** One line a request, with its id, when it was answered: by route pattern, since URLs carry link tokens (design 6.2). */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route, logLevel } = request.routeOptions;
    if (logLevel === 'warn' && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        route: route ?? 'unknown',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
