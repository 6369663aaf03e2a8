import { sessionRoutes } from '@patrolbook/contract';
import type { FastifyReply } from 'fastify';
import { second } from '../../platform/clock.ts';
import type { Register } from '../../platform/http/register.ts';
import type { LiveHub } from '../../platform/live/hub.ts';

/** Keeps proxies from closing a quiet stream. */
const heartbeat = 20 * second;

/** Server-sent events: only `{type, _id}`, so that what a person may see is decided by the ordinary reads alone (design 6.1). */
export function registerChanges(on: Register, hub: LiveHub): void {
  on(sessionRoutes.watchChanges, async ({ actor, reply }) => {
    const stream = openStream(reply);
    const unsubscribe = hub.subscribe({
      organizationId: actor.organizationId,
      sessionId: actor.sessionId,
      tell: (change) => stream.write(`data: ${JSON.stringify(change)}\n\n`),
      close: () => stream.end(),
    });
    const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat);
    stream.on('close', () => {
      clearInterval(beat);
      unsubscribe();
    });
    return undefined;
  });
}

function openStream(reply: FastifyReply) {
  reply.hijack();
  const stream = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) stream.setHeader(name, value);
  }
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    // a stream that ends leaves no connection behind that would keep the server from stopping
    connection: 'close',
    'x-accel-buffering': 'no',
  });
  stream.write('retry: 2000\n\n');
  return stream;
}
