import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, folderOfPostgres } from '../load/debian-postgres.ts';
import { Program, signalPostgres, statusOf, until } from '../load/processes.ts';
import { ports, three } from './ports.ts';

/**
 * What Patroni keeps for the whole cluster. A commit is acknowledged once a standby has it too. A standby that falls silent
 * is dropped and replaced within 5 + 4 seconds, well before the 25 seconds after which a commit is given up
 * (docs/operations.md). Without a quorum of etcd the primary goes on while it reaches both others.
 */
const dynamic = {
  ttl: 20,
  loop_wait: 4,
  retry_timeout: 4,
  failsafe_mode: true,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    parameters: { max_connections: 200, wal_sender_timeout: '5s', wal_receiver_timeout: '5s' },
  },
};

function configuration(folder: string, member: number) {
  const address = `127.0.0.1:${ports.postgres(member)}`;
  const rest = `127.0.0.1:${ports.patroni(member)}`;
  return {
    scope: 'patrolbook',
    name: `postgres-${member}`,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { hosts: three.map((each) => `127.0.0.1:${ports.etcd(each)}`) },
    bootstrap: { dcs: dynamic, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      listen: address,
      connect_address: address,
      bin_dir: binaries(),
      data_dir: join(folder, `postgres-${member}`),
      pgpass: join(folder, `pgpass-${member}`),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', 'host all,replication all 127.0.0.1/32 trust'],
    },
  };
}

/**
 * Three PostgreSQL servers under Patroni, which makes one of them the primary. Patroni is unpacked where PostgreSQL's user
 * can read it.
 */
export function startPatroni(parent: string, patroniPackage: string) {
  const folder = folderOfPostgres(parent);
  const unpacked = join(parent, 'patroni');
  execFileSync('dpkg-deb', ['--extract', patroniPackage, unpacked]);
  const env = { PYTHONPATH: join(unpacked, 'usr/lib/python3/dist-packages') };
  const members = new Map(three.map((member) => [member, run(member)]));

  function run(member: (typeof three)[number]): Program {
    const file = join(parent, `patroni-${member}.yml`); // JSON is YAML
    writeFileSync(file, JSON.stringify(configuration(folder, member)));
    const command = ['/usr/bin/python3', '-m', 'patroni', file];
    return new Program(command, { folder: parent, name: `patroni-${member}`, env, unprivileged: true });
  }

  const signalServer = (member: number, signal: NodeJS.Signals) =>
    signalPostgres(join(folder, `postgres-${member}`), signal);

  const is = async (member: number, role: string) =>
    (await statusOf(`http://127.0.0.1:${ports.patroni(member)}/${role}`)) === 200;
  const membersThatAre = async (role: string) => {
    const answers = await Promise.all(three.map((member) => is(member, role)));
    return three.filter((_, index) => answers[index]);
  };
  const standbys = async () => {
    const [primary, ...others] = await membersThatAre('primary');
    return primary && others.length === 0 ? standbysOf(primary) : [];
  };

  return {
    urls: `postgres://postgres@${three.map((each) => `127.0.0.1:${ports.postgres(each)}`).join(',')}/patrolbook`,
    /** The members with a role in the terms of Patroni's REST API: primary, synchronous, asynchronous. */
    membersThatAre,
    /** The standbys that stream from the only primary, as it says itself: sync or async. */
    standbys,
    /** Waits for a primary and two standbys, of which one has all that is acknowledged, by its word and by Patroni's. */
    whole: () =>
      until('one primary and two standbys', async () => {
        const roles = ['primary', 'synchronous', 'asynchronous'];
        const found = await Promise.all(roles.map(membersThatAre));
        return found.every((each) => each.length === 1) && (await standbys()).join() === 'async,sync';
      }),
    /** Changes what Patroni keeps for the whole cluster. */
    async configure(changes: Partial<typeof dynamic>) {
      const url = `http://127.0.0.1:${ports.patroni(1)}/config`;
      const { status } = await fetch(url, { method: 'PATCH', body: JSON.stringify(changes) });
      if (status !== 200) throw new Error(`Patroni answered ${status} to a change of its configuration.`);
    },
    /** Ends Patroni and PostgreSQL at once, as a machine does that loses its power. */
    async kill(member: (typeof three)[number]) {
      members.get(member)?.signal('SIGKILL');
      signalServer(member, 'SIGKILL');
      await members.get(member)?.stop('SIGKILL');
    },
    start(member: (typeof three)[number]) {
      members.set(member, run(member));
    },
    /** Lets Patroni and PostgreSQL stand still, as behind a network that has gone: nothing is closed. */
    pause(member: (typeof three)[number]) {
      members.get(member)?.signal('SIGSTOP');
      signalServer(member, 'SIGSTOP');
    },
    resume(member: (typeof three)[number]) {
      signalServer(member, 'SIGCONT');
      members.get(member)?.signal('SIGCONT');
    },
    async stop() {
      for (const member of three) signalServer(member, 'SIGCONT');
      await Promise.all([...members.values()].map((member) => member.stop()));
      for (const member of three) signalServer(member, 'SIGKILL');
    },
  };
}

/** A standby that starts or rewinds has its role by Patroni's word already, but does not stream. */
async function standbysOf(primary: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.patroni(primary)}/patroni`).catch(() => null);
  if (!answer?.ok) return [];
  const { replication = [] }: { replication?: { state: string; sync_state: string }[] } = await answer.json();
  return replication
    .filter(({ state }) => state === 'streaming')
    .map(({ sync_state: kind }) => kind)
    .sort();
}
