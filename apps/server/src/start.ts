import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { prepareFirstUse } from './first-use.ts';
import { type Installation, openInstallation } from './installation.ts';
import { forgetAttemptsRound } from './platform/attempts/round.ts';
import { second } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { checkAnswers } from './platform/database/open.ts';
import { forgetAnswersRound } from './platform/idempotency/round.ts';
import { startWorker } from './platform/jobs/worker.ts';
import { type LiveHub, openLiveHub } from './platform/live/hub.ts';
import { createSender } from './platform/mail/sender.ts';
import { chooseTransport } from './platform/mail/transport/choose.ts';
import { StartError } from './platform/start-error.ts';
import { buildServices, mailKinds, type Services, tasks } from './services.ts';

/** How long running requests may take to finish when told to stop, in milliseconds. */
const patience = 10 * second;

/** A running Patrolbook. */
export interface Running {
  /** Settles with the reason when it cannot go on: its database or its worker ended. */
  lost: Promise<string>;
  /** Event streams closed, requests finished, jobs returned, database closed. */
  stop(): Promise<void>;
}

/** Starts everything the configured role does; `say` prints a line for the person who started it. */
export async function start(config: Config, say: (line: string) => void): Promise<Running> {
  const installation = await openInstallation(config);
  const stops = [installation.close];
  const stop = async () => {
    for (let step = stops.pop(); step; step = stops.pop()) await step();
  };
  const lost = [installation.lost];
  try {
    const services = buildServices(installation.context);
    const notice = await prepareFirstUse(services, config);
    if (config.role !== 'web') {
      const worker = await work(installation.context, services, config);
      stops.push(worker.stop);
      lost.push(worker.lost);
    }
    if (config.role !== 'worker') {
      const hub = openLiveHub(installation.context.database, installation.context.log);
      stops.push(hub.stop);
      stops.push(await serve(installation, services, config, hub));
    }
    say(`${config.productName} is ${config.role === 'worker' ? 'working' : `at ${config.publicUrl.origin}`}`);
    for (const line of notice) say(line);
    return { lost: Promise.race(lost), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serve(
  { context }: Installation,
  services: Services,
  config: Config,
  hub: LiveHub,
): Promise<() => Promise<void>> {
  const app = await buildApp(context, services, {
    hub,
    isReady: () => checkAnswers(context.database),
    trustProxy: config.trustProxy,
    metricsToken: config.metricsToken,
    webFolder: fileURLToPath(new URL('../../web/dist', import.meta.url)),
    mailbox: config.smtpUrl === null && config.isOwnMachine ? { folder: mailFolder(config) } : null,
  });
  app.addHook('preClose', () => hub.stop());
  await listen(app, config);
  return async () => {
    // a request that never ends must not keep the jobs and the database from being closed
    const impatience = setTimeout(() => app.server.closeAllConnections(), patience);
    await app.close();
    clearTimeout(impatience);
  };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') throw new StartError(`Port ${port} is in use; set PORT to another one.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user; set PORT to another one.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST ${host} is no address of this machine.`);
    }
    throw error;
  }
}

async function work(context: Context, services: Services, config: Config) {
  const transport = chooseTransport({ smtpUrl: config.smtpUrl, folder: mailFolder(config) });
  const sender = createSender({ ...context, transport, kinds: mailKinds(context) });
  const worker = await startWorker({
    database: context.database,
    log: context.log,
    tasks: [sender.task, ...tasks(services)],
    rounds: [sender.sweep, forgetAttemptsRound(context), forgetAnswersRound(context)],
  });
  return {
    lost: worker.ended.then(
      () => new Promise<string>(() => undefined), // stopped by us
      (error: unknown) => `the worker ended: ${String(error)}`,
    ),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}

function mailFolder({ dataFolder }: Config): string {
  return join(dataFolder, 'mail');
}
