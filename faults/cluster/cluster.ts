import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startSmtp } from '#platform/testing/smtp.ts';
import { statusOf, until } from '../load/processes.ts';
import { mailLikeOthers } from '../load/session.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { startPatrolbook } from './patrolbook.ts';
import { startPatroni } from './patroni.ts';
import { ports } from './ports.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts two web and two worker processes behind HAProxy, on three PostgreSQL servers under Patroni and etcd, and a mail
 * server that keeps what it gets. All of it, with its folder, is gone after `stop`, and after a start that failed.
 * @param patroniPackage the file of Debian's package
 */
export async function startCluster(patroniPackage: string) {
  const folder = await mkdtemp(join(tmpdir(), 'patrolbook-cluster-'));
  const stops: (() => Promise<void>)[] = [() => rm(folder, { recursive: true })];
  const started = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    stops.unshift(() => part.stop());
    return part;
  };
  const stop = async () => {
    for (const each of stops.splice(0)) await each();
  };
  try {
    const smtp = await startSmtp();
    stops.unshift(() => smtp.close());
    const etcd = started(startEtcd(folder));
    await etcd.ready();
    const patroni = started(startPatroni(folder, patroniPackage));
    await patroni.whole();
    const connect = async (database = 'patrolbook') => {
      const [primary = 0] = await patroni.membersThatAre('primary');
      return connectTo(primary, database);
    };
    await createDatabase(connect);
    const options = { folder, databaseUrl: patroni.urls, smtpUrl: smtp.url };
    const patrolbook = started(await startPatrolbook(options));
    await mailLikeOthers(connect);
    started(startHaproxy(folder));
    const url = `http://127.0.0.1:${ports.haproxy}`;
    await until('an answer through HAProxy', async () => (await statusOf(`${url}/readyz`)) === 200);
    return { url, folder, smtp, etcd, patroni, patrolbook, connect, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(connect: (database: string) => Promise<pg.Client>): Promise<void> {
  const client = await connect('postgres');
  await client.query('create database patrolbook');
  await client.end();
}

async function connectTo(member: number, database: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: ports.postgres(member),
    user: 'postgres',
    database,
  });
  client.on('error', () => undefined); // what it was asked rejects as well
  await client.connect();
  return client;
}
