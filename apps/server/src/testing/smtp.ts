import type { Socket } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on the loopback interface that keeps the mails it receives. */
export interface TestSmtp {
  /** The value for `SMTP_URL`. */
  url: string;
  port: number;
  /** The accepted mails, in order. */
  mails: ParsedMail[];
  /** The address that each of them is returned to if it cannot be delivered. */
  returnPaths: string[];
  /** Refuses every recipient, or every whole message, with this code. */
  refuse(code: number, at?: 'rcpt' | 'data'): void;
  /** Closes the connection in the middle of each message. */
  drop(): void;
  /** Receives each message and never replies. */
  stall(): void;
  /** Returns how many messages got no reply. */
  stalled(): number;
  /** Accepts everything, as initially. */
  accept(): void;
  close(): Promise<void>;
}

type Behaviour = { is: 'accept' | 'drop' | 'stall' } | { is: 'refuse'; code: number; at: 'rcpt' | 'data' };

/** Starts the server. `port` 0 takes any free port; a given port restarts a closed server. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: ParsedMail[] = [];
  const returnPaths: string[] = [];
  const sockets = new Set<Socket>();
  let stalled = 0;
  let behaviour: Behaviour = { is: 'accept' };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo(_address, _session, answer) {
      answer(behaviour.is === 'refuse' && behaviour.at === 'rcpt' ? refusal(behaviour.code) : null);
    },
    onData(stream, { envelope }, answer) {
      if (behaviour.is === 'drop') for (const socket of sockets) socket.destroy();
      const { is } = behaviour;
      const error = behaviour.is === 'refuse' ? refusal(behaviour.code) : null;
      simpleParser(stream).then((mail) => {
        if (is === 'accept') {
          mails.push(mail);
          returnPaths.push(envelope.mailFrom ? envelope.mailFrom.address : '');
        }
        if (is === 'stall') stalled += 1;
        if (is === 'accept' || is === 'refuse') answer(error);
      }, answer);
    },
  });
  server.on('error', () => undefined); // connections closed by the client or by `drop`
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    returnPaths,
    refuse: (code, at = 'rcpt') => {
      behaviour = { is: 'refuse', code, at };
    },
    drop: () => {
      behaviour = { is: 'drop' };
    },
    stall: () => {
      behaviour = { is: 'stall' };
    },
    stalled: () => stalled,
    accept: () => {
      behaviour = { is: 'accept' };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused by the test'), { responseCode });
}

/** Returns a client that sends to an SMTP server on the loopback interface, as another mail server would. */
export function smtpClient(port: number) {
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
}
