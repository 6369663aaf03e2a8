import { mkdir } from 'node:fs/promises';
import { StartError } from '#embedded-postgres';
import { systemClock } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { checkCollations } from '#platform/database/collations.ts';
import type { Database } from '#platform/database/connect.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createLog } from '#platform/log.ts';
import { findHold } from '#platform/mail/hold.store.ts';
import { secretKeys } from '#platform/tokens/secret-key.ts';
import type { Config } from './config.ts';

/** The open, migrated database and the context that features are built from. */
export interface OpenInstallation {
  context: Context;
  /** The same, with connections to the database that only urgent work uses. */
  urgentContext: Context;
  /** A connection by which the process tells whether it is ready. */
  probe: Database;
  /** Opens connections whose statements may take as long as they need. The caller ends them. */
  openPatient(): Database;
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
): Promise<OpenInstallation> {
  await makeDataFolder(config.dataFolder);
  const log = createLog(config.logLevel);
  const { database, reserved, probe, failure, migrate, openPatient, close } = await openDatabase({
    urls: config.databaseUrls,
    dataFolder: config.dataFolder,
    log,
    patient,
  });
  try {
    await migrate();
    await refuseMoved(database);
    await withPatient(openPatient, (patient) =>
      checkCollations(patient, { log, embedded: !config.databaseUrls }),
    );
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
      dailyBackups: config.backup !== null,
      production,
      secretKeys: await secretKeys(config.secretKeys, config.dataFolder),
    };
    const context = { database, clock: systemClock, log, settings };
    return { context, urgentContext: { ...context, database: reserved }, probe, openPatient, failure, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs work whose statements may take as long as they need. */
async function withPatient(open: () => Database, work: (patient: Database) => Promise<void>): Promise<void> {
  const patient = open();
  await work(patient).finally(() => patient.$client.end());
}

/** Throws StartError if everything in the database has been moved to another one, since it would be lost on the way back. */
async function refuseMoved(database: Database): Promise<void> {
  const hold = await findHold(database);
  if (hold?.because !== 'moved') return;
  throw new StartError(
    `Everything in this database was moved to another one at ${hold.since}: set DATABASE_URL to that one, or run "npm run cli -- resume" to go on with this one.`,
  );
}

/** Creates the data folder. Throws StartError. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${folder} cannot be created: ${reason}.`);
  }
}
