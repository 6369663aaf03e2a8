import { sessionRoutes } from '@patrolbook/contract';
import type { FastifyReply } from 'fastify';
import { second } from '../../platform/clock.ts';
import type { Gatekeeper } from '../../platform/http/actor.ts';
import type { Register } from '../../platform/http/register.ts';
import type { LiveHub } from '../../platform/live/hub.ts';

/** Keeps proxies from closing a quiet stream. */
const heartbeat = 20 * second;

/** Server-sent events: only `{type, _id}`, so that what a person may see is decided by the ordinary reads alone (design 6.1). */
export function registerChanges(on: Register, hub: LiveHub, gatekeeper: Gatekeeper): void {
  on(sessionRoutes.watchChanges, async ({ actor, request, reply }) => {
    const stream = openStream(reply);
    const write = (text: string) => {
      if (!stream.writableEnded && !stream.destroyed) stream.write(text);
    };
    const beat = setInterval(() => write(': still here\n\n'), heartbeat);
    const unsubscribe = hub.subscribe({
      organizationId: actor.organizationId,
      sessionId: actor.sessionId,
      tell: (change) => write(`data: ${JSON.stringify(change)}\n\n`),
      close,
    });
    stream.on('close', leave);
    stream.on('error', (err) => request.log.info({ err }, 'a stream of changes broke off'));
    // gone before it was listened to: a reload, a closed tab
    if (stream.destroyed) leave();
    // ended after the gate had looked, before the hub knew of the stream
    if (!(await gatekeeper.actorOf(request, reply))) close();
    return undefined;

    function leave() {
      clearInterval(beat);
      unsubscribe();
    }

    function close() {
      leave();
      stream.end();
    }
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
