import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { smtpClient } from '../testing/smtp.ts';
import { type InboundLimits, inboundLimits } from './limits.ts';
import { createInboundServer, type InboundMail, type InboundServer } from './server.ts';

const known = 'known@replies.example';
let server: InboundServer;
let received: { recipient: string; mail: InboundMail }[];
/** How many times `receive` was called. */
let arrived: number;
/** A promise that `receive` waits for. */
let keeping: Promise<void>;
const clients: Socket[] = [];

beforeEach(() => {
  received = [];
  arrived = 0;
  keeping = Promise.resolve();
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await server.stop();
});

async function start(limits: Partial<InboundLimits> = {}): Promise<void> {
  server = await createInboundServer<string>({
    host: '127.0.0.1',
    port: 0,
    domain: 'replies.example',
    log: createLog('silent'),
    limits: { ...inboundLimits, ...limits },
    async accepts(address) {
      if (address === 'broken@replies.example') throw new Error('The database is away');
      return address === known ? 'the patrol' : null;
    },
    async receive(recipient, mail) {
      arrived += 1;
      await keeping;
      received.push({ recipient, mail });
    },
  });
}

/** Lets `receive` wait until the returned function is called. */
function holdKeeping(): () => void {
  let release = () => {};
  keeping = new Promise((resolve) => {
    release = resolve;
  });
  return () => release();
}

/** Opens a conversation that sends lines and reads answers as they come. */
async function converse() {
  const socket = connect(server.port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => undefined);
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const closed = once(socket, 'close');
  async function answer(): Promise<string> {
    for (;;) {
      const { value = 'closed' } = await lines.next();
      if (!/^\d{3}-/.test(value)) return value;
    }
  }
  const greeting = await answer();
  return {
    greeting,
    closed,
    answer,
    write: (text: string) => socket.write(text),
    say(line: string) {
      socket.write(`${line}\r\n`);
      return answer();
    },
    end: () => socket.destroy(),
  };
}

async function upTo(command: 'RCPT' | 'DATA', recipient = known) {
  const client = await converse();
  await client.say('EHLO ecc.example');
  await client.say('MAIL FROM:<operator@ecc.example>');
  const accepted = await client.say(`RCPT TO:<${recipient}>`);
  if (command === 'DATA') await client.say('DATA');
  return { ...client, accepted };
}

describe('a mail', () => {
  it('[11.10] is answered only when it has been kept', async () => {
    await start();
    const release = holdKeeping();
    const client = await upTo('DATA');
    client.write('Subject: RE: Log on\r\n\r\nP057123456\r\n.\r\nNOOP\r\n');
    const answer = client.answer();
    await expect.poll(() => arrived).toBe(1);
    expect(received).toHaveLength(0);
    release();
    expect(await answer).toMatch(/^250 /);
    expect(received).toMatchObject([
      { recipient: 'the patrol', mail: { envelopeFrom: 'operator@ecc.example' } },
    ]);
    expect(received[0]?.mail.raw.toString()).toBe('Subject: RE: Log on\r\n\r\nP057123456\r\n');
  });

  it('is taken from a client that pipelines, without a sender too', async () => {
    await start();
    const client = await converse();
    client.write(
      `EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<${known}>\r\nDATA\r\nSubject: a\r\n\r\nb\r\n.\r\nQUIT\r\n`,
    );
    await client.closed;
    expect(received.map(({ mail }) => mail.envelopeFrom)).toEqual(['']);
  });

  it('is taken from nodemailer, as another server sends it', async () => {
    await start();
    const transport = smtpClient(server.port);
    const mail = {
      from: 'operator@ecc.example',
      to: known,
      subject: 'RE: Log on',
      text: 'P057123456\n.\n..',
    };
    expect(await transport.sendMail(mail)).toMatchObject({ accepted: [known] });
    expect(received[0]?.mail.raw.toString()).toContain('P057123456\r\n.\r\n..');
  });

  it('that cannot be kept is sent again', async () => {
    await start();
    keeping = Promise.reject(new Error('The database is away'));
    keeping.catch(() => undefined);
    const client = await upTo('DATA');
    expect(await client.say('Subject: a\r\n\r\nb\r\n.')).toMatch(/^451 /);
    keeping = Promise.resolve();
    await client.say('MAIL FROM:<operator@ecc.example>');
    await client.say(`RCPT TO:<${known}>`);
    await client.say('DATA');
    expect(await client.say('Subject: a\r\n\r\nb\r\n.')).toMatch(/^250 /);
  });

  it('[11.10] to an unknown address is refused, and judged later when that is not known', async () => {
    await start();
    expect((await upTo('RCPT', 'nobody@replies.example')).accepted).toMatch(/^550 /);
    expect((await upTo('RCPT', 'broken@replies.example')).accepted).toMatch(/^451 /);
  });

  it('whose connection breaks is not kept', async () => {
    await start();
    const client = await upTo('DATA');
    client.write('Subject: a\r\n\r\nP057');
    client.end();
    await client.closed;
    await server.stop();
    expect(received).toEqual([]);
  });
});

