import { expect, it } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { deleteHold, dropQueuedBy, findHold, type SendingHold, saveHold } from './hold.store.ts';
import { testSender } from './sender.fixture.ts';
import { note } from './testing.fixture.ts';

const test = testSender();
const { queue, sendAll, outbox, jobRevisions, sweep } = test;
const hold: SendingHold = {
  because: 'restored',
  since: '2026-12-01T07:00:00.000Z',
  asOf: '2026-12-01T04:00:00.000Z',
};

it('while mails are held none leaves and none is lost; then each leaves once [15.24]', async () => {
  await inTransaction(test.database, (tx) => saveHold(tx, hold));
  await queue(note('one'), note('two'));
  await sendAll();
  await test.database.execute('delete from graphile_worker._private_jobs');
  await sweep();
  expect(test.smtp.mails).toEqual([]);
  expect(await jobRevisions()).toEqual([]);
  expect(await outbox()).toMatchObject([
    { attempts: 0, sent: null },
    { attempts: 0, sent: null },
  ]);
  expect(await findHold(test.database)).toEqual(hold);

  await inTransaction(test.database, deleteHold);
  await sweep();
  expect(await jobRevisions()).toHaveLength(1);
  await sendAll();
  await sendAll();
  expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['one', 'two']);
  expect(await findHold(test.database)).toBeNull();
});

it('the mails that a backup had may be dropped, and no others [15.24]', async () => {
  await queue(note('old'));
  const asOf = test.clock.now();
  test.clock.advance(1);
  await queue(note('new'));
  expect(await inTransaction(test.database, (tx) => dropQueuedBy(tx, asOf, test.clock.now()))).toBe(1);
  await sendAll();
  expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['new']);
  expect(await outbox()).toMatchObject([
    { cause: 'old', abandoned: test.clock.now(), nextAttempt: null },
    {},
  ]);
});
