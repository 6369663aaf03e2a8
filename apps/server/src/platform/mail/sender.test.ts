import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeClock, fakeClock } from '../../testing/clock.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { day, minute, second } from '../clock.ts';
import { mail } from '../database/schema/mail.ts';
import { installation } from '../database/schema/platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import type { MailKinds, QueuedMail } from './kind.ts';
import { queueMails } from './outbox.ts';
import { createSender, type Sender, sweepMails } from './sender.ts';
import { emptyOutbox, note, noteKind, settings } from './testing.fixture.ts';
import { smtpTransport } from './transport/smtp.ts';
import type { Transport } from './transport/transport.ts';

const log = createLog('silent');
const stopped = new AbortController().signal;

const test = testDatabase();
let database: TestDatabase['database'];
let smtp: TestSmtp;
let transport: Transport;
let clock: FakeClock;

beforeEach(async () => {
  database = test.database;
  await emptyOutbox(database);
  smtp = await startSmtp();
  transport = smtpTransport(smtp.url);
  clock = fakeClock('2026-12-01T08:00:00.000Z');
});

afterEach(async () => {
  transport.close();
  await smtp.close();
});

function senderWith(kinds: MailKinds = { note: noteKind }): Sender {
  return createSender({ database, clock, log, settings, transport, kinds });
}

async function queue(...mails: QueuedMail[]): Promise<void> {
  await inTransaction(database, (tx) => queueMails(tx, clock.now(), mails));
}

/** Sends all mails in the outbox one after the other, as the worker's jobs would. */
async function sendAll(sender = senderWith()): Promise<void> {
  for (const { organizationId, id } of await database.select().from(mail))
    await sender.task.run({ organizationId, id }, stopped);
}

async function outbox() {
  return database.select().from(mail).orderBy(mail.id);
}

/** Runs a worker until `during` resolves. */
async function withWorker(during: () => Promise<void>): Promise<void> {
  const worker = await startWorker({ database, log, tasks: [senderWith().task] });
  await during();
  await worker.stop();
}

describe('a mail', () => {
  it('is delivered once, with html and text, and marked as sent', async () => {
    await queue(note('Patrol on Sat'));
    await sendAll();
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
    const [row] = await outbox();
    expect(row).toMatchObject({ sent: clock.now(), nextAttempt: null, lastError: null, attempts: 0 });
    const [delivered] = smtp.mails;
    expect(delivered).toMatchObject({
      subject: 'Patrol on Sat',
      messageId: `<${row?.id}@patrolbook.example>`,
    });
    expect(delivered?.html).toContain('<p>This is Patrol on Sat.</p>');
    expect(delivered?.text?.trim()).toBe('This is Patrol on Sat.');
    expect(delivered?.from?.text).toBe('"Patrolbook" <noreply@patrolbook.example>');
    expect(delivered?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(delivered?.date?.toISOString()).toBe(clock.now());
  });

  it('is recorded as sent by its kind in the same transaction', async () => {
    await queue(note('one'));
    const sent = vi.fn(async (tx, { cause }, now) => {
      await tx.insert(installation).values({ key: cause, value: { now } });
    });
    await sendAll(senderWith({ note: { ...noteKind, sent } }));
    expect(await database.select().from(installation)).toEqual([{ key: 'one', value: { now: clock.now() } }]);
  });

  it('stays sent when its kind fails to record it', async () => {
    await queue(note('one'));
    const sent = async () => {
      throw new Error('no');
    };
    await sendAll(senderWith({ note: { ...noteKind, sent } }));
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
    expect((await outbox())[0]?.sent).toBe(clock.now());
  });

  it('is abandoned when it is obsolete', async () => {
    await queue(note('one'));
    await sendAll(senderWith({ note: { compose: async () => null } }));
    expect(await outbox()).toMatchObject([{ abandoned: clock.now(), nextAttempt: null, lastError: null }]);
    expect(smtp.mails).toEqual([]);
  });

  it('is retried when it could not be composed, without revealing the error', async () => {
    await queue(note('one'), note('two', { kind: 'unheard of' }));
    const compose = async () => {
      throw new Error('Failed query: … params: a-secret');
    };
    await sendAll(senderWith({ note: { compose } }));
    expect(await outbox()).toMatchObject([
      { attempts: 1, lastError: 'The mail could not be composed.' },
      { attempts: 1, lastError: 'The mail could not be composed.' },
    ]);
  });
});

describe('a failure', () => {
  it('of the server delays all mails, but loses and duplicates none', async () => {
    await smtp.close();
    const causes = Array.from({ length: 20 }, (_, i) => `mail ${i}`);
    await queue(...causes.map((cause) => note(cause)));
    await withWorker(async () => {
      await vi.waitFor(async () => {
        for (const row of await outbox()) expect(row).toMatchObject({ attempts: 1, sent: null });
      }, 10_000);
      expect((await outbox())[0]?.lastError).toContain('ECONNREFUSED');

      smtp = await startSmtp(smtp.port);
      clock.advance(14 * second);
      await sweepMails({ database, clock });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(smtp.mails).toEqual([]);

      clock.advance(second);
      await sweepMails({ database, clock });
      await sweepMails({ database, clock });
      await vi.waitFor(() => expect(smtp.mails.length).toBe(20), 10_000);
    });
    expect(smtp.mails.map((delivered) => delivered.subject).sort()).toEqual(causes.sort());
    for (const row of await outbox()) expect(row).toMatchObject({ sent: clock.now(), nextAttempt: null });
  });

  it('in the middle of a message is retried after a pause', async () => {
    await queue(note('one'));
    smtp.drop();
    await sendAll();
    expect(await outbox()).toMatchObject([
      { attempts: 1, nextAttempt: '2026-12-01T08:00:15.000Z', sent: null, abandoned: null },
    ]);
    smtp.accept();
    clock.advance(15 * second);
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
  });

  it('that is temporary, like a full mailbox (4xx), is retried', async () => {
    await queue(note('one'));
    smtp.refuse(452);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, abandoned: null }]);
    smtp.accept();
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
  });

  it('of the whole message (554) is retried: the address is not at fault', async () => {
    await queue(note('one'));
    smtp.refuse(554, 'data');
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, abandoned: null }]);
  });

  it('of an unknown recipient (550) is final', async () => {
    await queue(note('one'));
    smtp.refuse(550);
    await sendAll();
    const [row] = await outbox();
    expect(row).toMatchObject({ abandoned: clock.now(), nextAttempt: null, attempts: 1 });
    expect(row?.lastError).toContain('550');
    smtp.accept();
    await sendAll();
    expect(smtp.mails).toEqual([]);
  });

  it('that persists abandons the mail after four days', async () => {
    await queue(note('one'));
    smtp.refuse(452);
    await sendAll();
    clock.advance(4 * day - minute);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 2, abandoned: null }]);
    clock.advance(minute);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 3, abandoned: clock.now(), nextAttempt: null }]);
  });
});