describe('a limit', () => {
  it('[11.10] on the size is announced, and enforced while the message comes', async () => {
    await start({ messageSize: 1000, conversationSize: 100_000 });
    const client = await converse();
    client.write('EHLO ecc.example\r\n');
    expect(await client.answer()).toMatch(/SIZE 1000$/);
    expect(await client.say('MAIL FROM:<a@b.example> SIZE=1001')).toMatch(/^552 /);
    await client.say('MAIL FROM:<a@b.example>');
    await client.say(`RCPT TO:<${known}>`);
    await client.say('DATA');
    client.write(`${'x'.repeat(70)}\r\n`.repeat(100));
    expect(await client.say('.')).toMatch(/^552 /);
    expect(received).toEqual([]);
  });

  it('on the size of a conversation ends it', async () => {
    await start({ conversationSize: 1000 });
    const client = await converse();
    client.write('NOOP\r\n'.repeat(200));
    await client.closed;
  });

  it('on recipients leaves the others for another message', async () => {
    await start({ recipients: 1 });
    const client = await upTo('RCPT');
    expect(await client.say('RCPT TO:<other@replies.example>')).toMatch(/^452 /);
  });

  it('on unknown addresses ends the conversation', async () => {
    await start({ refusedAddresses: 1 });
    const client = await upTo('RCPT', 'nobody@replies.example');
    expect(await client.say('RCPT TO:<noone@replies.example>')).toMatch(/^421 /);
    await client.closed;
  });

  it('on connections counts all, and those of a network', async () => {
    await start({ connectionsOfNetwork: 1 });
    const first = await converse();
    expect((await converse()).greeting).toMatch(/^421 /);
    first.end();
    await expect.poll(async () => (await converse()).greeting).toMatch(/^220 /);
    await server.stop();
    await start({ connections: 1 });
    expect((await converse()).greeting).toMatch(/^220 /);
    expect((await converse()).greeting).toMatch(/^421 /);
  });

  it('on silence ends a conversation', async () => {
    await start({ idleTime: 200 });
    const client = await converse();
    expect(await client.answer()).toMatch(/^421 /);
  });

  it('on time ends a conversation that trickles, but not before the mail that came is answered', async () => {
    await start({ conversationTime: 500 });
    const release = holdKeeping();
    const patient = await upTo('DATA');
    patient.write('Subject: a\r\n\r\nb\r\n.\r\n');
    await expect.poll(() => arrived).toBe(1);
    const trickling = await upTo('DATA');
    const timer = setInterval(() => trickling.write('x'), 10);
    expect(await trickling.answer()).toMatch(/^421 /);
    clearInterval(timer);
    release();
    expect(await patient.answer()).toMatch(/^250 /);
    expect(await patient.answer()).toMatch(/^421 /);
  });
});

it('names no software, and offers neither TLS nor signing in', async () => {
  await start();
  const client = await converse();
  expect(client.greeting).toBe('220 replies.example ESMTP');
  expect(await client.say('STARTTLS')).toMatch(/^5\d\d /);
  expect(await client.say('AUTH PLAIN AGEAYg==')).toMatch(/^5\d\d /);
});

it('stops when the mail that came is kept, and takes no other', async () => {
  await start();
  const release = holdKeeping();
  const idle = await converse();
  const busy = await upTo('DATA');
  busy.write('Subject: a\r\n\r\nb\r\n.\r\n');
  await expect.poll(() => arrived).toBe(1);
  const answer = busy.answer();
  const stopped = server.stop();
  expect(await idle.answer()).toMatch(/^421 /);
  release();
  expect(await answer).toMatch(/^250 /);
  await stopped;
  expect(received).toHaveLength(1);
});

it('fails to start on a port that is in use', async () => {
  await start();
  const second = createInboundServer<string>({
    host: '127.0.0.1',
    port: server.port,
    domain: 'replies.example',
    log: createLog('silent'),
    accepts: async () => null,
    receive: async () => undefined,
  });
  await expect(second).rejects.toThrow('EADDRINUSE');
});
