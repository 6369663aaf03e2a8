import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { mail } from '../database/schema.ts';
import { queueMails } from './outbox.ts';
import { forgetAll, note } from './testing.fixture.ts';

const now = '2026-12-01T08:00:00.000Z';
const test = testDatabase();
let database: TestDatabase['database'];

beforeEach(async () => {
  database = test.database;
  await forgetAll(database);
});

async function jobs(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`select key from graphile_worker.jobs`);
  return rows;
}

describe('queueMails', () => {
  it('writes mails and their jobs when the change commits', async () => {
    await database.transaction((tx) => queueMails(tx, now, [note('one'), note('two')]));
    const mails = await database.select().from(mail).orderBy(mail.cause);
    expect(mails).toMatchObject([
      { cause: 'one', created: now, nextAttempt: now, attempts: 0, sent: null, abandoned: null },
      { cause: 'two' },
    ]);
    expect(await jobs()).toEqual(mails.map(({ id }) => ({ key: `mail:${id}` })));
  });

  it('leaves neither a mail nor a job of a change that is rolled back', async () => {
    const change = database.transaction(async (tx) => {
      await queueMails(tx, now, [note('one')]);
      // the row and the job are visible here alone: outside there is nothing that a worker could take
      expect(await database.select().from(mail)).toEqual([]);
      expect(await jobs()).toEqual([]);
      throw new Error('changed its mind');
    });
    await expect(change).rejects.toThrow('changed its mind');
    expect(await database.select().from(mail)).toEqual([]);
    expect(await jobs()).toEqual([]);
  });

  it('writes one mail per kind, cause and recipient, ever', async () => {
    await database.transaction((tx) => queueMails(tx, now, [note('one')]));
    await database.transaction((tx) =>
      queueMails(tx, now, [note('one'), note('one', { recipient: 'else' })]),
    );
    await database.transaction((tx) => queueMails(tx, now, [note('one', { organizationId: null })]));
    const recipients = await database.select({ to: mail.recipient }).from(mail).orderBy(mail.id);
    expect(recipients.map(({ to }) => to)).toEqual(['somebody', 'else', 'somebody']);
    expect(await jobs()).toHaveLength(3);
  });

  it('does nothing for no mails', async () => {
    await database.transaction((tx) => queueMails(tx, now, []));
    expect(await jobs()).toEqual([]);
  });
});
