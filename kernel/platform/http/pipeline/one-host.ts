import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

/**
 * Refuses calls with several Host headers (RFC 9112, section 3.2). Node takes the first one and a proxy may take the last, so that the two
 * would not mean the same.
 */
export function refuseSeveralHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = [] } = request.raw.headersDistinct ?? {}; // a call that is injected has none
    if (host.length <= 1) return done();
    const message = 'This call names several hosts';
    return done(new AppError(400, message, { message }));
  });
}
