import { sessionRoutes } from '@patrolbook/contract';
import type { FastifyReply } from 'fastify';
import { second } from '../../platform/clock.ts';
import type { Authenticator } from '../../platform/http/pipeline/actor.ts';
import type { RegisterRoute } from '../../platform/http/pipeline/register.ts';
import type { LiveHub } from '../../platform/live/hub.ts';

/** Keeps proxies from closing an idle stream. */
const heartbeat = 20 * second;

/**
 * Streams server-sent events with only `{type, _id}`; the ordinary reads decide what a person may see (product 12.7).
 */
export function registerChanges(route: RegisterRoute, hub: LiveHub, authenticator: Authenticator): void {
  route(sessionRoutes.watchChanges, async ({ actor, request, reply }) => {
    const stream = openStream(reply);
    const write = (text: string) => {
      if (!stream.writableEnded && !stream.destroyed) stream.write(text);
    };
    const beat = setInterval(() => write(': still here\n\n'), heartbeat);
    const unsubscribe = hub.subscribe({
      organizationId: actor.organizationId,
      sessionId: actor.sessionId,
      notify: (change) => write(`data: ${JSON.stringify(change)}\n\n`),
      close,
    });
    stream.on('close', leave);
    stream.on('error', (err) => request.log.info({ err }, 'change stream failed'));
    // the browser may have disconnected before the listener was attached
    if (stream.destroyed) leave();
    // the session may have ended before the hub knew of the stream
    if (!(await authenticator.actorOf(request, reply))) close();
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
    // an idle keep-alive connection would keep the server from stopping
    connection: 'close',
    'x-accel-buffering': 'no',
  });
  stream.write('retry: 2000\n\n');
  return stream;
}
