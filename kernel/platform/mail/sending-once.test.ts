import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minute } from '../clock.ts';
import { mail } from '../database/schema/mails.ts';
import { startWorker } from '../jobs/worker.ts';
import { ordinaryLane } from './lanes.ts';
import { heldKind, log, testSender } from './sender.fixture.ts';
import { whileSendingAlone } from './store.ts';
import { note, noteKind, organizationId } from './testing.fixture.ts';

const otherOrganization = '0198a1c0-0000-7000-8000-000000000002';

const test = testSender();
const { jobRevisions, outbox, queue, sendAll, senderWith, sweep, withWorker } = test;

afterEach(acceptChanges);

/** Lets the database refuse what would change mails, under a condition on the row's former and new state. */
async function refuseChanges(when: string): Promise<void> {
  await test.database.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'The disk is full.'; end $$`);
  const condition = sql.raw(when);
  await test.database.execute(sql`
    create trigger refuse before update on mail for each row when (${condition}) execute function refuse()`);
}

async function acceptChanges(): Promise<void> {
  await test.database.execute('drop function if exists refuse cascade');
}

describe('a mail that was delivered and could not be marked', () => {
  it('is marked later by the process that delivered it, and delivered no more [11.16]', async () => {
    const sender = senderWith();
    await queue(note('one'), note('two'));
    await refuseChanges('new.sent is not null');
    const delivered = test.clock.now();
    for (let tries = 0; tries < 3; tries += 1) await expect(sendAll(sender)).rejects.toThrow('Failed query');
    await expect(sender.mark.run()).rejects.toThrow('1 mails were delivered and could not be marked');
    expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['one']);
    await acceptChanges();
    test.clock.advance(minute);
    await sender.mark.run();
    expect(await outbox()).toMatchObject([
      { sent: delivered, nextAttempt: null },
      { sent: null, nextAttempt: delivered },
    ]);
    await sendAll(sender);
    expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']);
  });

  it('is marked by the next job too [11.16]', async () => {
    const sender = senderWith();
    await queue(note('one'));
    await refuseChanges('new.sent is not null');
    await expect(sendAll(sender)).rejects.toThrow('Failed query');
    await acceptChanges();
    await sendAll(sender);
    expect(await outbox()).toMatchObject([{ sent: test.clock.now() }]);
    expect(test.smtp.mails).toHaveLength(1);
  });
});

describe('a mail is not handed over', () => {
  it('while the database cannot be written to [11.16]', async () => {
    await queue(note('one'));
    const before = await outbox();
    await refuseChanges('true');
    await expect(sendAll()).rejects.toThrow('Failed query');
    await acceptChanges();
    expect(test.smtp.mails).toEqual([]);
    expect(await outbox()).toEqual(before);
    await sendAll();
    expect(test.smtp.mails).toHaveLength(1);
  });

  it('once the lock of its organization was lost [11.16]', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    const sending = sendAll(senderWith({ held: kind }));
    const failed = expect(sending).rejects.toThrow();
    await vi.waitFor(() => expect(begun).toEqual(['one']), 10_000);
    await loseLocks();
    letGo();
    await failed;
    expect(test.smtp.mails).toEqual([]);
    await sendAll(senderWith({ held: kind }));
    expect(test.smtp.mails).toHaveLength(1);
  });

  it('while another job of its process does, whose lock was lost meanwhile [11.16]', async () => {
    const sender = senderWith();
    await queue(note('one'), note('two'));
    let again = Promise.resolve();
    test.smtp.meanwhile(async () => {
      await loseLocks();
      again = sendAll(sender);
      await vi.waitFor(async () => expect(await lockHolders()).toHaveLength(1), 10_000);
    });
    await expect(sendAll(sender)).rejects.toThrow();
    await again;
    expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']);
  });

  it('by one that another has just sent [11.16]', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    const late = sendAll(senderWith({ held: kind }));
    await vi.waitFor(() => expect(begun).toEqual(['one']), 10_000);
    await test.database.update(mail).set({ sent: test.clock.now(), nextAttempt: null });
    letGo();
    await late;
    expect(test.smtp.mails).toEqual([]);
  });
});

/** Returns the ids of the PostgreSQL backends that hold a lock on an organization's mails. */
async function lockHolders(): Promise<unknown[]> {
  const { rows } = await test.database.execute(sql`
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ pid }) => pid);
}

/** Ends the only connection that holds a lock on an organization's mails, as a failover of the database does. */
async function loseLocks(): Promise<void> {
  const [holder, ...others] = await lockHolders();
  expect(others).toEqual([]);
  await test.database.execute(sql`select pg_terminate_backend(${holder})`);
  await vi.waitFor(async () => expect(await lockHolders()).toEqual([]), 10_000);
}

it('an organization’s mails go on after the connection with its lock broke [15.9]', async () => {
  const broken = whileSendingAlone(test.database, ordinaryLane, organizationId, async (holder) => {
    await holder.query('begin');
    await holder.query('select 1 / 0');
  });
  await expect(broken).rejects.toThrow();
  await vi.waitFor(async () => {
    expect(await whileSendingAlone(test.database, ordinaryLane, organizationId, async () => undefined)).toBe(
      true,
    );
  }, 5000);
});

describe('two workers', () => {
  it('never send the same mail at once [11.16]', async () => {
    const { kind, begun, letGo } = heldKind();
    const { task } = senderWith({ note: noteKind, held: kind });
    await queue(note('one', { kind: 'held' }));
    const workers = [1, 2].map(() => startWorker({ database: test.database, log, tasks: [task] }));
    await vi.waitFor(() => expect(begun).toEqual(['one']), 10_000);
    await queue(note('two'));
    // The second job has been taken, and found the first at work.
    await vi.waitFor(async () => expect(await jobRevisions()).toHaveLength(1), 10_000);
    expect(test.smtp.mails).toEqual([]);
    letGo();
    await vi.waitFor(
      () => expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']),
      10_000,
    );
    await vi.waitFor(async () => expect(await jobRevisions()).toEqual([]), 10_000);
    expect(begun).toEqual(['one']);
    for (const worker of await Promise.all(workers)) await worker.stop();
  });

  it('one of which stops in the middle of many mails, deliver each once [11.16]', async () => {
    const causes = Array.from({ length: 30 }, (_, i) => `mail ${i}`);
    await queue(...causes.map((cause) => note(cause)));
    await withWorker(() => vi.waitFor(() => expect(test.smtp.mails.length).toBeGreaterThan(2), 10_000));
    expect(test.smtp.mails.length).toBeLessThan(30);
    await withWorker(() => vi.waitFor(() => expect(test.smtp.mails.length).toBe(30), 10_000));
    expect(test.smtp.mails.map(({ subject }) => subject).toSorted()).toEqual(causes.toSorted());
  });

  it('share many mails and deliver each once [11.16]', async () => {
    await queue(...Array.from({ length: 40 }, (_, i) => note(`mail ${i}`)));
    await queue(
      ...Array.from({ length: 40 }, (_, i) => note(`other ${i}`, { organizationId: otherOrganization })),
    );
    const other = await startWorker({ database: test.database, log, tasks: [senderWith().task] });
    await withWorker(async () => {
      await sweep();
      await vi.waitFor(() => expect(test.smtp.mails.length).toBe(80), 15_000);
    });
    await other.stop();
    expect(new Set(test.smtp.mails.map((delivered) => delivered.subject)).size).toBe(80);
  });
});
