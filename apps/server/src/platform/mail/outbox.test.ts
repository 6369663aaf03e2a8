import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { mail } from '../database/schema/mail.ts';
import { inTransaction } from '../database/transaction.ts';
import { queueMails } from './outbox.ts';
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

  it('leaves neither a mail nor a job when the change is rolled back', async () => {
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

  it('writes only one mail per kind, cause and recipient', async () => {
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
