import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { chooseAddress } from './address.ts';
import { findBinaries } from './binaries.ts';
import { checkOwner, makeParent, ownerOf } from './folder.ts';
import { type Cluster, DATABASE_USER, initializeCluster } from './initialize.ts';
import { launchServer } from './launch.ts';
import { stopLeftoverServer } from './leftover.ts';
import { takeLock } from './lock.ts';
import { checkFolder, chooseRunner } from './runner.ts';
import { openServerLog } from './server-log.ts';
import { UndoList } from './undo-list.ts';

export interface EmbeddedOptions {
  /** The database's own folder; its lock, log and password stand beside it. Made when missing. */
  readonly directory: string;
  /** Made when missing. */
  readonly database: string;
  /** Server settings by name. Only tests, whose data nobody needs, set `fsync` to `off`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** How clients reach the server; `host` is the folder of its socket, except on Windows. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection;
  readonly pid: number;
  /** Settles with PostgreSQL's last complaint when it ended although nobody stopped it: there is nothing to serve then. */
  readonly ended: Promise<string>;
  /** Ends the server in order and returns when it is gone; clients still connected lose their connection. */
  stop(): Promise<void>;
}

/**
 * Starts our own PostgreSQL on `directory`, whatever state it was left in, for as long as this process lives.
 * Throws StartError: folder in use or not writable, no binaries for this machine, or PostgreSQL's own reason.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  const directory = realFolder(options.directory);
  const undo = new UndoList();
  try {
    undo.add(takeLock(`${directory}.lock`).release);
    const log = openServerLog(`${directory}.log`);
    undo.add(log.close);
    await stopLeftoverServer(directory, binaries.pgCtl);
    const owner = ownerOf(directory);
    const runner = chooseRunner(binaries, owner);
    checkFolder(runner, directory, owner);
    const durable = options.settings?.fsync !== 'off';
    return await startCluster({ directory, binaries, runner, log, durable }, options, undo);
  } catch (error) {
    await undo.run();
    throw error;
  }
}

async function startCluster(
  cluster: Cluster,
  { database, settings = {} }: EmbeddedOptions,
  undo: UndoList,
): Promise<EmbeddedPostgres> {
  await initializeCluster(cluster);
  const { settings: listen, remove, ...address } = await chooseAddress(cluster.directory, cluster.runner);
  undo.add(remove);
  const server = await launchServer(cluster, address.port, { ...settings, ...listen });
  undo.add(server.stop);
  const connection = { ...address, user: DATABASE_USER, database };
  await ensureDatabase(connection);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= undo.run();
    return stopped;
  };
  return { connection, pid: server.pid, ended: server.lost, stop };
}

/** The folder by its one true name, so that a link to it is neither another lock nor another socket. */
function realFolder(given: string): string {
  const wanted = resolve(given);
  makeParent(wanted);
  const real = existsSync(wanted)
    ? realpathSync(wanted)
    : join(realpathSync(dirname(wanted)), basename(wanted));
  checkOwner(real);
  return real;
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres', ssl: false });
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}
