import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per answered request, with its id, its route's pattern and the id of its caller (product 15.37); URLs may
 * contain link tokens (product 10.2).
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, logLevel } = request.routeOptions;
    if (logLevel === 'warn' && reply.statusCode < 400) return done();
    request.log.info(
      {
        method: request.method,
        route: route ?? 'unknown',
        status: reply.statusCode,
        person: request.caller?.personId ?? undefined,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request answered',
    );
    done();
  });
}
