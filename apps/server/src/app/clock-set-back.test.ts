import { readFileSync } from 'node:fs';
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { peopleRoutes } from '#people/contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { linkToken, session } from '#platform/database/schema/auth.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { tables } from '#platform/database/schema/schema.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { findRun, recordRun } from '#platform/jobs/runs.store.ts';
import { consumeAttempt } from '#platform/rate-limit/store.ts';
import { movedBack } from '#platform/set-back/moved.store.ts';
import { watchClock } from '#platform/set-back/periodic-task.ts';
import { testApp } from '../testing/app.ts';

const server = testApp();
const password = 'Torch-and-vest-1';
const ahead = 25 * hour;

/** Does something while the clock is ahead, and sets it back. */
async function whileAhead<T>(act: () => Promise<T>): Promise<T> {
  const watch = watchClock(server.context);
  await watch.run();
  server.clock.advance(ahead);
  await watch.run();
  const result = await act();
  server.clock.advance(-ahead);
  return result;
}

async function buildPerson() {
  return server.buildPerson({ roles: ['admin'], passwordHash: await hashPassword(password) });
}

async function signIn(email: string, typed = password) {
  const anybody = await server.as(null);
  return anybody(authRoutes.signIn, { body: { email, password: typed, remember: true } });
}

