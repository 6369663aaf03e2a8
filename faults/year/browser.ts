import { setTimeout as wait } from 'node:timers/promises';
import { authRoutes } from '#accounts/contract';
import {
  apiPrefix,
  type BodyInput,
  claimsCookie,
  type QueryInput,
  type ResponseOf,
  type Route,
} from '#contract';
import { publicUrl } from '../load/session.ts';

interface Request<R extends Route> {
  params?: Record<string, string>;
  query?: QueryInput<R>;
  body?: BodyInput<R>;
  /** The token of a mailed link, which takes the place of a session. */
  bearer?: string;
  /** Of a call that creates something: it is made once, however often it is repeated. */
  key?: string;
}

/** What opens browsers: where the server is and what its clock shows, and whom to tell of each write that was acknowledged. */
interface Site {
  url: string;
  now(): string;
  acknowledged(): void;
}

export type Browser = ReturnType<typeof openBrowser>;

/** How long an outage may last before a call is given up, and the pause before it is repeated; in real milliseconds. */
const patience = 120_000;
const beforeRepeat = 200;

/** A browser, of which one person at most is the user. Calls that an outage breaks off are repeated until they are answered. */
export function openBrowser({ url, now, acknowledged }: Site, account?: { email: string; password: string }) {
  const cookies = new Map<string, string>();

  async function send(method: string, path: string, headers: Record<string, string>, body?: object) {
    const init = {
      method,
      headers: {
        origin: publicUrl,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    };
    const answer = await untilAnswered(`${url}${path}`, init);
    for (const cookie of answer.headers.getSetCookie()) keep(cookie);
    return { status: answer.status, text: await answer.text() };
  }

  function keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  }

  /** Renews the session, or signs in, before an access token is used that has expired. */
  async function renew(): Promise<void> {
    if (!account || expiryOf(cookies.get(claimsCookie)) > Date.parse(now()) + 20_000) return;
    const refreshed = await send('POST', apiPrefix + authRoutes.refresh.path, {});
    if (refreshed.status === 204) return;
    const signedIn = await send('POST', apiPrefix + authRoutes.signIn.path, {}, account);
    if (signedIn.status !== 204) throw new Error(`${account.email} cannot sign in: ${signedIn.text}`);
  }

  /** Shows that it is the user who uses the session, as a dialog asks before what can do harm. */
  async function confirm(): Promise<void> {
    const { path } = authRoutes.confirmMySession;
    const body = { currentPassword: account?.password ?? '' };
    const { status, text } = await send('POST', apiPrefix + path, {}, body);
    if (status !== 204) throw new Error(`${account?.email} cannot confirm: ${text}`);
  }

  return {
    /** Makes a call, and throws unless it succeeds. */
    async call<R extends Route>(route: R, request: Request<R> = {}): Promise<ResponseOf<R>> {
      const { params = {}, query, body, bearer, key } = request;
      if (!bearer) await renew();
      if (route.confirmed) await confirm();
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
      const search = new URLSearchParams(textOf(query ?? {}));
      const headers = {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { 'idempotency-key': key }),
      };
      const { status, text } = await send(
        route.method,
        `${apiPrefix}${path}?${search}`,
        headers,
        body ?? undefined,
      );
      if (status !== route.status) throw new Error(`${route.method} ${path} answered ${status}: ${text}`);
      if (route.method !== 'GET') acknowledged();
      return JSON.parse(text === '' ? 'null' : text);
    },
    /** Reads a text without a session. */
    read: async (path: string): Promise<string> => (await send('GET', path, {})).text,
  };
}

async function untilAnswered(url: string, init: RequestInit): Promise<Response> {
  const giveUp = performance.now() + patience;
  for (;;) {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer && answer.status < 502) return answer;
    if (performance.now() > giveUp) throw new Error(`${init.method} ${url} is not answered.`);
    await wait(beforeRepeat);
  }
}

/** Returns when the access token expires, in milliseconds since 1970; 0 if there is none. */
function expiryOf(claims: string | undefined): number {
  if (!claims) return 0;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return Number(exp) * 1000;
}

function textOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
