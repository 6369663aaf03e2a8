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

/** How long a connection may take to be made, in milliseconds. */
const connecting = 10 * second;

/** How long connections wait for the greeting. */
export interface GreetingLimits {
  /** Each of them, in milliseconds. */
  usual: number;
  /** A few of them, as a busy mail server may greet as late as that (RFC 5321, section 4.5.3.2.1); in milliseconds. */
  longest: number;
  /** How many these are at a time: each may keep a slot of the worker from the mails of others (decision 28). */
  late: number;
}

export const greetingLimits: GreetingLimits = { usual: 10 * second, longest: 5 * minute, late: 1 };

type Connecting = (server: MailServer, closed: AbortSignal) => Promise<Socket>;

/**
 * Returns what connects to a mail server, and resolves with the connection once there is a greeting to be read. nodemailer alone
 * would end the wait by its limits for connecting and for a connection on which nothing happens, which are shorter.
 */
export function greetedConnections(limits: GreetingLimits): Connecting {
  const isGreeted = greetings(limits);
  return async (server, closed) => {
    const socket = open(server);
    // Between two waits nobody else listens, and what fails then is found by the next one.
    socket.on('error', () => undefined);
    const made = server.secure ? 'secureConnect' : 'connect';
    try {
      if (!(await happens(socket, made, connecting, closed))) throw new Error('Connection timeout');
      if (!(await isGreeted(socket, closed))) throw new Error('Greeting never received');
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  };
}

/** Returns what waits for the greeting of each of these connections, and tells whether it has come. */
function greetings({ usual, longest, late }: GreetingLimits) {
  let waiting = 0;
  return async (socket: Socket, closed: AbortSignal): Promise<boolean> => {
    if (await happens(socket, 'readable', usual, closed)) return true;
    if (waiting >= late) return false;
    waiting += 1;
    return happens(socket, 'readable', longest - usual, closed).finally(() => {
      waiting -= 1;
    });
  };
}

function open({ host = 'localhost', secure = false, port = secure ? 465 : 587, tls }: MailServer): Socket {
  const address = { host, port: Number(port) };
  if (!secure) return connect(address);
  return connectSecurely({ ...address, ...(isIP(host) === 0 && { servername: host }), ...tls });
}

/** Returns whether the event comes in time. Rejects if the connection fails first. */
async function happens(socket: Socket, event: string, time: number, closed: AbortSignal): Promise<boolean> {
  const late = AbortSignal.timeout(time);
  try {
    await once(socket, event, { signal: AbortSignal.any([late, closed]) });
    return true;
  } catch (error) {
    if (late.aborted) return false;
    throw error;
  }
}
