import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { type CaughtUp, type Change, changeRoutes } from '#contract';
import { second } from '../clock.ts';
import { isOutage } from '../database/outage.ts';
import type { Actor, Authenticator } from '../http/pipeline/actor.ts';
import { tooManyRequests } from '../http/pipeline/app-error.ts';
import type { RegisterRoute } from '../http/pipeline/register.ts';
import type { LiveHub } from './hub.ts';

/**
 * The interval, in milliseconds, at which a stream sends something, so that proxies do not close it, and judges
 * its session again.
 */
const heartbeat = 20 * second;

/** How many streams a session may have in one process; the tabs of a browser share one. */
export const maxStreams = 20;

/**
 * Streams server-sent events that hold only `{type, _id}`. The ordinary reads decide what a person may see
 * (product 12.7).
 */
export function registerChanges(route: RegisterRoute, hub: LiveHub, authenticator: Authenticator): void {
  route(changeRoutes.watchChanges, async ({ actor, query, request, reply }) => {
    if (hub.countOf(actor.sessionId) >= maxStreams) throw tooManyRequests(heartbeat / second);
    const stream = openStream(reply);
    if (request.method === 'HEAD') return void stream.end();
    const write = (text: string) => {
      if (!stream.writableEnded && !stream.destroyed) stream.write(text);
    };
    const beat = setInterval(async () => {
      if (await isLive(actor, request.log)) write(': still here\n\n');
      else close();
    }, heartbeat);
    const unsubscribe = hub.subscribe({
      organizationId: actor.organizationId,
      sessionId: actor.sessionId,
      send,
      close,
    });
    if (query.last !== undefined) catchUp(query.last * second);
    stream.on('close', leave);
    stream.on('error', (err) => request.log.info({ err }, 'change stream failed'));
    // the browser may have disconnected before the listener was attached
    if (stream.destroyed) leave();
    // the session may have ended before the hub knew of the stream
    if (!(await isLive(actor, request.log))) close();
    return undefined;

    function send(change: Change) {
      write(`data: ${JSON.stringify(change)}\n\n`);
    }

    function catchUp(milliseconds: number) {
      const missed = hub.changesWithin(milliseconds, actor.organizationId);
      for (const change of missed ?? []) send(change);
      const told: CaughtUp = { complete: missed !== undefined };
      write(`event: caught-up\ndata: ${JSON.stringify(told)}\n\n`);
    }

    function leave() {
      clearInterval(beat);
      unsubscribe();
    }

    function close() {
      leave();
      stream.end();
    }
  });

  /**
   * Returns whether the session goes on. While the database is away nothing says that it ended, and nothing is announced
   * that the stream could tell: it stays open, and the hub closes it when the database is back (product 15.31). If the
   * session cannot be read for another reason, the stream ends too, and the browser tries to reconnect.
   */
  async function isLive(actor: Actor, log: FastifyBaseLogger): Promise<boolean> {
    try {
      return (await authenticator.currentActor(actor)) !== null;
    } catch (err) {
      log.warn({ err }, 'the session of a change stream could not be read');
      return isOutage(err);
    }
  }
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
