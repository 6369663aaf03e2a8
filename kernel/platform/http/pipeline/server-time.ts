import type { FastifyInstance } from 'fastify';
import { serverTimeHeader } from '#contract/server-time.ts';
import type { Clock } from '../../clock.ts';

/**
 * Says in every answer when it was sent. A device learns from it how wrong its own clock is (product 17.22): the
 * header `Date` has no fractions of a second, and a proxy may replace it. It also tells the answer from a proxy's own.
 */
export function sendServerTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(serverTime(clock)); // for an event stream, which runs no further hook
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(serverTime(clock));
    done(null, payload);
  });
}

/** Returns the header for an answer that is sent now. */
export function serverTime(clock: Clock): Record<string, number> {
  return { [serverTimeHeader]: Date.parse(clock.now()) };
}
