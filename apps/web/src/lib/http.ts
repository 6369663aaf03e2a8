import {
  apiPrefix,
  type BodyInput,
  type ParamsOf,
  type QueryInput,
  type ResponseOf,
  type Route,
} from '@patrolbook/contract';
import { ApiError, errorOf } from './api-error.ts';
import { once } from './once.ts';

/** A part that a route has is required, one that it may do without is optional, one that it has not cannot be given. */
type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : undefined extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

/** What a caller gives for a route, as the contract says. */
type CallOptions<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryInput<R> | undefined> &
  Part<'body', BodyInput<R>> & {
    /** Cancels the call; a query's own signal. */
    readonly signal?: AbortSignal | undefined;
    /** The secret of a mailed link, for routes whose access is `link`. */
    readonly bearer?: string;
  };

/** The options may be left out when nothing in them is required. */
export type CallArguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** The parts of a call without their types, as they go over the wire. */
interface Given {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly bearer?: string | undefined;
}

/** Sends one request and answers its body. Throws ApiError; a cancelled call throws its signal's reason. */
export async function send<R extends Route>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<ResponseOf<R>> {
  const response = await request(route, options ?? {});
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  return answer;
}

async function request(route: Route, { params, query, body, signal, bearer }: Given): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const address = addressOf(route, params, query);
  const text = body === undefined ? null : JSON.stringify(body);
  const ask = () => fetch(address, { method: route.method, headers, body: text, signal: signal ?? null });
  try {
    if (!route.idempotent || text === null) return await ask();
    return await once(route, address, text, (key) => {
      headers.set('idempotency-key', key);
      return ask();
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'Network error');
  }
}

/** The path with its parameters filled in, and the query: objects (filters) travel as JSON text. */
export function addressOf(route: Route, params: Given['params'], query: Given['query']): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined)
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return `${apiPrefix}${path}${search.size > 0 ? `?${search}` : ''}`;
}
