import { mkdir } from 'node:fs/promises';
import { StartError } from '@patrolbook/embedded-postgres';
import { systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open.ts';
import { createLog, type Log } from '../platform/log.ts';
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
  const { log, database, reserved, failure, migrate, close } = await open(config, patient);
  try {
    await migrate();
    const { productName, publicUrl, defaultTimeZone, mailFrom, mailFromDomains, ecc } = config;
    const { map, analyticsUrl, production } = config;
    const settings = {
      productName,
      publicUrl,
      defaultTimeZone,
      mailFrom,
      mailFromDomains,
      ecc,
      inboundDomain: config.inbound?.domain ?? null,
      streetsFile: map.file,
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

/** Opens the database as it is, for a command that looks at it before it is migrated. Throws StartError when it cannot be opened. */
export function openUnmigrated(config: Config): Promise<Pick<OpenDatabase, 'database' | 'close'>> {
  return open(config, true);
}

async function open(config: Config, patient: boolean): Promise<OpenDatabase & { log: Log }> {
  await makeDataFolder(config.dataFolder);
  const log = createLog(config.logLevel);
  const { databaseUrls: urls, dataFolder } = config;
  return { log, ...(await openDatabase({ urls, dataFolder, log, patient })) };
}

async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be created: ${reason}.`);
  }
}
