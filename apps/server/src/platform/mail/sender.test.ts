import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeClock, fakeClock } from '../../testing/clock.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts';
import { day, minute, second } from '../clock.ts';
import { mail } from '../database/schema/mails.ts';
import { installation } from '../database/schema/platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { startWorker } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import type { MailKind, MailKinds, QueuedMail } from './kind.ts';
import { ordinaryLane } from './lanes.ts';
import { queueMails } from './outbox.ts';
import { createSender, type Sender, sweepMails } from './sender.ts';
import { whileSendingAlone } from './store.ts';
import { emptyOutbox, note, noteKind, organizationId, settings, testRenderer } from './testing.fixture.ts';
import { smtpTransport } from './transport/smtp.ts';
import type { Transport } from './transport/transport.ts';

const log = createLog('silent');
const stopped = new AbortController().signal;
const otherOrganization = '0198a1c0-0000-7000-8000-000000000002';

const test = testDatabase();
const renderer = testRenderer();
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
  await acceptChanges();
  transport.close();
  await smtp.close();
});

afterAll(() => renderer.close());

function senderWith(kinds: MailKinds = { note: noteKind }): Sender {
  return createSender({ database, clock, log, settings, transport, renderer, kinds, lane: ordinaryLane });
}

async function queue(...mails: QueuedMail[]): Promise<void> {
  await inTransaction(database, (tx) => queueMails(tx, clock.now(), mails));
}

/** Sends the due mails, as a worker's job would. */
async function sendAll(sender = senderWith()): Promise<void> {
  await sender.task.run({ organizationId }, stopped);
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
      await sweepMails({ database, clock, lane: ordinaryLane });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(smtp.mails).toEqual([]);

      clock.advance(second);
      await sweepMails({ database, clock, lane: ordinaryLane });
      await sweepMails({ database, clock, lane: ordinaryLane });
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

  it('to hear the answer is retried with the same Message-ID, since the mail may have been taken [rule mail-once]', async () => {
    await queue(note('one'));
    smtp.hangUp();
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent: null, abandoned: null }]);
    smtp.accept();
    clock.advance(15 * second);
    await sendAll();
    expect(smtp.mails).toHaveLength(2);
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('that is temporary, like a full mailbox (4xx), is retried', async () => {
    await queue(note('one'));
    smtp.refuse(452);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, abandoned: null }]);
    smtp.accept();
    clock.advance(15 * second);
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

