import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { after, day, minute, second } from '../clock.ts';
import { installation } from '../database/schema/platform.ts';
import { testSender } from './sender.fixture.ts';
import { note, noteKind } from './testing.fixture.ts';

const test = testSender();
const { jobRevisions, outbox, queue, sendAll, senderWith, sweep, withWorker } = test;

describe('a mail', () => {
  it('is delivered once, with html and text, and marked as sent [11.79]', async () => {
    await queue(note('Patrol on Sat'));
    await sendAll();
    await sendAll();
    expect(test.smtp.mails).toHaveLength(1);
    const [row] = await outbox();
    expect(row).toMatchObject({ sent: test.clock.now(), nextAttempt: null, lastError: null, attempts: 0 });
    const [delivered] = test.smtp.mails;
    expect(delivered).toMatchObject({
      subject: 'Patrol on Sat',
      messageId: `<${row?.id}@patrolbook.example>`,
    });
    expect(delivered?.html).toContain('<p>This is Patrol on Sat.</p>');
    expect(delivered?.text?.trim()).toBe('This is Patrol on Sat.');
    expect(delivered?.from?.text).toBe('"Patrolbook" <noreply@patrolbook.example>');
    expect(delivered?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(delivered?.headers.get('x-auto-response-suppress')).toBe('DR, RN, NRN, OOF, AutoReply');
    expect(delivered?.date?.toISOString()).toBe(test.clock.now());
  });

  it('is recorded as sent by its kind in the same transaction', async () => {
    await queue(note('one'));
    const sent = vi.fn(async (tx, { cause }, now) => {
      await tx.insert(installation).values({ key: cause, value: { now } });
    });
    await sendAll(senderWith({ note: { ...noteKind, sent } }));
    expect(await test.database.select().from(installation)).toEqual([
      { key: 'one', value: { now: test.clock.now() } },
    ]);
  });

  it('stays sent when its kind fails to record it', async () => {
    await queue(note('one'));
    const sent = async () => {
      throw new Error('no');
    };
    await sendAll(senderWith({ note: { ...noteKind, sent } }));
    await sendAll();
    expect(test.smtp.mails).toHaveLength(1);
    expect((await outbox())[0]?.sent).toBe(test.clock.now());
  });

  it('is abandoned when it is obsolete', async () => {
    await queue(note('one'));
    await sendAll(senderWith({ note: { compose: async () => null } }));
    expect(await outbox()).toMatchObject([
      { abandoned: test.clock.now(), nextAttempt: null, lastError: null },
    ]);
    expect(test.smtp.mails).toEqual([]);
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
    await test.smtp.close();
    const causes = Array.from({ length: 20 }, (_, i) => `mail ${i}`);
    await queue(...causes.map((cause) => note(cause)));
    await withWorker(async () => {
      await vi.waitFor(async () => {
        for (const row of await outbox()) expect(row).toMatchObject({ attempts: 1, sent: null });
      }, 10_000);
      expect((await outbox())[0]?.lastError).toContain('ECONNREFUSED');

      await test.restartSmtp();
      test.clock.advance(14 * second);
      await sweep();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(test.smtp.mails).toEqual([]);

      test.clock.advance(second);
      await sweep();
      await sweep();
      await vi.waitFor(() => expect(test.smtp.mails.length).toBe(20), 10_000);
    });
    expect(test.smtp.mails.map((delivered) => delivered.subject).sort()).toEqual(causes.sort());
    for (const row of await outbox())
      expect(row).toMatchObject({ sent: test.clock.now(), nextAttempt: null });
  });

  it('in the middle of a message is retried after a pause', async () => {
    await queue(note('one'));
    test.smtp.drop();
    await sendAll();
    expect(await outbox()).toMatchObject([
      { attempts: 1, nextAttempt: '2026-12-01T08:00:15.000Z', sent: null, abandoned: null },
    ]);
    test.smtp.accept();
    test.clock.advance(15 * second);
    await sendAll();
    expect(test.smtp.mails).toHaveLength(1);
  });

  it('to hear the answer is retried with the same Message-ID, since the mail may have been taken [11.16]', async () => {
    await queue(note('one'));
    test.smtp.hangUp();
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent: null, abandoned: null }]);
    test.smtp.accept();
    test.clock.advance(15 * second);
    await sendAll();
    expect(test.smtp.mails).toHaveLength(2);
    expect(new Set(test.smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('that is temporary, like a full mailbox (4xx), is retried', async () => {
    await queue(note('one'));
    test.smtp.refuse(452);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, abandoned: null }]);
    test.smtp.accept();
    test.clock.advance(15 * second);
    await sendAll();
    expect(test.smtp.mails).toHaveLength(1);
  });

  it('of the whole message (554) is retried: the address is not at fault', async () => {
    await queue(note('one'));
    test.smtp.refuse(554, 'data');
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 1, abandoned: null }]);
  });

  it('of an unknown recipient (550) is final', async () => {
    await queue(note('one'));
    test.smtp.refuse(550);
    await sendAll();
    const [row] = await outbox();
    expect(row).toMatchObject({ abandoned: test.clock.now(), nextAttempt: null, attempts: 1 });
    expect(row?.lastError).toContain('550');
    test.smtp.accept();
    await sendAll();
    expect(test.smtp.mails).toEqual([]);
  });

  it('that persists abandons the mail after four days', async () => {
    await queue(note('one'));
    test.smtp.refuse(452);
    await sendAll();
    test.clock.advance(4 * day - minute);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 2, abandoned: null }]);
    test.clock.advance(minute);
    await sendAll();
    expect(await outbox()).toMatchObject([{ attempts: 3, abandoned: test.clock.now(), nextAttempt: null }]);
  });
});

describe('the sweep', () => {
  it('enqueues a job again that has failed, which would wait longer each time [15.9]', async () => {
    await queue(note('one'));
    await test.database.execute(sql`
      update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '2 hours'`);
    await sweep();
    await withWorker(() => vi.waitFor(() => expect(test.smtp.mails).toHaveLength(1), 5000));
  });

  it('lets a mail leave that was written while the clock was set ahead, and not one that is to leave later [11.16]', async () => {
    const now = test.clock.now();
    const due = after(now, 3 * minute);
    await queue({ ...note('later'), due });
    test.clock.set(after(now, day));
    await queue(note('ahead'));
    test.clock.set(now);
    await sendAll();
    expect(test.smtp.mails).toEqual([]);
    await sweep();
    await sendAll();
    expect(test.smtp.mails.map(({ subject }) => subject)).toEqual(['ahead']);
    expect(await outbox()).toMatchObject([{ nextAttempt: due }, { created: now, sent: now }]);
  });

  it('enqueues a due mail whose job was lost, but not one that has its job', async () => {
    await queue(note('one'));
    await sweep();
    expect(await jobRevisions()).toEqual([0]);
    await test.database.execute('delete from graphile_worker._private_jobs');
    await sweep();
    expect(await jobRevisions()).toEqual([0]);
    await withWorker(async () => {
      await vi.waitFor(() => expect(test.smtp.mails).toHaveLength(1), 5000);
    });
  });
});
