import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { after, minute } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function read() {
  const ready = await server.app.inject('/readyz');
  const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const age = Number(/^mail_oldest_due_age_seconds (\S+)$/m.exec(body)?.[1]);
  return { status: ready.statusCode, oldestDue: ready.json().mail?.oldestDue, age };
}

async function queue(): Promise<void> {
  const about = { recipient: 'somebody', subject: {}, patrolId: null };
  const queued = { organizationId: newId(), kind: 'note', cause: 'one', ...about };
  await inTransaction(server.database, (tx) => queueMails(tx, server.clock.now(), [queued]));
}

it('readiness and metrics tell since when the oldest mail is due, and stay up [15.10]', async () => {
  expect(await read()).toEqual({ status: 200, oldestDue: null, age: 0 });
  const begun = server.clock.now();
  await queue();
  server.clock.advance(3 * minute);
  await queue();
  expect(await read()).toEqual({ status: 200, oldestDue: begun, age: 180 });
});

it('a mail that waits for a later try is not due, nor is one that was sent [15.10]', async () => {
  await server.database.update(mail).set({ nextAttempt: after(server.clock.now(), minute) });
  expect(await read()).toMatchObject({ oldestDue: null, age: 0 });
  server.clock.advance(minute);
  expect(await read()).toMatchObject({ oldestDue: server.clock.now(), age: 0 });
  await server.database.update(mail).set({ nextAttempt: null, sent: server.clock.now() });
  expect(await read()).toMatchObject({ oldestDue: null });
});

it('without the database the mail that was due goes on waiting [15.10]', async () => {
  await queue();
  await read();
  server.clock.advance(minute);
  await server.database.execute('alter table mail rename to missing');
  const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  await server.database.execute('alter table missing rename to mail');
  expect(body).toContain('mail_oldest_due_age_seconds 60\n');
});

it('readiness and metrics count what is to be sent, was refused and came back [15.10]', async () => {
  const figures = async () => {
    const { queued, refused, bounced } = (await server.app.inject('/readyz')).json().mail;
    const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    const told = ['queued', 'refused', 'bounced'].map((state) =>
      Number(new RegExp(`^mails\\{state="${state}"\\} (\\S+)$`, 'm').exec(body)?.[1]),
    );
    expect(told).toEqual([queued, refused, bounced]);
    return told;
  };
  await server.database.delete(mail);
  for (let count = 0; count < 4; count++) await queue();
  expect(await figures()).toEqual([4, 0, 0]);
  const [first, second, third] = await server.database.select({ id: mail.id }).from(mail);
  const now = server.clock.now();
  const settle = (row: { id: string } | undefined, end: Partial<typeof mail.$inferInsert>) =>
    server.database
      .update(mail)
      .set({ nextAttempt: null, ...end })
      .where(eq(mail.id, row?.id ?? ''));
  await settle(first, { abandoned: now, lastError: '550' });
  await settle(second, { sent: now, bounced: now, lastError: '550' });
  await settle(third, { abandoned: now }); // was obsolete
  expect(await figures()).toEqual([1, 1, 1]);
});
