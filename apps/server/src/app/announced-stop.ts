import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/http/pipeline/app-error.ts';

/**
 * A stop that proxies learn of before it happens (product 15.30): for `delay` milliseconds `/readyz` answers 503, calls are
 * answered as ever, and each answer asks to close its connection, so that none is in use when the server stops listening.
 */
export function announcedStop(delay: number) {
  let stopping = false;
  return {
    /** Throws 503 once the stop was announced. */
    refuse(): void {
      if (stopping) throw new AppError(503, 'stopping', { message: 'This process is about to stop.' });
    },
    closeConnections(app: FastifyInstance): void {
      app.addHook('onSend', async (_request, reply) => {
        if (stopping) reply.header('connection', 'close');
      });
    },
    /** Announces the stop and waits for the delay. */
    async say(): Promise<void> {
      stopping = true;
      await pause(delay);
    },
  };
}