describe('two workers', () => {
  it('never send the same mail at once', async () => {
    await queue(note('one'));
    const [row] = await outbox();
    if (!row) throw new Error('the outbox is empty');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const slow: MailKinds = { note: { compose: (queued) => held.then(() => noteKind.compose(queued)) } };
    const first = senderWith(slow).task.run(row, stopped);
    // The first worker locks the row while it composes the mail.
    await vi.waitFor(async () => {
      const free = await database
        .select()
        .from(mail)
        .where(eq(mail.id, row.id))
        .for('update', { skipLocked: true });
      expect(free).toEqual([]);
    });
    await senderWith().task.run(row, stopped);
    expect(smtp.mails).toEqual([]);
    letGo();
    await first;
    expect(smtp.mails).toHaveLength(1);
  });

  it('share many mails and deliver each once', async () => {
    await queue(...Array.from({ length: 40 }, (_, i) => note(`mail ${i}`)));
    const other = await startWorker({ database, log, tasks: [senderWith().task] });
    await withWorker(async () => {
      await sweepMails({ database, clock });
      await vi.waitFor(() => expect(smtp.mails.length).toBe(40), 15_000);
    });
    await other.stop();
    expect(new Set(smtp.mails.map((delivered) => delivered.subject)).size).toBe(40);
  });
});

describe('stopping', () => {
  it('leaves a stalled mail unchanged in the outbox', async () => {
    await queue(note('one'));
    smtp.stall();
    const [row] = await outbox();
    const stop = new AbortController();
    const sending = senderWith().task.run(row, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(smtp.stalled()).toBe(1));
    stop.abort();
    await aborted;
    expect(await outbox()).toEqual([row]);
  });
});

describe('the sweep', () => {
  it('enqueues a due mail whose job was lost, but not one that has its job', async () => {
    await queue(note('one'));
    await sweepMails({ database, clock });
    expect(await jobRevisions()).toEqual([0]);
    await database.execute('delete from graphile_worker._private_jobs');
    await sweepMails({ database, clock });
    expect(await jobRevisions()).toEqual([0]);
    await withWorker(async () => {
      await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 5000);
    });
  });
});

async function jobRevisions(): Promise<unknown[]> {
  const { rows } = await database.execute('select revision from graphile_worker.jobs');
  return rows.map((row) => row.revision);
}
