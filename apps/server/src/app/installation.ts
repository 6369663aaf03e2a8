import { mkdir } from 'node:fs/promises';
import { StartError } from '@patrolbook/embedded-postgres';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLog } from '../platform/log.ts';
import { secretKeys } from '../platform/tokens/secret-key.ts';
import type { Config } from './config.ts';

/** The open, migrated database and the context that features are built from. */
export interface Installation {
  context: Context;
  /** The same, with connections to the database that only urgent work uses. */
  urgentContext: Context;
  /** Resolves with the reason if the embedded database ends without being stopped. */
  failure: Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens the installation for the server, or for the commands, whose statements may take long. Throws StartError when it
 * cannot be opened.
 */
export async function openInstallation(
  config: Config,
  { patient }: { patient: boolean },
): Promise<Installation> {
  await makeDataFolder(config.dataFolder);
  const log = createLog(config.logLevel);
  const { database, reserved, failure, migrate, close } = await openDatabase({
    urls: config.databaseUrls,
    dataFolder: config.dataFolder,
    log,
    patient,
  });
  try {
    await migrate();
    const { productName, publicUrl, defaultTimeZone, mailFrom, mailFromDomains, ecc } = config;
    const { analyticsUrl, production } = config;
    const settings = {
      productName,
      publicUrl,
      defaultTimeZone,
      mailFrom,
      mailFromDomains,
      ecc,
      inboundDomain: config.inbound?.domain ?? null,
      analyticsUrl,
      production,
      secretKeys: await secretKeys(config.secretKeys, config.dataFolder),
    };
    const context = { database, clock: systemClock, log, settings };
    return { context, urgentContext: { ...context, database: reserved }, failure, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be created: ${reason}.`);
  }
}
