import { z } from 'zod';
import type { Access, ConfirmedPart, Route } from '#contract';
import { IdempotencyHeaders } from '#platform/http/pipeline/idempotency.ts';
import { routes } from '../routes.ts';
import { errorResponsesOf } from './error-responses.ts';

/** A call without fields takes no body; an empty one and `{}` count as none (product 12.4). */
const NoBody = z.union([z.null(), z.undefined(), z.strictObject({})]);

/** Returns a contract route as Fastify's schema, which parses requests and generates the OpenAPI document. Throws if it is not listed. */
export function describeRoute(route: Route) {
  const unsafe = route.method !== 'GET';
  const mediaType = route.chunked ?? route.text;
  return {
    operationId: nameOf(route),
    summary: route.summary,
    description: [whoMayCall(route.access), ...confirmationOf(route)].join(' '),
    tags: [route.path.split('/')[1] ?? ''],
    security: securityOf(route.access),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.idempotent && { headers: IdempotencyHeaders }),
    ...(unsafe && { body: route.body ?? NoBody }),
    ...(mediaType && { produces: [mediaType] }),
    response: responsesOf(route),
  };
}

function nameOf(route: Route): string {
  const [name] = Object.entries(routes).find(([, known]) => known === route) ?? [];
  if (!name) throw new Error(`The contract does not list ${route.method} ${route.path}.`);
  return name;
}

function whoMayCall(access: Access): string {
  if (access.by === 'anyone') return 'Anyone may call it.';
  if (access.by === 'link')
    return `For the holder of a mailed link (${access.purpose}), sent as a bearer token.`;
  return `For signed-in people with one of the roles: ${access.roles.join(', ')}.`;
}

function confirmationOf({ confirmed }: Route): string[] {
  if (!confirmed) return [];
  return [`The session must have been confirmed within ten minutes${whichOf(confirmed)}.`];
}

function whichOf(confirmed: true | ConfirmedPart): string {
  if (confirmed === true) return '';
  if (!('unless' in confirmed)) return ` for a body that has ${confirmed.join(' or ')}`;
  return `, unless its ${confirmed.unless.field} is of the kind ${confirmed.unless.kind}`;
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access.by === 'anyone') return [];
  return [{ [access.by]: [] }];
}

function responsesOf(route: Route): Record<number, z.ZodType> {
  const answer = route.response?.describe('Done') ?? z.null().describe('Done: no content');
  return { [route.status]: answer, ...errorResponsesOf(route) };
}
