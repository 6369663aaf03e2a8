import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { chooseAddress } from './address.ts';
import { findBinaries } from './binaries.ts';
import { checkOwner, makeParent, ownerOf } from './folder.ts';
import { type Cluster, DATABASE_USER, initializeCluster } from './initialize.ts';
import { keepReachable } from './keep-reachable.ts';
import { launchServer } from './launch.ts';
import { stopLeftoverServer } from './leftover.ts';
import { takeLock } from './lock.ts';
import { checkFolder, chooseRunner } from './runner.ts';
import { openServerLog } from './server-log.ts';
import { UndoList } from './undo-list.ts';

export interface EmbeddedOptions {
  /** The database's folder, created when missing; its lock, log and password files are placed beside it. */
  readonly directory: string;
  /** The database's name; created when missing. */
  readonly database: string;
  /** Server settings by name. Only tests, whose data is disposable, set `fsync` to `off`. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** How clients connect to the server; `host` is the folder of its socket, except on Windows. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedConnection;
  /** The server's process, which is another one after its socket was removed. */
  readonly pid: number;
  /** Resolves with PostgreSQL's last error when the server ends without being stopped. */
  readonly ended: Promise<string>;
  /** Shuts the server down cleanly and waits for its end; clients still connected are disconnected. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `directory` for the lifetime of this process, even after a crash. Throws StartError if
 * the folder is in use or not writable, if there are no binaries for this machine, or if PostgreSQL does not
 * start.
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
  const address = await chooseAddress(cluster.directory, cluster.runner);
  undo.add(address.remove);
  const { host, port, password } = address;
  const server = await keepReachable(
    () => launchServer(cluster, port, { ...settings, ...address.settings }),
    address,
  );
  undo.add(server.stop);
  const connection = { host, port, ...(password && { password }), user: DATABASE_USER, database };
  await ensureDatabase(connection);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= undo.run();
    return stopped;
  };
  return {
    connection,
    get pid() {
      return server.pid;
    },
    ended: server.ended,
    stop,
  };
}

/** Returns the folder's real path, so that a symbolic link to it has the same lock and socket. */
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
