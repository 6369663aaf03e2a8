import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestDatabase } from './database.ts';

/** A way to the database that can fail as networks and machines do. */
export interface Gate {
  connection: TestDatabase['connection'];
  /** From now on nothing passes, and nobody is told, as when a machine vanishes. */
  freeze(): void;
  /** Lets new connections through again; the frozen ones stay frozen. */
  thaw(): void;
  /** Breaks each connection that sends this. */
  breakAt(words: string): void;
  /** From now on nothing passes on a connection that sends this. */
  freezeAt(words: string): void;
  /** The next connection that sends this is broken, and all others with it, until `restore`: the database goes away at that moment. */
  loseAt(words: string): void;
  restore(): void;
  close(): void;
}

/** Opens a gate in front of the socket of a server on this machine. */
export async function openGate({ host, port, ...login }: TestDatabase['connection']): Promise<Gate> {
  let frozen = false;
  let fatal: string | null = null;
  let freezing: string | null = null;
  let last: string | null = null;
  let lost = false;
  const ends = new Set<Socket>();
  const gate = createServer((client) => {
    const server = connect(`${host}/.s.PGSQL.${port}`);
    let stuck = frozen;
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (data) => {
        stuck ||= frozen || (freezing !== null && from === client && data.includes(freezing));
        if (stuck) return;
        if (from === client && last !== null && data.includes(last)) lost = true;
        if (lost) for (const end of ends) end.destroy();
        else if (fatal !== null && from === client && data.includes(fatal)) client.destroy();
        else to.write(data);
      });
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('the gate has no port');
  return {
    connection: { ...login, host: '127.0.0.1', port: address.port },
    freeze() {
      frozen = true;
    },
    thaw() {
      frozen = false;
    },
    breakAt(words) {
      fatal = words;
    },
    freezeAt(words) {
      freezing = words;
    },
    loseAt(words) {
      last = words;
    },
    restore() {
      last = null;
      lost = false;
    },
    close() {
      for (const end of ends) end.destroy();
      gate.close();
    },
  };
}
