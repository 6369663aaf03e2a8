import type { Socket } from 'node:net';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { minute, second } from '../../clock.ts';
import { type GreetingLimits, greetedConnections, greetingLimits, type MailServer } from './greeted.ts';
import { type OutgoingMail, RefusedError, type Transport } from './transport.ts';

/** nodemailer's limits, of which that for connecting covers the wait for the greeting, which is over by then (`greeted.ts`). */
const timeouts = { connectionTimeout: 6 * minute, greetingTimeout: 10 * second, socketTimeout: minute };

/** Sends mails to the SMTP server at a URL, `smtp[s]://user:password@host:port`, over a pool of connections. */
export function smtpTransport(url: string, limits: Partial<GreetingLimits> = {}): Transport {
  const closing = new AbortController();
  const pool = createTransport({
    url,
    pool: true,
    // For each slot of a worker as many as it hands over at once, and as many that wait for their greeting.
    maxConnections: 24,
    // Our own back-off decides when a mail is retried.
    maxRequeues: 0,
    idleTimeout: 30 * second,
    getSocket: greetedSocket(limits, closing.signal),
    ...timeouts,
  });
  return {
    async deliver({ message }: OutgoingMail, signal) {
      try {
        await pool.sendMail({ ...message, signal });
      } catch (error) {
        throw isRefusal(error) ? new RefusedError(error.message, { cause: error }) : error;
      }
    },
    close() {
      closing.abort();
      pool.close();
    },
  };
}

type Answer = (error: Error | null, socket?: { connection: Socket; secured: boolean }) => void;

/** Returns what nodemailer gets its connections from. */
function greetedSocket(
  limits: Partial<GreetingLimits>,
  closed: AbortSignal,
): (server: MailServer, answer: Answer) => void {
  const connect = greetedConnections({ ...greetingLimits, ...limits });
  return (server, answer) => {
    connect(server, closed).then(
      (connection) => answer(null, { connection, secured: server.secure ?? false }),
      (error) => answer(error),
    );
  };
}

/** Sends one mail over a connection of its own, and returns the server's answer. Throws what it refuses it with. */
export async function sendOnce(url: string, message: SendMailOptions): Promise<string> {
  const getSocket = greetedSocket({}, new AbortController().signal);
  const transport = createTransport({ url, getSocket, ...timeouts });
  const { response } = await transport.sendMail(message).finally(() => transport.close());
  return response;
}

/**
 * Whether the recipient is refused permanently: a 5xx reply to RCPT TO (RFC 5321, 4.2.1). Exceptions concern the sender and
 * can be fixed: missing authentication (530), or a policy (enhanced status 5.7, RFC 3463).
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  const { command, responseCode: code } = error;
  if (command !== 'RCPT TO' || typeof code !== 'number' || code < 500 || code === 530) return false;
  return !('response' in error && /^\d{3}[ -]5\.7\./.test(String(error.response)));
}
