import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { forbidden } from '../../platform/http/pipeline/app-error.ts';
import { bearerOf } from '../../platform/http/pipeline/authorize.ts';
import { isFromThisMachine } from '../../platform/http/pipeline/client-address.ts';

interface Options {
  /** Throws when the process cannot do its work. */
  isReady(): Promise<void>;
  /** If null, metrics are served outside production, to this machine only. */
  metricsToken: string | null;
  production: boolean;
}

/** Registers `/healthz` for the process, `/readyz` for the database too, and `/metrics` in Prometheus' text format. */
export function registerHealth(app: FastifyInstance, options: Options): void {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    await options.isReady();
    return { status: 'ok' };
  });

  const metrics = measureRequests(app);
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw forbidden('The metrics need the token of METRICS_TOKEN.');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  return registry;
}
