import { v7 as newId } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minute, second } from '../clock.ts';
import { mail } from '../database/schema/mails.ts';
import { inTransaction } from '../database/transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { type FakeClock, fakeClock } from '../testing/clock.ts';
import { testDatabase } from '../testing/database.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import type { MailKind, QueuedMail } from './kind.ts';
import { type Lane, lanes, ordinaryLane, urgentLane } from './lanes.ts';
import { queueMails } from './outbox.ts';
import { createSender } from './sender.ts';
import { emptyOutbox, findReplyTo, note, noteKind, settings, testRenderer } from './testing.fixture.ts';
import type { GreetingLimits } from './transport/greeted.ts';
import { smtpTransport } from './transport/smtp.ts';

const log = createLog('silent');
const stopped = new AbortController().signal;
const patrolId = '0198a1c0-0000-7000-8000-0000000000aa';

const test = testDatabase();
const renderer = testRenderer();
let smtp: TestSmtp;
let clock: FakeClock;
const closing: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  await emptyOutbox(test.database);
  smtp = await startSmtp();
  clock = fakeClock('2026-12-01T08:00:00.000Z');
});

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await smtp.close();
});

afterAll(() => renderer.close());

/** Composes notes. Urgent notes to the ECC go to another mail server. */
const kind: MailKind = {
  async compose(queued) {
    const message = await noteKind.compose(queued);
    const address = queued.recipient === 'ecc' ? 'ecc@police.example' : 'graeme@slow.example';
    return message && { ...message, to: { ...message.to, address } };
  },
};
const firstKinds = [
  'ecc-log-on',
  'ecc-log-off',
  'ecc-cancellation',
  'ecc-answered',
  'overdue-crew',
  'overdue-admins',
];
const updateKinds = ['ecc-move', 'ecc-extension'];
const kinds = Object.fromEntries(['note', ...firstKinds, ...updateKinds].map((name) => [name, kind]));

function senderOf(lane: Lane, limits: Partial<GreetingLimits> = {}) {
  const transport = smtpTransport(smtp.url, { late: lane.late, ...limits });
  closing.push(() => transport.close());
  const context = { database: test.database, clock, log, settings };
  return createSender({ ...context, transport, renderer, kinds, findReplyTo, lane });
}

async function queue(...mails: QueuedMail[]): Promise<void> {
  await inTransaction(test.database, (tx) => queueMails(tx, clock.now(), mails));
}

function toEcc(kind: string, of = patrolId): QueuedMail {
  return note(`${kind} of ${of}`, { kind, patrolId: of, recipient: 'ecc' });
}

async function sendUrgent(): Promise<void> {
  const { organizationId } = note('');
  await senderOf(urgentLane).task.run({ organizationId }, stopped);
}

const subjects = () => smtp.mails.map(({ subject }) => subject?.split(' of ')[0]);

it('a mail server that hangs on other mails, of several organizations, delays no urgent one [11.19]', async () => {
  smtp.stall('slow.example');
  for (let one = 0; one < 6; one += 1) {
    const organizationId = `0198a1c0-0000-7000-8000-00000000001${one}`;
    await queue(...Array.from({ length: 5 }, (_, i) => note(`${i}`, { organizationId })), note(`own ${one}`));
  }
  const workers = await Promise.all(
    lanes.map((lane) => startWorker({ database: test.database, log, tasks: [senderOf(lane).task] })),
  );
  await vi.waitFor(() => expect(smtp.stalled()).toBe(4), 10_000);
  await queue(toEcc('ecc-log-on'));
  await vi.waitFor(() => expect(subjects()).toEqual(['ecc-log-on']), 10_000);
  // The workers would otherwise wait for the mails that hang.
  await smtp.close();
  await Promise.all(workers.map((worker) => worker.stop()));
});

it('neither lane sends the mails of the other', async () => {
  await queue(note('one'), toEcc('ecc-log-on'));
  const { organizationId } = note('');
  await senderOf(ordinaryLane).task.run({ organizationId }, stopped);
  expect(subjects()).toEqual(['one']);
  await sendUrgent();
  expect(subjects()).toEqual(['one', 'ecc-log-on']);
});

it('the messages of one patrol leave in order, those of others before a failing one is tried again [10.5]', async () => {
  const other = '0198a1c0-0000-7000-8000-0000000000bb';
  await queue(toEcc('ecc-log-on'));
  smtp.refuse(451);
  await sendUrgent();
  smtp.accept();
  await queue(toEcc('ecc-extension'), toEcc('ecc-log-on', other));
  await sendUrgent();
  expect(smtp.mails.map(({ subject }) => subject)).toEqual([`ecc-log-on of ${other}`]);
  clock.advance(10 * second);
  await sendUrgent();
  expect(subjects()).toEqual(['ecc-log-on', 'ecc-log-on', 'ecc-extension']);
});

