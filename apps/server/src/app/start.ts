import type { FastifyInstance } from 'fastify';
import { StartError } from '#embedded-postgres';
import { buildHealthApp } from '#operations/server/health/routes.ts';
import { second } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { checkWritable } from '#platform/database/open.ts';
import { type LiveHub, openLiveHub } from '#platform/live/hub.ts';
import { announcedStop } from './announced-stop.ts';
import { apiDescriber } from './api-description/api-describer.ts';
import { buildApp } from './app.ts';
import { bootstrap } from './bootstrap.ts';
import type { Config } from './config.ts';
import { type OpenInstallation, openInstallation } from './installation.ts';
import { receiveInboundMail } from './mail/inbound-mail.ts';
import { mailRenderer } from './mail/mail-renderer.ts';
import { mailFolder } from './mail/mail-sender.ts';
import { mailSamples } from './mail/mails.ts';
import { watchPastEveryCatch } from './past-every-catch.ts';
import { buildServices, healthFiguresOf, type Services } from './services.ts';
import { startWorkers, type Workers } from './workers.ts';

/** How long running requests may take to finish on a stop, in milliseconds. */
const drainTimeout = 10 * second;

/** A running Patrolbook. */
export interface RunningServer {
  /** Resolves with the reason when it cannot go on: its embedded database ended, or an exception was caught nowhere. */
  failure: Promise<string>;
  /** Closes event streams, finishes requests, returns jobs and closes the database. */
  stop(): Promise<void>;
}

/** Starts everything of the configured role; `say` prints a line for the operator. Throws StartError. */
export async function start(
  config: Config,
  webFolder: string,
  say: (line: string) => void,
): Promise<RunningServer> {
  const installation = await openInstallation(config, { patient: false });
  const stops = [installation.close];
  const stop = async () => {
    for (let step = stops.pop(); step; step = stops.pop()) await step();
  };
  try {
    const services = buildServices(installation.context);
    const notice = await bootstrap(services, config);
    const workers = config.role === 'web' ? null : await startWorkers(installation, services, config);
    if (workers) stops.push(workers.stop);
    if (workers && config.role === 'worker' && config.healthPort !== null)
      stops.push(
        await serveHealth(installation, services, { ...config, port: config.healthPort, ...workers }),
      );
    if (config.role !== 'worker') {
      const hub = openLiveHub(installation.context.database, installation.context.log);
      stops.push(hub.stop);
      stops.push(await serve(installation, services, { config, webFolder, hub, workers }));
      // A worker receives nothing: on the same machine it would want the same port.
      if (config.inbound) stops.push(await receive(installation.context, services, config, config.inbound));
    }
    say(`${config.productName} is ${config.role === 'worker' ? 'working' : `at ${config.publicUrl.origin}`}`);
    for (const line of notice) say(line);
    const fault = watchPastEveryCatch(installation.context.log, () => workers?.renew());
    return { failure: Promise.race([installation.failure, fault]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serve(
  { context, probe }: OpenInstallation,
  services: Services,
  options: { config: Config; webFolder: string; hub: LiveHub; workers: Workers | null },
): Promise<() => Promise<void>> {
  const { config, webFolder, hub, workers } = options;
  const mailbox =
    config.smtpUrl === null && config.isLocal
      ? { folder: mailFolder(config), samples: mailSamples, renderer: mailRenderer() }
      : null;
  const describer = apiDescriber();
  const farewell = announcedStop(config.stopDelay);
  const app = await buildApp(context, services, {
    hub,
    async isReady() {
      farewell.refuse();
      await checkWritable(probe);
    },
    workers: () => workers?.working() ?? {},
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    web: { folder: webFolder, map: config.map },
    mailbox,
    describe: () => describer.describe(config.productName),
  });
  app.addHook('preClose', () => hub.stop());
  farewell.closeConnections(app);
  await listen(app, config);
  return async () => {
    await farewell.say();
    // A request that never ends must not keep the worker and the database from being closed.
    const timer = setTimeout(() => app.server.closeAllConnections(), drainTimeout);
    await app.close();
    await mailbox?.renderer.close();
    await describer.close();
    clearTimeout(timer);
  };
}

/** Serves the health and the metrics of a worker, which answers nothing else. */
async function serveHealth(
  { context, probe }: OpenInstallation,
  services: Services,
  config: Pick<Config, 'host' | 'metricsToken'> & { port: number } & Pick<Workers, 'working'>,
): Promise<() => Promise<void>> {
  const app = buildHealthApp(context.log, {
    isReady: () => checkWritable(probe),
    figures: healthFiguresOf(services, context, { streams: () => 0, workers: config.working }),
    clock: context.clock,
    metricsToken: config.metricsToken,
    production: context.settings.production,
  });
  await listen(app, config);
  return () => app.close();
}

async function receive(
  context: Context,
  services: Services,
  { host }: Config,
  inbound: NonNullable<Config['inbound']>,
): Promise<() => Promise<void>> {
  const { stop } = await receiveInboundMail(context, services, { host, ...inbound });
  return stop;
}

async function listen(app: FastifyInstance, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use; set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`This user may not use port ${port}; set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    }
    throw error;
  }
}
