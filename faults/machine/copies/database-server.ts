import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../../e2e/test-server.ts';
import { binaries, folderOfPostgres } from '../../load/debian-postgres.ts';
import { Program, until } from '../../load/processes.ts';

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>;

/** A PostgreSQL server as an operator has it, of an older release than the embedded one. */
export async function startDatabaseServer(folder: string) {
  const place = folderOfPostgres(folder);
  const data = join(place, 'data');
  const port = await freePort();
  const run = (name: string, ...args: string[]) =>
    new Program([join(binaries(), name), '-D', data, ...args], { folder, name, unprivileged: true });
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function query(statement: string): Promise<void> {
    const client = new pg.Client(url('postgres'));
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }

  await run('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8').ended;
  const listening = ['listen_addresses=127.0.0.1', `unix_socket_directories=${place}`];
  const server = run('postgres', '-p', `${port}`, ...listening.flatMap((setting) => ['-c', setting]));
  const answers = () =>
    query('select').then(
      () => true,
      () => false,
    );
  await until('a database server', answers);
  let databases = 0;
  return {
    /** Returns the URL of an empty one. */
    async createDatabase(): Promise<string> {
      databases += 1;
      const name = `patrolbook_${databases}`;
      await query(`create database ${name}`);
      return url(name);
    },
    stop: () => server.stop('SIGINT'),
  };
}