it('log-ons, alarms and answers leave before moves and extensions that have waited longer [11.32]', async () => {
  for (const kind of [...updateKinds, ...firstKinds]) {
    await queue(toEcc(kind, newId()));
    clock.advance(second);
  }
  await sendUrgent();
  expect(subjects()).toEqual([...firstKinds, ...updateKinds]);
});

it('a message that fails again and again does not keep back the later ones [10.5]', async () => {
  await queue(toEcc('ecc-log-on'));
  smtp.refuse(451);
  for (let attempts = 0; attempts < 5; attempts += 1) {
    clock.advance(minute);
    await sendUrgent();
  }
  smtp.accept();
  await queue(toEcc('ecc-log-off'));
  await sendUrgent();
  expect(subjects()).toEqual(['ecc-log-off']);
});

describe('a mail server that hangs on an urgent mail', () => {
  const alarm = note('overdue', { kind: 'overdue-admins', patrolId });

  it('delays no other one of its organization, queued before or meanwhile [11.34]', async () => {
    smtp.stall('slow.example');
    await queue(alarm, toEcc('ecc-log-on'));
    const stop = new AbortController();
    const sending = senderOf(urgentLane).task.run({ organizationId: alarm.organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(subjects()).toEqual(['ecc-log-on']), 10_000);
    expect(smtp.stalled()).toBe(1);
    await queue(toEcc('ecc-log-off'));
    await vi.waitFor(() => expect(subjects()).toEqual(['ecc-log-on', 'ecc-log-off']), 10_000);
    stop.abort();
    await aborted;
    expect(smtp.stalled()).toBe(1);
  });

  it('delays the later ones about its patrol to its recipient, which keep their order [10.5, 11.34]', async () => {
    smtp.stall('police.example');
    const other = newId();
    await queue(toEcc('ecc-log-on'), toEcc('ecc-log-off'), { ...alarm, patrolId: other });
    const stop = new AbortController();
    const sending = senderOf(urgentLane).task.run({ organizationId: alarm.organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(subjects()).toEqual(['overdue']), 10_000);
    expect(smtp.stalled()).toBe(1);
    stop.abort();
    await aborted;
  });
});

it('a mail server may greet late: the mails wait for it, and no alarm behind them [11.78]', async () => {
  let letGo = () => {};
  const waiting = smtp.holdGreetings(2, new Promise<void>((resolve) => (letGo = resolve)));
  const alarms = ['one', 'two', 'three'].map((cause) => {
    return note(`overdue ${cause}`, { kind: 'overdue-admins', patrolId: newId() });
  });
  await queue(...alarms);
  const sending = sendUrgent();
  await vi.waitFor(() => expect(subjects()).toEqual(['overdue three']), 30_000);
  expect(waiting()).toBe(2);
  letGo();
  await sending;
  expect(subjects()).toHaveLength(3);
}, 60_000);

it.each(lanes)(
  'organizations whose mail server does not greet keep no mail of another one waiting: urgent $urgent [11.78]',
  async (lane) => {
    let letGo = () => {};
    const waiting = smtp.holdGreetings(lane.slots, new Promise<void>((resolve) => (letGo = resolve)));
    const { task } = senderOf(lane, { usual: second });
    const { database } = test;
    const worker = await startWorker({ database, log, concurrency: lane.slots, tasks: [task] });
    const more = lane.urgent ? { kind: 'overdue-admins', patrolId } : {};
    const held = Array.from({ length: lane.slots }, (_, i) =>
      note(`held ${i}`, { ...more, organizationId: newId() }),
    );
    await queue(...held);
    await vi.waitFor(() => expect(waiting()).toBe(lane.slots), 10_000);
    await queue(note('other', { ...more, organizationId: newId() }));
    await vi.waitFor(() => expect(subjects()).toEqual(['other']), 10_000);
    letGo();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1 + lane.late), 10_000);
    await worker.stop();
  },
  30_000,
);

it('a wait for the greeting ends when mails are no longer sent', async () => {
  const letGo = new Promise<void>(() => {});
  const waiting = smtp.holdGreetings(1, letGo);
  await queue(note('overdue', { kind: 'overdue-admins', patrolId }));
  const sending = sendUrgent();
  await vi.waitFor(() => expect(waiting()).toBe(1), 10_000);
  for (const close of closing.splice(0)) await close();
  await sending;
  expect(await test.database.select().from(mail)).toMatchObject([{ sent: null, attempts: 1 }]);
});
