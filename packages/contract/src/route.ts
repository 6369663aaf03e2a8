import type { Access } from './access.ts';
import type { z } from './zod.ts';

/** One call of the API as data. The server registers it, the web's client is typed by it, OpenAPI describes it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  /** One sentence for the API's page. */
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 202 | 204;
  /** Shape of the answer; none for 204. For `stream`, of each event's data. */
  readonly response?: z.ZodType;
  /** How often one network address may call it; beyond that, 429 (design 6.1). */
  readonly limit?: { readonly max: number; readonly perSeconds: number };
  /**
   * Creates something: sent again with the same `Idempotency-Key` it gives the first answer and does nothing more (design 6.1).
   */
  readonly idempotent?: true;
  /** The answer is a stream of server-sent events. */
  readonly stream?: true;
}

export const apiPrefix = '/api/v1';

/** Keeps the literal types of a route's shapes. */
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

/** What a handler gets. */
export type ParamsOf<R extends Route> = Output<Shape<R, 'params'>>;
export type QueryOf<R extends Route> = Output<Shape<R, 'query'>>;
export type BodyOf<R extends Route> = Output<Shape<R, 'body'>>;
/** What a handler answers and a caller receives. */
export type ResponseOf<R extends Route> = R extends { readonly stream: true }
  ? undefined
  : Output<Shape<R, 'response'>>;
/** What a caller sends; a query may leave out what has a default. */
export type BodyInput<R extends Route> = Input<Shape<R, 'body'>>;
export type QueryInput<R extends Route> = [Shape<R, 'query'>] extends [never]
  ? undefined
  : Partial<QueryOf<R>>;
