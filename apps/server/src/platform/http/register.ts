import {
  apiPrefix,
  type BodyOf,
  limits,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Route,
  type RouteName,
  type routes,
} from '@patrolbook/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, ActorOf, Gatekeeper, LinkHolder } from './actor.ts';
import { admit } from './gate.ts';
import { handleOnce } from './idempotency.ts';
import { holdToLimit, type LimitContext } from './limit.ts';
import { describeRoute } from './openapi.ts';
import { checkOrigin } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Actor | LinkHolder | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's route, for logs and metrics by pattern. */
    route?: Route;
  }
}

/** What a handler is given. `params`, `query` and `body` are the contract's, parsed. */
interface Call<R extends Route> {
  actor: ActorOf<R>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ContractRoute = (typeof routes)[RouteName];

/** Adds a handler under a route of the contract. */
export type Register = <R extends ContractRoute>(
  route: R,
  handler: (call: Call<R>) => Promise<ResponseOf<R>>,
) => void;

/**
 * Makes the one function that adds calls to the API: origin, rate limit, session or link, validation, handler (once per
 * Idempotency-Key), in this order. It takes
 * routes of the contract only, so that none exists without a declared access.
 */
export function registrar(app: FastifyInstance, gatekeeper: Gatekeeper, context: LimitContext): Register {
  app.decorateRequest('caller', undefined);
  return (route, handler) => {
    app.route({
      method: route.method,
      url: apiPrefix + route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: describeRoute(route),
      config: { route },
      bodyLimit: route.access.by === 'anyone' ? limits.strangersBodyBytes : limits.bodyBytes,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        checkOrigin(request, context.settings.publicUrl);
        await holdToLimit(request, route, context);
        request.caller = await admit(request, reply, route.access, gatekeeper);
      },
      handler: async (request, reply) => {
        reply.status(route.status);
        const { caller: actor, params, query, body } = request;
        const call = { actor, params, query, body, request, reply };
        if (!isCallOf(route, call)) throw new Error(`${route.path} was reached without its caller`);
        const answer = await handleOnce(context, route, request, () => handler(call));
        if (reply.sent) return reply; // a stream, which goes on
        return route.status === 204 ? reply.send() : answer;
      },
    });
  };
}

/**
 * The gate has let the caller in by the route's access and the validator has parsed the rest by its schemas: what is left to
 * check is that the gate did run.
 */
function isCallOf<R extends Route>(route: R, call: { actor: unknown }): call is Call<R> {
  return route.access.by === 'anyone' || call.actor !== undefined;
}
