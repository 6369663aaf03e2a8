import { eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mail } from '../database/schema/mails.ts';
import { inTransaction } from '../database/transaction.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import type { QueuedMail } from './kind.ts';
import { queueInstead, queueMails } from './outbox.ts';
import { emptyOutbox, note, organizationId } from './testing.fixture.ts';

const now = '2026-12-01T08:00:00.000Z';
const test = testDatabase();
let database: TestDatabase['database'];

beforeEach(async () => {
  database = test.database;
  await emptyOutbox(database);
});

async function jobs(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`select key from graphile_worker.jobs`);
  return rows;
}

describe('queueMails', () => {
  it('writes mails and one job when the change commits', async () => {
    await inTransaction(database, (tx) => queueMails(tx, now, [note('one'), note('two')]));
    const mails = await database.select().from(mail).orderBy(mail.cause);
    expect(mails).toMatchObject([
      { cause: 'one', created: now, nextAttempt: now, attempts: 0, sent: null, abandoned: null },
      { cause: 'two' },
    ]);
    expect(await jobs()).toEqual([{ key: `mail:${organizationId}` }]);
  });

  it('leaves neither a mail nor a job when the change is rolled back [11.1]', async () => {
    const change = inTransaction(database, async (tx) => {
      await queueMails(tx, now, [note('one')]);
      // The row and the job are visible only in this transaction: a worker cannot take them yet.
      expect(await database.select().from(mail)).toEqual([]);
      expect(await jobs()).toEqual([]);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await database.select().from(mail)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('writes only one mail per kind, cause and recipient [11.1]', async () => {
    await inTransaction(database, (tx) => queueMails(tx, now, [note('one')]));
    await inTransaction(database, (tx) =>
      queueMails(tx, now, [note('one'), note('one', { recipient: 'else' })]),
    );
    await inTransaction(database, (tx) => queueMails(tx, now, [note('one', { organizationId: null })]));
    const recipients = await database.select({ to: mail.recipient }).from(mail).orderBy(mail.id);
    expect(recipients.map(({ to }) => to)).toEqual(['somebody', 'else', 'somebody']);
    expect(await jobs()).toHaveLength(2);
  });

  it('does nothing for no mails', async () => {
    await inTransaction(database, (tx) => queueMails(tx, now, []));
    expect(await jobs()).toEqual([]);
  });
});

describe('queueInstead', () => {
  const patrolId = '0198a1c0-0000-7000-8000-0000000000aa';
  const later = '2026-12-01T08:00:05.000Z';
  const toEcc = (cause: string, more: Partial<QueuedMail> = {}) =>
    note(cause, { kind: 'ecc-extension', patrolId, recipient: 'ecc', ...more });
  const queued = [
    toEcc('one'),
    toEcc('to another of the crew', { recipient: 'other' }),
    toEcc('of another kind', { kind: 'ecc-log-off' }),
    toEcc('of another patrol', { patrolId: '0198a1c0-0000-7000-8000-0000000000bb' }),
    toEcc('of another organization', { organizationId: '0198a1c0-0000-7000-8000-000000000002' }),
  ];

  beforeEach(() => inTransaction(database, (tx) => queueMails(tx, now, queued)));

  /** Returns the causes of the mails that are queued. */
  async function waiting(): Promise<string[]> {
    const rows = await database.select().from(mail).where(isNotNull(mail.nextAttempt)).orderBy(mail.id);
    return rows.map(({ cause }) => cause);
  }

  it('drops what is queued of the same kind about the same patrol, as obsolete [11.33]', async () => {
    await inTransaction(database, (tx) => queueInstead(tx, later, [toEcc('two')]));
    const others = ['of another kind', 'of another patrol', 'of another organization'];
    expect(await waiting()).toEqual([...others, 'two']);
    const dropped = await database.select().from(mail).where(isNull(mail.nextAttempt));
    expect(dropped).toMatchObject(Array(2).fill({ abandoned: later, lastError: null, sent: null }));
  });

  it('drops no mail that is being handed over, nor one that was sent [11.33]', async () => {
    await database.update(mail).set({ toAddress: 'ecc@police.example' }).where(eq(mail.cause, 'one'));
    const sent = { sent: now, nextAttempt: null, toAddress: 'other@police.example' };
    await database.update(mail).set(sent).where(eq(mail.recipient, 'other'));
    const before = await database.select().from(mail).orderBy(mail.id);
    await inTransaction(database, (tx) => queueInstead(tx, later, [toEcc('two')]));
    expect(await database.select().from(mail).orderBy(mail.id)).toMatchObject([...before, { cause: 'two' }]);
  });

  it('keeps mails of one cause, written at once or again [11.33]', async () => {
    const both = [toEcc('two'), toEcc('two', { recipient: 'other' })];
    for (const _ of ['once', 'again']) await inTransaction(database, (tx) => queueInstead(tx, later, both));
    expect((await waiting()).slice(-2)).toEqual(['two', 'two']);
  });

  it('drops nothing when the change is rolled back [11.33]', async () => {
    const change = inTransaction(database, async (tx) => {
      await queueInstead(tx, later, [toEcc('two')]);
      throw new Error('rolled back');
    });
    await expect(change).rejects.toThrow('rolled back');
    expect(await waiting()).toHaveLength(queued.length);
  });
});
