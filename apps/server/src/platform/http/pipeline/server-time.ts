import { serverTimeHeader } from '@patrolbook/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';

/**
 * Says in every answer when it was sent. A device learns from it how wrong its own clock is (product 17.22): the
 * header `Date` has no fractions of a second, and a proxy may replace it.
 */
export function sendServerTime(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header(serverTimeHeader, Date.parse(clock.now()));
    done(null, payload);
  });
}
