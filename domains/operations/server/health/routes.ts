import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { Histogram } from 'prom-client';
import type { Clock } from '#platform/clock.ts';
import { AppError, forbidden } from '#platform/http/pipeline/app-error.ts';
import { bearerOf } from '#platform/http/pipeline/authorize.ts';
import { isFromThisMachine } from '#platform/http/pipeline/client-address.ts';
import { handleErrors } from '#platform/http/pipeline/error-handler.ts';
import { isSignedBy, sign } from '#platform/tokens/signature.ts';
import { inTime } from './in-time.ts';
import { type HealthFigures, type Metrics, openMetrics, readingsOf } from './metrics.ts';

/** For how long the database may think about whether it can be written to, in milliseconds. */
const patience = 500;

export interface HealthOptions {
  /** Throws when the process cannot do its work. */
  isReady(): Promise<void>;
  figures: HealthFigures;
  clock: Clock;
  /** If null, metrics are served outside production, to this machine only. */
  metricsToken: string | null;
  production: boolean;
}

/**
 * Registers `/healthz` for the process, `/readyz` for the database too, and `/metrics` in Prometheus' text
 * format. The last two tell whether the workers of the process take jobs (product 15.9), when a worker last checked for overdue
 * patrols (product 17.10), since when a mail is due and how many failed (product 15.10) and which urgent mails have not left
 * (product 11.21), and when the last backup was made (product 15.27). A missed check or a waiting mail
 * leaves this process ready: both are the worker's. A restart of this process, or its removal from a proxy's
 * list, would mend neither. All answer within a second, whatever is locked (product 15.39). `mayReadFigures` decides who is told more
 * by `/readyz` than that the process is ready: whoever may read `/metrics`, unless another rule is given.
 */
export function registerHealth(
  app: FastifyInstance,
  options: HealthOptions,
  mayReadFigures = mayReadMetrics,
): void {
  const { figures } = options;
  const readings = readingsOf(figures);
  const checkReady = inTime(patience, async () => {
    await options.isReady();
    return true;
  });
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request) => {
    if (!(await checkReady()))
      throw new AppError(503, 'late', { message: 'The database does not answer in time.' });
    if (!mayReadFigures(request, options)) return { status: 'ok' };
    const [overdueCheck, mail, urgentMails, backups] = await Promise.all([
      readings.overdueCheck(),
      readings.mail(),
      readings.unsent(),
      readings.backups(),
    ]);
    const backup = backups && { made: backups.last?.made ?? null, failures: backups.failure?.times ?? 0 };
    return { status: 'ok', workers: figures.workers(), overdueCheck, mail, urgentMails, backup };
  });

  const metrics = openMetrics({ ...options, readings });
  measureRequests(app, metrics);
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw forbidden('The metrics need the token of METRICS_TOKEN.');
    await metrics.read();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** Serves these alone, for a process that answers no other calls (product 15.16). */
export function buildHealthApp(log: FastifyBaseLogger, options: HealthOptions): FastifyInstance {
  const app = Fastify({ loggerInstance: log, forceCloseConnections: true });
  handleErrors(app);
  registerHealth(app, options, () => true);
  return app;
}

function mayReadMetrics(request: FastifyRequest, { metricsToken, production }: HealthOptions): boolean {
  return metricsToken === null
    ? !production && isFromThisMachine(request)
    : isSame(metricsToken, bearerOf(request) ?? '');
}

/** Compares signatures by both tokens, which takes as long whatever they have in common. */
function isSame(token: string, given: string): boolean {
  return isSignedBy([token], 'metrics', sign([given], 'metrics'));
}

function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
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
}
