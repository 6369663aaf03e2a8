import { join } from 'node:path';
import { Program, statusOf, until } from '../load/processes.ts';
import { ports, three } from './ports.ts';

const client = (member: number) => `http://127.0.0.1:${ports.etcd(member)}`;
const peer = (member: number) => `http://127.0.0.1:${ports.etcdPeer(member)}`;

/** Three members of etcd, where Patroni keeps who is the primary. */
export function startEtcd(folder: string) {
  const members = new Map(three.map((member) => [member, run(member)]));

  function run(member: (typeof three)[number]): Program {
    const name = `etcd-${member}`;
    const options = {
      name,
      'data-dir': join(folder, name),
      'listen-client-urls': client(member),
      'advertise-client-urls': client(member),
      'listen-peer-urls': peer(member),
      'initial-advertise-peer-urls': peer(member),
      'initial-cluster': three.map((other) => `etcd-${other}=${peer(other)}`).join(','),
    };
    const args = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
    return new Program(['etcd', ...args], { folder, name });
  }

  return {
    ready: () => until('a quorum of etcd', async () => (await statusOf(`${client(1)}/health`)) === 200),
    async kill(member: (typeof three)[number]) {
      await members.get(member)?.stop('SIGKILL');
    },
    start(member: (typeof three)[number]) {
      members.set(member, run(member));
    },
    async stop() {
      await Promise.all([...members.values()].map((member) => member.stop()));
    },
  };
}
