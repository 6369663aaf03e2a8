import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import {
  apiPrefix,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  type Route,
  serverLimits,
} from '#contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/connect.ts';
import {
  type Actor,
  type ActorOf,
  type Authenticator,
  credentialOf,
  isActor,
  type LinkHolder,
  type SignedInActor,
} from './actor.ts';
import { authorize } from './authorize.ts';
import { areChunks, type Chunks, sendChunks } from './chunks.ts';
import { enforceLinkLimit, enforceRateLimit } from './enforce-rate-limit.ts';
import { fairShare } from './fair-share.ts';
import { limitRefusals } from './limit-refusals.ts';
import { originCheck } from './origin.ts';
import { runCall } from './run-call.ts';
import { sendText } from './send-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: SignedInActor | LinkHolder | undefined;
  }
  interface FastifyContextConfig {
    /** The contract's route, for logs and metrics by pattern. */
    route?: Route;
  }
}

/** What a handler receives. `params`, `query` and `body` are parsed by the contract. */
interface Call<R extends Route> {
  actor: ActorOf<R>;
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** The transaction of a call that writes, in which its caller was judged again. Calls of strangers open their own. */
  tx: Writes<R> extends true ? Transaction : undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Writes<R extends Route> = R extends
  | { readonly method: 'GET' }
  | { readonly safe: true }
  | { readonly ownTransactions: true }
  | { readonly access: { readonly by: 'anyone' } }
  ? false
  : true;

/** What a handler returns: the answer, or its chunks. */
type HandlerAnswer<R extends Route> = R extends { readonly chunked: string } ? Chunks : ResponseOf<R>;

/** Returns what a signed-in caller may see of a route's answer. */
export type ShowAnswer = (route: Route, caller: Actor, answer: unknown) => unknown;

/** Returns what logs who saw personal details in a route's answers; null if they have none. It resolves once the answer may be sent. */
export type ViewsOf = (
  route: Route,
) => ((caller: Actor, params: unknown, answer: unknown) => Promise<void>) | null;

/** Returns a route as Fastify's schema, which parses requests. Throws if it is not one of the contract. */
type DescribeRoute = (route: Route) => FastifySchema;

/** What is done with every route and its answers. */
interface Ways {
  describe: DescribeRoute;
  show: ShowAnswer;
  viewsOf: ViewsOf;
}

/** Registers a handler for a route of the contract. */
export type RegisterRoute = <R extends Route>(
  route: R,
  handler: (call: Call<R>) => Promise<HandlerAnswer<R>>,
) => void;

/**
 * Returns the only function that adds routes to the API. A request passes, in this order: origin, the network's rate limit,
 * authorization, the link's rate limit, validation, the session's turn, authorization again, handler (once per Idempotency-Key), log of who saw personal details.
 * Only routes of the contract are taken, so that every route declares its access.
 */
export function routeRegistrar(
  app: FastifyInstance,
  authenticator: Authenticator,
  context: Context,
  { describe, show, viewsOf }: Ways,
): RegisterRoute {
  const checkOrigin = originCheck(context);
  app.decorateRequest('caller', undefined);
  const share = fairShare();
  return (route, handler) => {
    const { chunked }: Route = route;
    const logViews = viewsOf(route);
    app.route({
      method: route.method,
      url: apiPrefix + route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: describe(route),
      config: { route },
      bodyLimit: route.access.by === 'anyone' ? serverLimits.strangersBodyBytes : serverLimits.bodyBytes,
      onRequest: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        checkOrigin(request, route);
        await enforceRateLimit(request, route, context);
        request.caller = await authorize(request, reply, route, authenticator);
        await enforceLinkLimit(request, route, context);
      },
      handler: async (request, reply) => {
        reply.status(route.status);
        const { params, query, body } = request;
        const log = async (answer?: unknown) => {
          if (logViews && request.caller && isActor(request.caller))
            await logViews(request.caller, params, answer);
        };
        const handle = async (actor?: Actor | LinkHolder, tx?: Transaction) => {
          const call = { actor, params, query, body, tx, request, reply };
          if (!isCallOf(route, call))
            throw new Error(`${route.path} was called without its caller or transaction`);
          const answer = await handler(call);
          if (chunked && areChunks(answer)) {
            await log();
            return sendChunks(reply, chunked, answer);
          }
          return actor && isActor(actor) ? show(route, actor, answer) : answer;
        };
        const { caller } = request;
        const run = (waited: boolean) =>
          limitRefusals(context, route, caller, () =>
            runCall(context, authenticator, route, { request, reply, waited, handle }),
          );
        const answer = await (caller ? share(credentialOf(caller), run) : run(false));
        if (reply.sent || chunked) return reply; // an open stream, or one that has ended
        await log(answer);
        return send(route, request, reply, answer);
      },
    });
  };
}

/**
 * Returns whether the call is complete. Authorization has set the caller and validation has parsed the rest, so
 * it only checks that authorization ran and that a writing call has its transaction.
 */
function isCallOf<R extends Route>(route: R, call: { actor: unknown; tx: unknown }): call is Call<R> {
  const isLetIn = route.access.by === 'anyone' || call.actor !== undefined;
  const hasNone =
    route.method === 'GET' || route.safe || route.ownTransactions || route.access.by === 'anyone';
  return isLetIn && (hasNone || call.tx !== undefined);
}

/** Sends a handler's answer in the format of its route. */
function send({ status, text }: Route, request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  if (text) return sendText(request, reply, text, String(answer));
  return status === 204 ? reply.send() : answer;
}
