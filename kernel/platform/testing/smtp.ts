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
  /** The address to which each of them is returned if it cannot be delivered. */
  returnPaths: string[];
  /** When each of them was acknowledged, by `performance.now()`. */
  acknowledged: number[];
  /**
   * Refuses every recipient, or every whole message, with this code; with `only`, just those whose address ends
   * in it.
   */
  refuse(code: number, at?: 'rcpt' | 'data', only?: string): void;
  /** Closes the connection in the middle of each message. */
  drop(): void;
  /** Takes each message, and closes the connection instead of replying. */
  hangUp(): void;
  /** Receives each message and never replies; with `only`, just to those whose recipient's address ends in it. */
  stall(only?: string): void;
  /** Takes the next message, and replies once `act` is done. */
  meanwhile(act: () => Promise<void>): void;
  /** Greets the next connections, so many, only once `letGo` resolves, and returns how many wait for that. */
  holdGreetings(connections: number, letGo: Promise<void>): () => number;
  /** Returns how many messages got no reply. */
  stalled(): number;
  /** Accepts everything, as initially. */
  accept(): void;
  close(): Promise<void>;
}

type Behaviour = { only?: string | undefined } & (
  | { is: 'accept' | 'drop' | 'hangUp' | 'stall' }
  | { is: 'refuse'; code: number; at: 'rcpt' | 'data' }
);

/** Starts the server. `port` 0 takes any free port; a given port restarts a closed server. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const mails: ParsedMail[] = [];
  const returnPaths: string[] = [];
  const acknowledged: number[] = [];
  const sockets = new Set<Socket>();
  let stalled = 0;
  let behaviour: Behaviour = { is: 'accept' };
  let beforeReply: (() => Promise<void>) | null = null;
  let held = { connections: 0, letGo: Promise.resolve(), waiting: 0 };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect(_session, answer) {
      if (held.waiting === held.connections) return answer();
      held.waiting += 1;
      held.letGo.then(() => answer());
    },
    onRcptTo({ address }, _session, answer) {
      answer(refusalOf(behaviour, 'rcpt', address));
    },
    onData(stream, { envelope }, answer) {
      if (behaviour.is === 'drop') for (const socket of sockets) socket.destroy();
      const address = envelope.rcptTo[0]?.address ?? '';
      const is = concerns(behaviour, address) ? behaviour.is : 'accept';
      const error = refusalOf(behaviour, 'data', address);
      simpleParser(stream).then(async (mail) => {
        if (is === 'stall') stalled += 1;
        if (is === 'stall' || is === 'drop') return;
        if (error) return answer(error);
        mails.push(mail);
        returnPaths.push(envelope.mailFrom ? envelope.mailFrom.address : '');
        const act = beforeReply;
        beforeReply = null;
        await act?.();
        acknowledged.push(performance.now());
        if (is === 'hangUp') for (const socket of sockets) socket.destroy();
        else answer();
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
    acknowledged,
    refuse: (code, at = 'rcpt', only) => {
      behaviour = { is: 'refuse', code, at, only };
    },
    drop: () => {
      behaviour = { is: 'drop' };
    },
    hangUp: () => {
      behaviour = { is: 'hangUp' };
    },
    stall: (only) => {
      behaviour = { is: 'stall', only };
    },
    meanwhile: (act) => {
      beforeReply = act;
    },
    holdGreetings(connections, letGo) {
      const greetings = { connections, letGo, waiting: 0 };
      held = greetings;
      return () => greetings.waiting;
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

function concerns({ only = '' }: Behaviour, address: string): boolean {
  return address.endsWith(only);
}

/** Returns how this recipient is refused at this point; null if they are not. */
function refusalOf(behaviour: Behaviour, at: 'rcpt' | 'data', address: string): Error | null {
  if (behaviour.is !== 'refuse' || behaviour.at !== at || !concerns(behaviour, address)) return null;
  return Object.assign(new Error('Refused by the test'), { responseCode: behaviour.code });
}

/** Returns a client that sends to an SMTP server on the loopback interface, as another mail server would. */
export function smtpClient(port: number) {
  return createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
}
