import type { Access } from './access.ts';
import type { Confirmation } from './confirmation.ts';
import type { ViewKind } from './view-kinds.ts';
import type { z } from './zod.ts';

/**
 * A route of the API as data. The server registers it, the web's client takes its types from it, and OpenAPI is
 * generated from it.
 */
export type Route = RouteParts & Confirmation;

interface RouteParts {
  /** Below `/api/v1`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: Access;
  /**
   * Who may call it although they have not set up the second step that they need (product 9.25): everybody, or patrollers, and those as
   * patrollers alone. To anybody else the answer is 403 `second_step_required`.
   */
  readonly withoutSecondStep?: 'everybody' | 'patrollers';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 202 | 204;
  /** The schema of the answer, none for 204. For `stream`, the schema of each event's data. */
  readonly response?: z.ZodType;
  /**
   * What its answer can show of people other than the caller; whoever sees it is logged (product 22.20). A file or a text says so even if it
   * is nothing.
   */
  readonly shows?: readonly ViewKind[];
  /** The rate limit for each network; beyond it the answer is 429 (product 12.9). */
  readonly limit?: { readonly max: number; readonly perSeconds: number };
  /** The rate limit for each mailed link, whoever holds it; beyond it the answer is 429 (product 12.14). */
  readonly linkLimit?: { readonly max: number; readonly perSeconds: number };
  /** A POST that only reads (RFC 9110, section 9.2.1); every method but GET writes otherwise. */
  readonly safe?: true;
  /**
   * The handler opens its transactions itself, because what it counts outlives a refusal. It judges the caller
   * again in the transaction that it writes in (product 9.6).
   */
  readonly ownTransactions?: true;
  /**
   * How often an organization may be told that a value is in use, because that reveals who has an account
   * elsewhere. Beyond it the answer is 429 (product 12.9).
   */
  readonly takenLimit?: { readonly max: number; readonly perSeconds: number };
  /** A creating call: repeated with the same `Idempotency-Key` it returns the first answer and does nothing (product 12.5). */
  readonly idempotent?: true;
  /**
   * A POST that takes a form, whose fields are not read, from any site: mail programs send it (RFC 8058). The token in its path
   * entitles the caller, and no cookie does.
   */
  readonly form?: true;
  /** The answer is text of this media type, with an ETag, and not JSON. */
  readonly text?: 'text/calendar' | 'text/csv';
  /** The answer is a stream of server-sent events. */
  readonly stream?: true;
  /** The media type of an answer of any length, which is sent chunk by chunk while it is read. */
  readonly chunked?: 'application/json' | 'text/csv' | 'application/zip';
}

export const apiPrefix = '/api/v1';

/** Preserves the literal types of a route. */
export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Shape<R, K extends 'params' | 'query' | 'body' | 'response'> = R extends { readonly [P in K]: infer S }
  ? S extends z.ZodType
    ? S
    : never
  : never;
type Output<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : never;
type Input<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : never;

/** What a handler receives. */
export type ParamsOf<R extends Route> = Output<Shape<R, 'params'>>;
export type QueryOf<R extends Route> = Output<Shape<R, 'query'>>;
export type BodyOf<R extends Route> = Output<Shape<R, 'body'>>;
/** What a handler returns and a caller receives. */
export type ResponseOf<R extends Route> = R extends { readonly stream: true }
  ? undefined
  : Output<Shape<R, 'response'>>;
/** What a caller sends; query parameters with a default may be omitted. */
export type BodyInput<R extends Route> = Input<Shape<R, 'body'>>;
export type QueryInput<R extends Route> = [Shape<R, 'query'>] extends [never]
  ? undefined
  : Partial<QueryOf<R>>;

/** An example of a call's body and of its answer. */
export interface Example<Body = unknown, Answer = unknown> {
  body?: Body;
  response?: Answer;
}

/** Examples of some of these routes. */
export type Examples<Routes extends Record<string, Route>> = {
  readonly [N in keyof Routes]?: Example<BodyInput<Routes[N]>, ResponseOf<Routes[N]>>;
};
