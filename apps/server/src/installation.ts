import { mkdir } from 'node:fs/promises';
import type { Config } from './config.ts';
import { systemClock } from './platform/clock.ts';
import type { Context } from './platform/context.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open.ts';
import { createLog } from './platform/log.ts';
import { StartError } from './platform/start-error.ts';
import { secretKeys } from './platform/tokens/secret-key.ts';

/** The configured database, open and up to date, with all that features are built from. */
export interface Installation {
  context: Context;
  /** Settles with the reason if the embedded database ends by itself. */
  lost: Promise<string>;
  close(): Promise<void>;
}

/** Opens what the server and the commands work on. Throws StartError when that cannot be. */
export async function openInstallation(config: Config): Promise<Installation> {
  await makeDataFolder(config.dataFolder);
  const log = createLog(config.logLevel);
  const { database, lost, close } = await openDatabase({
    url: config.databaseUrl,
    dataFolder: config.dataFolder,
    log,
  });
  try {
    await migrate(database);
    const { productName, publicUrl, defaultTimeZone, mailFrom, mailFromDomains, production } = config;
    const settings = {
      productName,
      publicUrl,
      defaultTimeZone,
      mailFrom,
      mailFromDomains,
      production,
      secretKeys: await secretKeys(config.secretKeys, config.dataFolder),
    };
    return { context: { database, clock: systemClock, log, settings }, lost, close };
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
    throw new StartError(`The data folder ${folder} cannot be made: ${reason}.`);
  }
}
