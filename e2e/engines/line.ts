import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to the server that fails, as these browsers have no switch for that, and believe that they are online. */
export interface Line {
  url: string;
  /** Breaks off what is under way and whatever is begun. */
  cut(): void;
  /** Lets the server act, and breaks off as it answers. */
  loseAnswers(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens a line to a server of this machine. */
export async function openLine(target: string): Promise<Line> {
  let state: 'open' | 'losing' | 'cut' = 'open';
  const sockets = new Set<Socket>();
  const watch = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // both ends break when the line does
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((near) => {
    if (state === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(new URL(target).port), 'localhost');
    watch(near, far);
    watch(far, near);
    near.pipe(far);
    if (state === 'open') far.pipe(near);
    else far.once('data', () => near.resetAndDestroy());
  });
  const change = (to: typeof state) => {
    state = to;
    for (const socket of sockets) socket.destroy();
  };
  await once(server.listen(0, 'localhost'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  return {
    url: `http://localhost:${address.port}`,
    cut: () => change('cut'),
    loseAnswers: () => change('losing'),
    restore: () => change('open'),
    async close() {
      const closed = once(server.close(), 'close');
      change('cut');
      await closed;
    },
  };
}
