import { createServer } from 'node:net';

/** The members of each kind. A quorum, and a standby beside one that is cut, need three. */
export const three = [1, 2, 3] as const;
export const two = [1, 2] as const;

/** The ports of the cluster, all on the loopback interface. */
export const ports = {
  etcd: (member: number) => 23_790 + member,
  etcdPeer: (member: number) => 23_800 + member,
  postgres: (member: number) => 25_430 + member,
  patroni: (member: number) => 28_000 + member,
  web: (member: number) => 23_000 + member,
  worker: (member: number) => 23_100 + member,
  haproxy: 28_080,
};

/** Returns the ports of the cluster that another program listens on. */
export async function takenPorts(): Promise<number[]> {
  const { haproxy, etcd, etcdPeer, postgres, patroni, web, worker } = ports;
  const all = [
    ...[etcd, etcdPeer, postgres, patroni].flatMap((port) => three.map(port)),
    ...[web, worker].flatMap((port) => two.map(port)),
    haproxy,
  ];
  const taken = await Promise.all(all.map(isTaken));
  return all.filter((_, index) => taken[index]);
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}
