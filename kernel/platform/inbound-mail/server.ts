import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream } from 'smtp-server';
import type { Log } from '../log.ts';
import { clientNetwork, limitConversations, limitSize } from './conversations.ts';
import { type InboundLimits, inboundLimits } from './limits.ts';
import { isSmtpError, smtpError } from './smtp-error.ts';
import type { Turn } from './turns.ts';

/** A mail in its original form. */
export interface InboundMail {
  raw: Buffer;
  /** The turn in which the mail is read. */
  turn: Turn;
  /** The envelope's sender; empty for the null sender of bounces (RFC 5321 section 4.5.5). */
  envelopeFrom: string;
}

/** Accepts addresses and receives their mails. `Recipient` is what an address stands for. */
export interface InboundHandler<Recipient> {
  /** Returns null for an address that receives no mail here. Throws `addressFull()` for one that receives no more. */
  accepts(address: string): Promise<Recipient | null>;
  /**
   * Keeps the mail, or throws `addressFull()`. The sender is told that it arrived only after this has resolved.
   * After any other failure, or if the connection breaks just then, the sender sends the mail again, so the same
   * mail may come twice.
   */
  receive(recipient: Recipient, mail: InboundMail): Promise<void>;
}

export interface InboundServerOptions<Recipient> extends InboundHandler<Recipient> {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The name in the greeting. */
  domain: string;
  log: Log;
  limits?: InboundLimits;
}

export interface InboundServer {
  port: number;
  /** Waits until the mails that have arrived are kept, then ends all conversations. */
  stop(): Promise<void>;
}

/**
 * Receives mail by SMTP (RFC 5321), without TLS and without signing in (product 11.10). Refuses an unknown
 * address with 550, and with 552 a mail that is too large or one too many. Answers 451 if a mail could not be
 * kept. Throws if it cannot listen.
 */
export async function createInboundServer<Recipient>(
  options: InboundServerOptions<Recipient>,
): Promise<InboundServer> {
  const { host, port, log, limits = inboundLimits } = options;
  const recipients = new WeakMap<SMTPServerAddress, Recipient>();
  const conversations = limitConversations(() => server, limits);

  async function deliver(
    to: SMTPServerAddress[],
    network: string,
    mail: Omit<InboundMail, 'turn'>,
  ): Promise<void> {
    for (const address of to) {
      const recipient = recipients.get(address);
      const turn = { address: address.address.toLowerCase(), network };
      if (recipient !== undefined) await options.receive(recipient, { ...mail, turn });
    }
  }

  const server = new SMTPServer({
    ...protocol(options.domain, limits),
    onConnect: (session, answer) => answer(conversations.begin(session)),
    onClose: (session) => conversations.end(session),
    onRcptTo(address, session, answer) {
      options.accepts(address.address).then(
        (recipient) => {
          if (recipient === null) return answer(conversations.refuseAddress(session));
          recipients.set(address, recipient);
          answer();
        },
        (err) => answer(errorOf(err)),
      );
    },
    onData(stream, session, answer) {
      const { mailFrom, rcptTo } = session.envelope;
      collect(stream, limits.messageSize).then((raw) => {
        if (raw === null) return answer(smtpError(552, 'The message is too large or incomplete'));
        const mail = { raw, envelopeFrom: mailFrom ? mailFrom.address : '' };
        const kept = deliver(rcptTo, clientNetwork(session.remoteAddress), mail).then(
          () => answer(),
          (err) => answer(errorOf(err)),
        );
        conversations.hold(session, kept);
      });
    },
  });

  function errorOf(err: unknown): Error {
    if (isSmtpError(err)) return err;
    log.error({ err }, 'A mail could not be received');
    return smtpError(451, 'Please try again later');
  }

  server.server.on('connection', (socket) => limitSize(socket, limits.conversationSize));
  server.on('error', (err) => log.debug({ err }, 'A conversation of the inbound mail server broke off'));
  server.listen(port, host);
  await once(server.server, 'listening');
  return {
    port: portOf(server.server.address()),
    async stop() {
      const closed = new Promise<void>((resolve) => server.close(resolve));
      await conversations.endAll();
      await closed;
    },
  };
}

function protocol(domain: string, limits: InboundLimits) {
  return {
    name: domain,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: limits.messageSize,
    rejectOversized: true,
    maxClients: limits.connections,
    maxRecipients: limits.recipients,
    maxCommandLength: limits.commandLength,
    socketTimeout: limits.idleTime,
  };
}

/** Returns null for a message that breaks off or is too large. No more of a message that is too large is kept. */
async function collect(stream: SMTPServerDataStream, size: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) {
      if (!stream.sizeExceeded) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    return null;
  }
  return stream.byteLength > size ? null : Buffer.concat(chunks);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The inbound mail server has no port');
  return address.port;
}
