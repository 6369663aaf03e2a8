import {
  apiPrefix,
  type BodyInput,
  type ParamsOf,
  type QueryInput,
  type ResponseOf,
  type Route,
} from '#contract';
import { debugLog } from '../browser/debug-log.ts';
import { noteAnswer, noteSilence, patience } from '../browser/online.ts';
import { ApiError, errorOf, foreignAnswerError, networkError } from './api-error.ts';
import { withIdempotencyKey } from './idempotency-key.ts';
import { ForeignAnswer, timedFetch } from './timed-fetch.ts';
import { untilOutageEnds } from './until-outage-ends.ts';

/** A part that the route requires is required, one that it allows is optional, one that it lacks is forbidden. */
type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : undefined extends V
    ? { readonly [P in K]?: V }
    : { readonly [P in K]: V };

/** The options of a call, typed by the route. */
type CallOptions<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'query', QueryInput<R> | undefined> &
  Part<'body', BodyInput<R>> & {
    /** Cancels the call; a query passes its own signal. */
    readonly signal?: AbortSignal | undefined;
    /** The secret of a mailed link, for routes whose access is `link`. */
    readonly bearer?: string;
  };

/** The options may be left out when nothing in them is required. */
export type CallArguments<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [options?: CallOptions<R>] : [options: CallOptions<R>];

/** The options of a call without the route's types. */
interface UntypedOptions {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly bearer?: string | undefined;
}

/** Sends one request and returns its answer's body. Throws ApiError; a cancelled call throws its signal's reason. */
export function send<R extends Route>(route: R, ...options: CallArguments<R>): Promise<ResponseOf<R>> {
  return sendChecked(undefined, route, ...options);
}

/** The same, and calls `check` right before the request is sent, each time; what it throws is thrown. */
export async function sendChecked<R extends Route>(
  check: (() => void) | undefined,
  route: R,
  ...[options]: CallArguments<R>
): Promise<ResponseOf<R>> {
  const response = await request(route, options ?? {}, check);
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  return answer;
}

/**
 * Sends a request, again in an outage, and calls `check` right before it is sent, each time. Throws ApiError only if there is no answer, and what
 * `check` throws; a cancelled call throws its signal's reason.
 */
export async function request(
  route: Route,
  { params, query, body, signal, bearer }: UntypedOptions,
  check = () => {},
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (bearer) headers.set('authorization', `Bearer ${bearer}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const address = addressOf(route, params, query);
  const text = body === undefined ? null : JSON.stringify(body);
  const init = { method: route.method, headers, body: text, signal: signal ?? null };
  const fetchOnce = () => {
    if (!signal?.aborted) check();
    return noted(timedFetch(address, init));
  };
  const sendOnce = () => untilOutageEnds(fetchOnce, signal);
  try {
    if (!route.idempotent || text === null) return await sendOnce();
    return await withIdempotencyKey(route, address, text, (key) => {
      headers.set('idempotency-key', key);
      return sendOnce();
    });
  } catch (error) {
    if (signal?.aborted) {
      debugLog(`${route.method} ${address} was cancelled`);
      throw error;
    }
    if (error instanceof ApiError) throw error;
    noteSilence();
    throw error instanceof ForeignAnswer ? foreignAnswerError() : networkError();
  }
}

/** Notes that the server answers, or that it leaves a call unanswered for long. */
async function noted(answer: Promise<Response>): Promise<Response> {
  const tooLong = setTimeout(noteSilence, patience);
  try {
    const response = await answer;
    noteAnswer();
    return response;
  } finally {
    clearTimeout(tooLong);
  }
}

/** Returns the path with its parameters filled in, and the query. Objects (filters) become JSON text. */
export function addressOf(
  route: Route,
  params: UntypedOptions['params'],
  query: UntypedOptions['query'],
): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined)
      search.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const text = search.toString(); // Safari 15 does not know its size
  return `${apiPrefix}${path}${text && `?${text}`}`;
}
