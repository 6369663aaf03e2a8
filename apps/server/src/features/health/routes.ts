import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '../../platform/clock.ts';
import { forbidden } from '../../platform/http/pipeline/app-error.ts';
import { bearerOf } from '../../platform/http/pipeline/authorize.ts';
import { isFromThisMachine } from '../../platform/http/pipeline/client-address.ts';
import type { MailFigures } from '../mails/service.ts';

interface Options {
  /** Throws when the process cannot do its work. */
  isReady(): Promise<void>;
  /** Returns when a worker last checked for overdue patrols; null if none has. */
  lastOverdueCheck(): Promise<string | null>;
  mailFigures(): Promise<MailFigures>;
  clock: Clock;
  /**
   * Counts the urgent mails that have not left, and returns the instant at which the first of them was due
   * (product 11.21).
   */
  countUnsent(): Promise<{ unsent: number; oldest: string | null }>;
  /** If null, metrics are served outside production, to this machine only. */
  metricsToken: string | null;
  production: boolean;
}

/**
 * Registers `/healthz` for the process, `/readyz` for the database too, and `/metrics` in Prometheus' text
 * format. The last two tell when a worker last checked for overdue patrols (product 17.10), since when a mail is
 * due and how many failed (product 15.10) and which urgent mails have not left (product 11.21). A missed check or a waiting mail
 * leaves this process ready: both are the worker's. A restart of this process, or its removal from a proxy's
 * list, would mend neither.
 */
export function registerHealth(app: FastifyInstance, options: Options): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    await options.isReady();
    const [ran, mail, urgentMails] = await Promise.all([
      options.lastOverdueCheck(),
      options.mailFigures(),
      options.countUnsent(),
    ]);
    return { status: 'ok', overdueCheck: { ran }, mail, urgentMails };
  });

  const metrics = measureRequests(app);
  const measurements = [measureOverdueCheck, measureMail, measureUnsent].map((measure) =>
    measure(metrics, options),
  );
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw forbidden('The metrics need the token of METRICS_TOKEN.');
    await Promise.all(measurements.map((read) => read()));
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Reads the figures of some gauges, once a scrape. */
type Measurement = () => Promise<void>;

function mayReadMetrics(request: FastifyRequest, { metricsToken, production }: Options): boolean {
  return metricsToken === null
    ? !production && isFromThisMachine(request)
    : bearerOf(request) === metricsToken;
}

function measureRequests(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return registry;
}

/** The time of the last check, which an alert compares with `time()`: 0 if there was none. */
function measureOverdueCheck(registry: Registry, { lastOverdueCheck }: Options): Measurement {
  const lastRun = new Gauge({
    name: 'overdue_check_last_run_timestamp_seconds',
    help: 'When a worker last checked for overdue patrols',
    registers: [registry],
  });
  return async () => {
    // Without the database the other metrics are still served, and this one keeps its last value.
    const ran = await lastOverdueCheck().catch(() => null);
    if (ran !== null) lastRun.set(Date.parse(ran) / 1000);
  };
}

/**
 * For how long the oldest due mail has waited, which an alert compares with a minute: 0 if none is due. Then how many mails are
 * to be sent, and how many did not arrive.
 */
function measureMail(registry: Registry, { mailFigures, clock }: Options): Measurement {
  let oldest: string | null = null;
  const age = new Gauge({
    name: 'mail_oldest_due_age_seconds',
    help: 'For how long the mail has been due that waits the longest to be sent',
    registers: [registry],
  });
  const mails = new Gauge({
    name: 'mails',
    help: 'Mails that are still to be sent, were refused, or came back',
    labelNames: ['state'],
    registers: [registry],
  });
  return async () => {
    // Without the database, the wait of the last known mail goes on growing.
    const found = await mailFigures().catch(() => null);
    if (found) oldest = found.oldestDue;
    age.set(oldest === null ? 0 : (Date.parse(clock.now()) - Date.parse(oldest)) / 1000);
    if (found) for (const state of mailStates) mails.set({ state }, found[state]);
  };
}

const mailStates = ['queued', 'refused', 'bounced'] as const;

/** The urgent mails that have not left, and the time at which the first of them was due: 0 if there is none. */
function measureUnsent(registry: Registry, { countUnsent }: Options): Measurement {
  const unsent = new Gauge({
    name: 'urgent_mails_unsent',
    help: 'Urgent mails that should have left and have not',
    registers: [registry],
  });
  const oldest = new Gauge({
    name: 'urgent_mails_unsent_oldest_timestamp_seconds',
    help: 'Since when the first urgent mail that has not left is to leave',
    registers: [registry],
  });
  return async () => {
    const found = await countUnsent().catch(() => null);
    if (!found) return;
    unsent.set(found.unsent);
    oldest.set(found.oldest === null ? 0 : Date.parse(found.oldest) / 1000);
  };
}