describe('after a clock that was ahead [15.43]', () => {
  it('a lock-out, a limit and a block end, before anything was moved back and after', async () => {
    const { email } = await buildPerson();
    const rule = { max: 1, per: hour, block: hour };
    const consume = (key: string) =>
      inTransaction(server.database, (tx) => consumeAttempt(tx, key, rule, server.clock.now()));
    await whileAhead(async () => {
      for (let times = 0; times < 5; times += 1) await signIn(email, 'wrong');
      expect((await signIn(email)).body).toMatchObject({ error: 'locked_out' });
      await consume('one');
      await consume('another');
    });
    expect((await signIn(email)).status).toBe(204);
    expect(await consume('one')).toMatchObject({ is: 'allowed' });
    expect(await consume('one')).toMatchObject({ is: 'blocked' });
    await watchClock(server.context).run();
    server.clock.advance(ahead - minute); // as late as it was set by the clock that was ahead
    expect(await consume('another')).toMatchObject({ is: 'allowed' });
  });

  it('a session counts as confirmed no longer, and ends as long from now', async () => {
    const hemi = await buildPerson();
    const call = await whileAhead(async () => {
      await signIn(hemi.email);
      return server.as(hemi);
    });
    const own = eq(session.personId, hemi.id);
    const issued = server.clock.now();
    const lives = () =>
      server.database
        .select({
          issued: session.issued,
          confirmed: session.confirmed,
          hours: sql<number>`extract(epoch from ${session.expires} - ${issued}::timestamptz) / 3600`.mapWith(
            Number,
          ),
        })
        .from(session)
        .where(own)
        .orderBy(session.id);
    expect((await lives()).map(({ hours }) => hours)).toEqual([1465, 1465]);
    expect((await call(peopleRoutes.downloadPersons)).status).toBe(401); // its token is of another time
    await watchClock(server.context).run();
    expect(await lives()).toEqual(Array(2).fill({ issued, confirmed: issued, hours: 1440 }));
    const current = await server.as(hemi);
    expect((await current(peopleRoutes.downloadPersons)).status).toBe(200);
    await server.database
      .update(session)
      .set({ confirmed: after(issued, ahead) })
      .where(own);
    expect((await current(peopleRoutes.downloadPersons)).status).toBe(403);
  });

  it('a mailed link ends as long from now, a mail was written now, and one that was not ahead stays as it was', async () => {
    const { id, organizationId } = await buildPerson();
    const invite = () =>
      inTransaction(server.database, (tx) => server.services.auth.invite(tx, { id, organizationId }));
    await invite();
    const before = await links(id);
    server.clock.advance(minute);
    await whileAhead(invite);
    const waits = eq(mail.recipient, id);
    const [first] = await server.database
      .select({ id: mail.id })
      .from(mail)
      .where(waits)
      .orderBy(mail.id)
      .limit(1);
    const putOff = { attempts: 1, nextAttempt: after(server.clock.now(), ahead + minute) };
    await server.database
      .update(mail)
      .set(putOff)
      .where(eq(mail.id, first?.id ?? ''));
    await watchClock(server.context).run();
    const now = server.clock.now();
    const expires = new Date(Date.parse(now) + 14 * day).toISOString();
    expect(await links(id)).toEqual([...before, { created: now, expires }]);
    const mails = await server.database
      .select({ created: mail.created, nextAttempt: mail.nextAttempt })
      .from(mail)
      .where(waits)
      .orderBy(mail.id);
    expect(mails).toEqual([
      { created: before[0]?.created, nextAttempt: now },
      { created: now, nextAttempt: now },
    ]);
  });

  it('a periodic task has run when it has, and not when a clock said', async () => {
    const record = () => inTransaction(server.database, (tx) => recordRun(tx, 'check', server.clock.now()));
    await whileAhead(record);
    await record();
    expect(await findRun(server.database, 'check')).toBe(server.clock.now());
    await whileAhead(record);
    await watchClock(server.context).run();
    expect(await findRun(server.database, 'check')).toBe(server.clock.now());
  });

  it('a clock that is days behind moves nothing back but the runs of periodic tasks', async () => {
    const { id, organizationId } = await buildPerson();
    await inTransaction(server.database, (tx) => server.services.auth.invite(tx, { id, organizationId }));
    const before = await links(id);
    await watchClock(server.context).run();
    const right = server.clock.now();
    server.clock.set('1970-01-01T00:01:00.000Z');
    await watchClock(server.context).run();
    expect(await links(id)).toEqual(before);
    expect(await findRun(server.database, 'look at the clock')).toBe(server.clock.now());
    server.clock.set(right);
    await watchClock(server.context).run();
    expect(await links(id)).toEqual(before);
  });

  it('a worker whose clock is behind that of another one moves nothing back while both run', async () => {
    const { id, organizationId } = await buildPerson();
    const [one, other] = [watchClock(server.context), watchClock(server.context)];
    await other.run();
    server.clock.advance(2 * minute);
    await one.run();
    await inTransaction(server.database, (tx) => server.services.auth.invite(tx, { id, organizationId }));
    const written = await links(id);
    server.clock.advance(-2 * minute);
    await other.run();
    expect(await links(id)).toEqual(written);
  });
});

it('decision 95 lists each instant that is stored, and those that are moved back', () => {
  const decision = readFileSync(
    new URL('../../../../docs/decisions/0095-a-clock-that-was-ahead.md', import.meta.url),
    'utf8',
  );
  const listed = (heading: string) => {
    const [, section = ''] = decision.split(`## ${heading}\n`);
    return [...(section.split('\n## ')[0] ?? '').matchAll(/`(\w+\.\w+)`/g)].map(([, name]) => name).sort();
  };
  const all = Object.values(tables)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => column.getSQLType().startsWith('timestamp'))
        .map((column) => `${getTableName(table)}.${column.name}`),
    );
  const back = movedBack.flatMap(({ table, past, ends }) =>
    [...past, ...(ends?.columns ?? [])].map((column) => `${getTableName(table)}.${column.name}`),
  );
  expect(listed('Moved back')).toEqual(back.sort());
  const others = ['Judged by a rule of their own', 'What has happened or is planned'].flatMap(listed);
  expect([...back, ...others].sort()).toEqual(all.sort());
});

function links(personId: string) {
  return server.database
    .select({ created: linkToken.created, expires: linkToken.expires })
    .from(linkToken)
    .where(eq(linkToken.personId, personId))
    .orderBy(linkToken.id);
}
