import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countWaiting } from '#server/testing/in-turn.ts';
import { minute, systemClock } from '../clock.ts';
import { mail } from '../database/schema/mails.ts';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { queueMails } from './outbox.ts';
import { note } from './testing.fixture.ts';

const test = testDatabase();
const processes: ChildProcess[] = [];
let smtp: TestSmtp;

beforeEach(async () => {
  smtp = await startSmtp();
});

afterEach(async () => {
  await Promise.all(processes.map(kill));
  await smtp.close();
});

/** Starts a worker in a separate process. */
function startProcess(): ChildProcess {
  const fixture = fileURLToPath(new URL('./worker.fixture.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fixture, JSON.stringify(test.connection), smtp.url],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  processes.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** An interrupted attempt records nothing: the mail stays queued. */
async function expectQueued(): Promise<void> {
  expect(await test.database.select().from(mail)).toMatchObject([
    { sent: null, attempts: 0, lastError: null, nextAttempt: expect.any(String) },
  ]);
  const { rows } = await test.database.execute(sql`select locked_by from graphile_worker.jobs`);
  expect(rows).toEqual([{ locked_by: expect.stringMatching(/^pool-/) }]);
}

it(
  'a mail whose worker is killed is sent within a minute of the restart: once, or with its Message-ID if it was taken before [11.16]',
  async () => {
    await inTransaction(test.database, (tx) => queueMails(tx, systemClock.now(), [note('one')]));
    smtp.stall();
    const whileHandingOver = startProcess();
    await vi.waitFor(() => expect(smtp.stalled()).toBe(1), minute);
    await kill(whileHandingOver);
    await expectQueued();

    smtp.accept();
    await inTransaction(test.database, async (tx) => {
      // The worker cannot record what it has done.
      smtp.meanwhile(async () => void (await tx.select().from(mail).for('update')));
      const beforeRecording = startProcess();
      await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), minute);
      await vi.waitFor(async () => expect(await countWaiting(test.database)).toBe(1), minute);
      await kill(beforeRecording);
    });
    await expectQueued();

    startProcess();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2), minute);
    // A sweep may have enqueued the mail a second time; a dead worker's job is released within half a minute, and finds nothing.
    await vi.waitFor(async () => {
      expect(await test.database.select().from(mail)).toMatchObject([{ sent: expect.any(String) }]);
      expect((await test.database.execute(sql`select from graphile_worker.jobs`)).rows).toEqual([]);
    }, minute);
    const [taken, again] = smtp.mails;
    expect(smtp.mails).toHaveLength(2);
    expect(again?.messageId).toBe(taken?.messageId);
  },
  6 * minute,
);
