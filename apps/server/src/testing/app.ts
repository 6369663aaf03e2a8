import type { FastifyInstance } from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import { claimsFor, signAccessToken } from '#accounts/server/auth/access-token.ts';
import { insertSession } from '#accounts/server/auth/sessions.store.ts';
import { accessCookie, apiPrefix, type QueryInput, type ResponseOf, type Route } from '#contract';
import { after, day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { openLiveHub } from '#platform/live/hub.ts';
import { createLog } from '#platform/log.ts';
import { fakeClock } from '#platform/testing/clock.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { judgedDatabase } from '#platform/testing/distribution/judged.ts';
import { testSettings } from '#platform/testing/settings.ts';
import { describeApi } from '../app/api-description/describe-api.ts';
import { type AppOptions, buildApp } from '../app/app.ts';
import { buildServices, type Services } from '../app/services.ts';
import { factories } from './factories.ts';

export const { publicUrl } = testSettings;

type Person = typeof person.$inferSelect;

export interface Request<R extends Route> {
  params?: Record<string, string>;
  /** Of a route that is known only as one of all: any object. */
  query?: Route extends R ? object : QueryInput<R>;
  /** Any object, so that tests can send invalid bodies. */
  body?: object;
  /** A bearer token, sent instead of a session. */
  bearer?: string;
  idempotencyKey?: string;
}

export interface Answer<R extends Route> {
  status: number;
  /** Parsed on access; throws if the answer is not JSON. */
  readonly body: ResponseOf<R>;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string }[];
}

/** Runs the whole server on its own database; only the clock is fake. */
export function testApp(
  options: Partial<Omit<AppOptions, 'hub'>> = {},
  settings: Partial<Context['settings']> = {},
) {
  const source = testDatabase();
  const judged = judgedDatabase();
  const clock = fakeClock();
  const logged: string[] = [];
  const defaults = { ...quiet, ...options };
  let running: { app: FastifyInstance; context: Context; services: Services } | undefined;
  const get = () => {
    if (!running) throw new Error('The server starts before the first test');
    return running;
  };

  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => logged.push(line) });
    const database = judged(source.database);
    const context: Context = {
      database,
      clock,
      log,
      settings: { ...testSettings, ...settings },
    };
    const hub = openLiveHub(database, log);
    const services = buildServices(context);
    const app = await buildApp(context, services, { ...defaults, hub });
    app.addHook('preClose', () => hub.stop());
    running = { app, context, services };
  });
  afterAll(async () => running?.app.close());

  return {
    clock,
    /** All log lines so far. */
    logged,
    ...factories(() => source.database),
    get database() {
      return source.database;
    },
    get context() {
      return get().context;
    },
    get services() {
      return get().services;
    },
    get app() {
      return get().app;
    },
    connection: source.connection,
    options: defaults,
    sessionCookie,
    /** Returns a function that calls routes as this person; null calls them without a session. */
    async as(who: Person | null) {
      const cookie = who ? await sessionCookie(who) : undefined;
      return <R extends Route>(route: R, request: Request<R> = {}) => send(get().app, route, request, cookie);
    },
  };

  async function sessionCookie(who: Person): Promise<string> {
    const now = clock.now();
    const session = await inTransaction(source.database, (tx) =>
      insertSession(tx, {
        id: newId(),
        personId: who.id,
        organizationId: who.organizationId,
        issued: now,
        confirmed: now,
        expires: after(now, 60 * day),
        remember: true,
        sharedDevice: false,
        ips: ['127.0.0.1'],
        userAgent: 'test',
        generation: 0,
        generationSeen: true,
      }),
    );
    const claims = claimsFor({ ...session, sessionId: session.id, roles: who.roles }, now);
    return `${accessCookie}=${await signAccessToken(testSettings.secretKeys, claims)}`;
  }
}

const quiet = {
  isReady: async () => undefined,
  workers: () => ({}),
  trustProxy: false as const,
  metricsToken: null,
  web: null,
  mailbox: null,
  describe: () => describeApi(testSettings.productName),
};

async function send<R extends Route>(
  app: FastifyInstance,
  route: R,
  { params = {}, query, body, bearer, idempotencyKey }: Request<R>,
  cookie: string | undefined,
): Promise<Answer<R>> {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const response = await app.inject({
    method: route.method,
    url: apiPrefix + path,
    query: textOf(query ?? {}),
    headers: {
      origin: publicUrl.origin,
      ...(cookie && { cookie }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { payload: body }),
  });
  return {
    status: response.statusCode,
    get body() {
      return response.json<ResponseOf<R>>();
    },
    headers: response.headers,
    cookies: response.cookies,
  };
}

function textOf(query: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
