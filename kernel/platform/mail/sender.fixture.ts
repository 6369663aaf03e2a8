import { afterAll, afterEach, beforeEach } from 'vitest';
import { mail } from '../database/schema/mails.ts';
import { inTransaction } from '../database/transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { type FakeClock, fakeClock } from '../testing/clock.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { judgedDatabase } from '../testing/distribution/judged.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import type { MailKind, MailKinds, QueuedMail } from './kind.ts';
import { ordinaryLane } from './lanes.ts';
import { queueMails } from './outbox.ts';
import { createSender, type LaneSender, sweepMails } from './sender.ts';
import {
  emptyOutbox,
  findReplyTo,
  noteKind,
  organizationId,
  settings,
  testRenderer,
} from './testing.fixture.ts';
import { smtpTransport } from './transport/smtp.ts';
import type { Transport } from './transport/transport.ts';

export const log = createLog('silent');
const stopped = new AbortController().signal;

/** Sends the mails of an outbox, empty before each test, to a real SMTP server; only the clock is fake. */
export function testSender() {
  const source = testDatabase();
  const judged = judgedDatabase();
  const renderer = testRenderer();
  let smtp: TestSmtp;
  let transport: Transport;
  let clock: FakeClock;

  beforeEach(async () => {
    await emptyOutbox(source.database);
    smtp = await startSmtp();
    transport = smtpTransport(smtp.url);
    clock = fakeClock('2026-12-01T08:00:00.000Z');
  });
  afterEach(async () => {
    transport.close();
    await smtp.close();
  });
  afterAll(() => renderer.close());

  function senderWith(kinds: MailKinds = { note: noteKind }, logTo = log): LaneSender {
    const database = judged(source.database);
    const mailing = { transport, renderer, kinds, findReplyTo, lane: ordinaryLane };
    return createSender({ database, clock, log: logTo, settings, ...mailing });
  }

  return {
    get database(): TestDatabase['database'] {
      return source.database;
    },
    get smtp() {
      return smtp;
    },
    get clock() {
      return clock;
    },
    senderWith,
    async queue(...mails: QueuedMail[]): Promise<void> {
      await inTransaction(source.database, (tx) => queueMails(tx, clock.now(), mails));
    },
    /** Sends the due mails, as a worker's job would. */
    async sendAll(sender = senderWith()): Promise<void> {
      await sender.task.run({ organizationId }, stopped);
    },
    async outbox() {
      return source.database.select().from(mail).orderBy(mail.id);
    },
    async sweep(): Promise<void> {
      await sweepMails({ database: judged(source.database), clock, lane: ordinaryLane });
    },
    /** Runs a worker until `during` resolves. */
    async withWorker(during: () => Promise<void>): Promise<void> {
      const worker = await startWorker({ database: source.database, log, tasks: [senderWith().task] });
      await during();
      await worker.stop();
    },
    /** Starts the SMTP server again at its port, once a test has closed it. */
    async restartSmtp(): Promise<void> {
      smtp = await startSmtp(smtp.port);
    },
    /** Returns the revisions of the jobs in the queue. */
    async jobRevisions(): Promise<unknown[]> {
      const { rows } = await source.database.execute('select revision from graphile_worker.jobs');
      return rows.map((row) => row.revision);
    },
  };
}

/** A kind whose mails are composed when the test lets them go; `begun` are the causes of those that wait. */
export function heldKind() {
  const begun: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const compose: MailKind['compose'] = async (queued) => {
    begun.push(queued.cause);
    await held;
    return noteKind.compose(queued);
  };
  return { kind: { compose }, begun, letGo };
}
