import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** What a proxy answers itself, in the server's place. */
export interface OwnAnswer {
  status: number;
  type: string;
  body: string;
}

/** A proxy between a browser and the server, such as that of a station's network or of a café. */
export interface Proxy {
  url: string;
  /** What it answers from now on, instead of passing a call on; null passes it on. */
  answer: (path: string) => OwnAnswer | null;
  close(): Promise<void>;
}

/** Starts one that passes everything on. */
export async function startProxy(): Promise<Proxy> {
  const proxy: Proxy = { url: '', answer: () => null, close };
  const server = createServer((from, to) => {
    const own = proxy.answer(new URL(from.url ?? '').pathname);
    if (own) to.writeHead(own.status, { 'content-type': own.type }).end(own.body);
    else pass(from, to);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  proxy.url = `http://127.0.0.1:${address.port}`;
  return proxy;

  async function close() {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  }
}

function pass(from: IncomingMessage, to: ServerResponse): void {
  const { method, headers } = from;
  const onward = request(from.url ?? '', { method, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  });
  onward.on('error', () => to.destroy());
  to.on('close', () => onward.destroy());
  from.pipe(onward);
}
