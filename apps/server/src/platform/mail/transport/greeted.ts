import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectSecurely } from 'node:tls';
import { minute, second } from '../../clock.ts';

/** A mail server, as nodemailer reads it from a URL. */
export interface MailServer {
  host?: string | undefined;
  port?: number | string | undefined;
  /** Whether TLS begins with the connection. */
  secure?: boolean | undefined;
  tls?: ConnectionOptions | undefined;
}

interface Limit {
  time: number;
  /** What is said when it has passed. */
  otherwise: string;
}

const connecting: Limit = { time: 10 * second, otherwise: 'Connection timeout' };
/** A busy mail server may greet as late as that (RFC 5321, section 4.5.3.2.1). */
const greeting: Limit = { time: 5 * minute, otherwise: 'Greeting never received' };

/**
 * Connects to a mail server, and returns the connection once there is a greeting to be read. nodemailer alone would end
 * the wait by its limits for connecting and for a connection on which nothing happens, which are shorter.
 */
export async function connectGreeted(server: MailServer, closed: AbortSignal): Promise<Socket> {
  const socket = open(server);
  // Between two waits nobody else listens, and what fails then is found by the next one.
  socket.on('error', () => undefined);
  try {
    await happens(socket, server.secure ? 'secureConnect' : 'connect', connecting, closed);
    await happens(socket, 'readable', greeting, closed);
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

function open({ host = 'localhost', secure = false, port = secure ? 465 : 587, tls }: MailServer): Socket {
  const address = { host, port: Number(port) };
  if (!secure) return connect(address);
  return connectSecurely({ ...address, ...(isIP(host) === 0 && { servername: host }), ...tls });
}

async function happens(
  socket: Socket,
  event: string,
  { time, otherwise }: Limit,
  closed: AbortSignal,
): Promise<void> {
  const late = AbortSignal.timeout(time);
  try {
    await once(socket, event, { signal: AbortSignal.any([late, closed]) });
  } catch (error) {
    throw late.aborted ? new Error(otherwise) : error;
  }
}