/** Lets the database refuse what would change mails, under a condition on the row's former and new state. */
async function refuseChanges(when: string): Promise<void> {
  await database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`);
  const condition = sql.raw(when);
  await database.execute(sql`
    create trigger refuse before update on mail for each row when (${condition}) execute function refuse()`);
}

async function acceptChanges(): Promise<void> {
  await database.execute('drop function if exists refuse cascade');
}

describe('a mail that was delivered and could not be marked', () => {
  it('is marked later by the process that delivered it, and delivered no more [rule mail-once]', async () => {
    const sender = senderWith();
    await queue(note('one'), note('two'));
    await refuseChanges('new.sent is not null');
    const delivered = clock.now();
    for (let tries = 0; tries < 3; tries += 1) await expect(sendAll(sender)).rejects.toThrow('Failed query');
    await expect(sender.mark.run()).rejects.toThrow('1 mails were delivered and could not be marked');
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['one']);
    await acceptChanges();
    clock.advance(minute);
    await sender.mark.run();
    expect(await outbox()).toMatchObject([
      { sent: delivered, nextAttempt: null },
      { sent: null, nextAttempt: delivered },
    ]);
    await sendAll(sender);
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']);
  });

  it('is marked by the next job too [rule mail-once]', async () => {
    const sender = senderWith();
    await queue(note('one'));
    await refuseChanges('new.sent is not null');
    await expect(sendAll(sender)).rejects.toThrow('Failed query');
    await acceptChanges();
    await sendAll(sender);
    expect(await outbox()).toMatchObject([{ sent: clock.now() }]);
    expect(smtp.mails).toHaveLength(1);
  });
});

describe('a mail is not handed over', () => {
  it('while the database cannot be written to [rule mail-once]', async () => {
    await queue(note('one'));
    const before = await outbox();
    await refuseChanges('true');
    await expect(sendAll()).rejects.toThrow('Failed query');
    await acceptChanges();
    expect(smtp.mails).toEqual([]);
    expect(await outbox()).toEqual(before);
    await sendAll();
    expect(smtp.mails).toHaveLength(1);
  });

  it('once the lock of its organization was lost [rule mail-once]', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    const sending = sendAll(senderWith({ held: kind }));
    const failed = expect(sending).rejects.toThrow();
    await vi.waitFor(() => expect(begun).toEqual(['one']));
    await loseLocks();
    letGo();
    await failed;
    expect(smtp.mails).toEqual([]);
    await sendAll(senderWith({ held: kind }));
    expect(smtp.mails).toHaveLength(1);
  });

  it('while another job of its process does, whose lock was lost meanwhile [rule mail-once]', async () => {
    const sender = senderWith();
    await queue(note('one'), note('two'));
    let again = Promise.resolve();
    smtp.meanwhile(async () => {
      await loseLocks();
      again = sendAll(sender);
      await vi.waitFor(async () => expect(await lockHolders()).toHaveLength(1));
    });
    await expect(sendAll(sender)).rejects.toThrow();
    await again;
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']);
  });

  it('by one that another has just sent [rule mail-once]', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    const late = sendAll(senderWith({ held: kind }));
    await vi.waitFor(() => expect(begun).toEqual(['one']));
    await database.update(mail).set({ sent: clock.now(), nextAttempt: null });
    letGo();
    await late;
    expect(smtp.mails).toEqual([]);
  });
});

/** Returns the ids of the PostgreSQL backends that hold a lock on an organization's mails. */
async function lockHolders(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ pid }) => pid);
}

/** Ends the only connection that holds a lock on an organization's mails, as a failover of the database does. */
async function loseLocks(): Promise<void> {
  const [holder, ...others] = await lockHolders();
  expect(others).toEqual([]);
  await database.execute(sql`select pg_terminate_backend(${holder})`);
  await vi.waitFor(async () => expect(await lockHolders()).toEqual([]));
}

it('an organization’s mails go on after the connection with its lock broke [rule worker-goes-on]', async () => {
  const broken = whileSendingAlone(database, ordinaryLane, organizationId, async (holder) => {
    await holder.query('begin');
    await holder.query('select 1 / 0');
  });
  await expect(broken).rejects.toThrow();
  await vi.waitFor(async () => {
    expect(await whileSendingAlone(database, ordinaryLane, organizationId, async () => undefined)).toBe(true);
  }, 5000);
});

/** A kind whose mails are composed when the test lets them go; `begun` are the causes of those that wait. */
function heldKind() {
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

describe('one organization', () => {
  it('never takes all slots: its mails are sent one by one, beside those of the others', async () => {
    const { kind, begun, letGo } = heldKind();
    const sender = senderWith({ note: noteKind, held: kind });
    const worker = await startWorker({ database, log, tasks: [sender.task] });
    for (let change = 0; change < 8; change += 1) {
      await queue(note(`held ${change}`, { kind: 'held' }));
      // Only the first job still runs; those of the other changes were taken and have ended.
      await vi.waitFor(async () => expect(await jobRevisions()).toHaveLength(1), 10_000);
    }
    await queue(note('other', { organizationId: otherOrganization }));
    await vi.waitFor(() => expect(smtp.mails.map(({ subject }) => subject)).toEqual(['other']), 10_000);
    expect(begun).toEqual(['held 0']);
    letGo();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(9), 10_000);
    await worker.stop();
  });

  it('whose letter is never rendered fails with it, and delays nobody [rule mail-deadline]', async () => {
    const endless = note('one', { subject: { template: 'endless' } });
    await queue(endless, note('other', { organizationId: otherOrganization }));
    await withWorker(async () => {
      await vi.waitFor(() => expect(smtp.mails.map(({ subject }) => subject)).toEqual(['other']), 10_000);
      const failed = { attempts: 1, lastError: 'The mail could not be composed.', sent: null };
      await vi.waitFor(async () => {
        expect(await outbox()).toMatchObject([failed, { sent: clock.now() }]);
      }, 30_000);
    });
  }, 60_000);
});

describe('while a mail is composed, rendered or sent', () => {
  it('no transaction is open', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    smtp.stall();
    const stop = new AbortController();
    const sending = senderWith({ held: kind }).task.run({ organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(begun).toEqual(['one']));
    expect(await openTransactions()).toEqual([]);
    letGo();
    await vi.waitFor(() => expect(smtp.stalled()).toBe(1), 10_000);
    expect(await openTransactions()).toEqual([]);
    stop.abort();
    await aborted;
  });
});

/** Returns the last statements of the other connections that are in a transaction and wait for us. */
async function openTransactions(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  return rows;
}

describe('two workers', () => {
  it('never send the same mail at once [rule mail-once]', async () => {
    const { kind, begun, letGo } = heldKind();
    const { task } = senderWith({ note: noteKind, held: kind });
    await queue(note('one', { kind: 'held' }));
    const workers = [1, 2].map(() => startWorker({ database, log, tasks: [task] }));
    await vi.waitFor(() => expect(begun).toEqual(['one']), 10_000);
    await queue(note('two'));
    // The second job has been taken, and found the first at work.
    await vi.waitFor(async () => expect(await jobRevisions()).toHaveLength(1), 10_000);
    expect(smtp.mails).toEqual([]);
    letGo();
    await vi.waitFor(() => expect(smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']), 10_000);
    await vi.waitFor(async () => expect(await jobRevisions()).toEqual([]), 10_000);
    expect(begun).toEqual(['one']);
    for (const worker of await Promise.all(workers)) await worker.stop();
  });

  it('one of which stops in the middle of many mails, deliver each once [rule mail-once]', async () => {
    const causes = Array.from({ length: 30 }, (_, i) => `mail ${i}`);
    await queue(...causes.map((cause) => note(cause)));
    await withWorker(() => vi.waitFor(() => expect(smtp.mails.length).toBeGreaterThan(2), 10_000));
    expect(smtp.mails.length).toBeLessThan(30);
    await withWorker(() => vi.waitFor(() => expect(smtp.mails.length).toBe(30), 10_000));
    expect(smtp.mails.map(({ subject }) => subject).toSorted()).toEqual(causes.toSorted());
  });

  it('share many mails and deliver each once [rule mail-once]', async () => {
    await queue(...Array.from({ length: 40 }, (_, i) => note(`mail ${i}`)));
    await queue(
      ...Array.from({ length: 40 }, (_, i) => note(`other ${i}`, { organizationId: otherOrganization })),
    );
    const other = await startWorker({ database, log, tasks: [senderWith().task] });
    await withWorker(async () => {
      await sweepMails({ database, clock, lane: ordinaryLane });
      await vi.waitFor(() => expect(smtp.mails.length).toBe(80), 15_000);
    });
    await other.stop();
    expect(new Set(smtp.mails.map((delivered) => delivered.subject)).size).toBe(80);
  });
});

describe('stopping', () => {
  it('leaves a stalled mail in the outbox as it was, except for whom it addressed', async () => {
    const addressed = { toName: 'Graeme PATTERSON', toAddress: 'graeme@patrol.example' };
    await queue(note('one'));
    smtp.stall();
    const [row] = await outbox();
    const stop = new AbortController();
    const sending = senderWith().task.run({ organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(smtp.stalled()).toBe(1));
    stop.abort();
    await aborted;
    expect(await outbox()).toEqual([{ ...row, ...addressed }]);
  });

  it('ends a letter that is never rendered, and leaves its mail unchanged', async () => {
    await queue(note('one', { subject: { template: 'endless' } }));
    const [row] = await outbox();
    const stop = new AbortController();
    const sending = senderWith().task.run({ organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await new Promise((resolve) => setTimeout(resolve, 300));
    stop.abort();
    await aborted;
    expect(await outbox()).toEqual([row]);
  });
});

describe('the sweep', () => {
  it('enqueues a job again that has failed, which would wait longer each time [rule worker-goes-on]', async () => {
    await queue(note('one'));
    await database.execute(sql`
      update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '2 hours'`);
    await sweepMails({ database, clock, lane: ordinaryLane });
    await withWorker(() => vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 5000));
  });

  it('enqueues a due mail whose job was lost, but not one that has its job', async () => {
    await queue(note('one'));
    await sweepMails({ database, clock, lane: ordinaryLane });
    expect(await jobRevisions()).toEqual([0]);
    await database.execute('delete from graphile_worker._private_jobs');
    await sweepMails({ database, clock, lane: ordinaryLane });
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
