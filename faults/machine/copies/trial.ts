import { join } from 'node:path';
import type pg from 'pg';
import { saturating, underLoad } from '../../load/load.ts';
import { judge } from '../../load/verdict.ts';
import { makeFolder, startMachine } from '../machine.ts';
import { type Copy, compare, compareTorn } from './compare.ts';
import { type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { keepHistory, lastCommit, readHistory, readRows } from './history.ts';
import { type Installation, type Kind, kinds, makeInstallation } from './installations.ts';

/** Organizations besides the demonstration's, so that many commits are made during a backup. */
const organizations = 5;
/** Between two tables of a copy that is torn on purpose, in milliseconds. */
const pause = 50;

/**
 * Backs up a loaded installation, with each kind of database, and compares what is restored with its history. Beside the
 * backups a copy is made table by table, which must be found out.
 */
export async function tryCopies(count: number): Promise<void> {
  const { folder, remove } = await makeFolder();
  const server = await startDatabaseServer(folder);
  try {
    for (const kind of kinds) await tryCopiesOf(kind, { folder: join(folder, kind), server, count });
  } finally {
    await server.stop();
    await remove();
  }
}

interface Trial {
  folder: string;
  server: DatabaseServer;
  count: number;
}

async function tryCopiesOf(kind: Kind, { folder, server, count }: Trial): Promise<void> {
  const source = await makeInstallation(kind, folder, server);
  await source.run('demo', '--organizations', `${organizations}`);
  await source.alone(keepHistory);
  const machine = await startMachine(folder, source.settings);
  const client = await machine.connect();
  try {
    const copies: Copy[] = [];
    let torn: string[] = [];
    const takeCopies = async () => {
      for (let number = 1; number <= count; number += 1)
        copies.push(await backUp(source, client, join(folder, `backup-${number}`)));
      torn = await readRows(client, pause);
    };
    const ledger = await underLoad(machine.url, takeCopies, saturating);
    await judge(machine, ledger);
    const history = await readHistory(client);
    compareTorn(torn, history);
    await compare(copies, { kind, server, history });
  } finally {
    await client.end();
    await machine.stop();
  }
}

async function backUp(source: Installation, client: pg.Client, file: string): Promise<Copy> {
  const begun = await lastCommit(client);
  await source.run('backup', file);
  return { file, begun, ended: await lastCommit(client) };
}
