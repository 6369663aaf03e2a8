import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { startWorker } from '../jobs/worker.ts';
import { heldKind, log, testSender } from './sender.fixture.ts';
import { note, noteKind, organizationId } from './testing.fixture.ts';

const otherOrganization = '0198a1c0-0000-7000-8000-000000000002';

const test = testSender();
const { jobRevisions, outbox, queue, senderWith, withWorker } = test;

describe('one organization', () => {
  it('never takes all slots: its mails are sent one by one, beside those of the others', async () => {
    const { kind, begun, letGo } = heldKind();
    const sender = senderWith({ note: noteKind, held: kind });
    const worker = await startWorker({ database: test.database, log, tasks: [sender.task] });
    for (let change = 0; change < 8; change += 1) {
      await queue(note(`held ${change}`, { kind: 'held' }));
      // Only the first job still runs; those of the other changes were taken and have ended.
      await vi.waitFor(async () => expect(await jobRevisions()).toHaveLength(1), 10_000);
    }
    await queue(note('other', { organizationId: otherOrganization }));
    await vi.waitFor(() => expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['other']), 10_000);
    expect(begun).toEqual(['held 0']);
    letGo();
    await vi.waitFor(() => expect(test.smtp.mails).toHaveLength(9), 10_000);
    await worker.stop();
  });

  it('that is never rendered fails with it, and delays nobody [11.9]', async () => {
    const endless = note('one', { subject: { template: 'endless' } });
    await queue(endless, note('other', { organizationId: otherOrganization }));
    await withWorker(async () => {
      await vi.waitFor(
        () => expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['other']),
        10_000,
      );
      const failed = { attempts: 1, lastError: 'The mail could not be composed.', sent: null };
      await vi.waitFor(async () => {
        expect(await outbox()).toMatchObject([failed, { sent: test.clock.now() }]);
      }, 30_000);
    });
  }, 60_000);
});

describe('while a mail is composed, rendered or sent', () => {
  it('no transaction is open', async () => {
    const { kind, begun, letGo } = heldKind();
    await queue(note('one', { kind: 'held' }));
    test.smtp.stall();
    const stop = new AbortController();
    const sending = senderWith({ held: kind }).task.run({ organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(begun).toEqual(['one']), 10_000);
    expect(await openTransactions()).toEqual([]);
    letGo();
    await vi.waitFor(() => expect(test.smtp.stalled()).toBe(1), 10_000);
    expect(await openTransactions()).toEqual([]);
    stop.abort();
    await aborted;
  });
});

/** Returns the last statements of the other connections that are in a transaction and wait for us. */
async function openTransactions(): Promise<unknown[]> {
  const { rows } = await test.database.execute(sql`
    select query from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`);
  return rows;
}

describe('stopping', () => {
  it('leaves a stalled mail in the outbox as it was, except for whom it addressed', async () => {
    const addressed = { toName: 'Graeme PATTERSON', toAddress: 'graeme@patrol.example' };
    await queue(note('one'));
    test.smtp.stall();
    const [row] = await outbox();
    const stop = new AbortController();
    const sending = senderWith().task.run({ organizationId }, stop.signal);
    const aborted = expect(sending).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(test.smtp.stalled()).toBe(1), 10_000);
    stop.abort();
    await aborted;
    expect(await outbox()).toEqual([{ ...row, ...addressed }]);
  });

  it('ends an email that is never rendered, and leaves its mail unchanged', async () => {
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
