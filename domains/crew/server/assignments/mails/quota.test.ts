import { and, eq, isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { day } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { countMail, type QuotaUse } from '#platform/mail/quota.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);
const address = 'outsider@example.nz';
const newcomer = { firstName: 'Wiremu', lastName: 'Hōhepa' };

async function buildHosting() {
  const roster = await buildRoster(app);
  const asAdmin = await app.as(roster.admin);
  const { organizationId, patrol } = roster;
  const params = { id: patrol.id };
  return {
    ...roster,
    params,
    asAdmin,
    guest: (email: string) => app.buildGuest({ organizationId, patrolId: patrol.id, name: 'Ana', email }),
    finalize: () => asAdmin(patrolRoutes.finalizePatrol, { params }),
    add: (email: string) => asAdmin(assignmentRoutes.addGuest, { params, body: { name: 'Ana', email } }),
    invite: (email: string) => asAdmin(peopleRoutes.createPerson, { body: { ...newcomer, email } }),
    waiting: () =>
      app.database
        .select()
        .from(mail)
        .where(and(eq(mail.organizationId, organizationId), isNotNull(mail.nextAttempt))),
  };
}

/** Counts so many mails as sent. */
async function count(many: number, quotaUse: QuotaUse): Promise<void> {
  const { secretKeys } = app.context.settings;
  await inTransaction(app.database, async (tx) => {
    for (let sent = 0; sent < many; sent += 1) await countMail(tx, secretKeys, quotaUse, app.clock.now());
  });
}

describe('mails to one address outside the organization', () => {
  it('are ten a day; others wait for the next day, and finalizing goes through [11.7]', async () => {
    const { guest, finalize, waiting, watcher } = await buildHosting();
    for (let guests = 0; guests < 12; guests += 1) await guest(address);
    expect((await finalize()).status).toBe(200);

    const mails = await send();
    expect(mails.filter(({ to }) => [to].flat()[0]?.text.includes(address))).toHaveLength(10);
    expect(mails.some(({ to }) => [to].flat()[0]?.text.includes(watcher.email))).toBe(true);
    const tomorrow = new Date(Date.parse(app.clock.now()) + day).toISOString();
    const postponed = { nextAttempt: tomorrow, attempts: 0, abandoned: null };
    expect(await waiting()).toMatchObject([postponed, postponed]);

    app.clock.advance(day);
    expect(await send()).toHaveLength(2);
    app.clock.set('2026-11-21T06:00:00.000Z');
  });

  it('refuse another guest or invitation in words; another organization may still mail it', async () => {
    const { organizationId, finalize, add, invite } = await buildHosting();
    await finalize();
    await count(10, { organizationId, quota: 'guests', address });
    const sentence =
      'outsider@example.nz cannot be mailed today. In a day, 10 mails go to one address outside the organization and 200 to all guests. Please leave out the address or try again tomorrow.';
    const refused = await add(address.toUpperCase());
    expect(refused.status).toBe(409);
    expect(refused.body).toEqual({
      code: 'mail-limit',
      message: sentence.replace(address, address.toUpperCase()),
    });
    expect((await invite(address)).status).toBe(409);
    expect((await add('other@example.nz')).status).toBe(201);

    const neighbour = await buildHosting();
    await neighbour.finalize();
    expect((await neighbour.add(address)).status).toBe(201);
  });
});

it('to all guests, 200 mails a day are sent, and members are mailed beside', async () => {
  const { organizationId, finalize, add, invite, guest, watcher } = await buildHosting();
  await guest('early@example.nz');
  for (let one = 0; one < 20; one += 1)
    await count(10, { organizationId, quota: 'guests', address: `${one}@example.nz` });
  await finalize();
  expect((await add('late@example.nz')).status).toBe(409);
  expect((await invite('wiremu@example.nz')).status).toBe(201);
  const mailed = (await send()).map(({ to }) => [to].flat()[0]?.value[0]?.address);
  expect(mailed).toEqual(expect.arrayContaining([watcher.email, 'wiremu@example.nz']));
  expect(mailed).not.toContain('early@example.nz');
});

describe('invitations', () => {
  it('are 200 a day; beyond that a person cannot be added or get another address', async () => {
    const { organizationId, asAdmin, hemi, invite } = await buildHosting();
    for (let one = 0; one < 20; one += 1)
      await count(10, { organizationId, quota: 'invitations', address: `${one}@example.nz` });
    const refused = await invite('late@example.nz');
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('200 to all new people. Please try again tomorrow.');
    const params = { id: hemi.id };
    const moved = await asAdmin(peopleRoutes.updatePerson, { params, body: { email: 'new@example.nz' } });
    expect(moved.status).toBe(409);
    expect((await asAdmin(peopleRoutes.updatePerson, { params, body: { phone: '021' } })).status).toBe(200);
  });
});

it('one member is sent 200 mails a day', async () => {
  const { organizationId, watcher, finalize, waiting } = await buildHosting();
  await count(200, { organizationId, quota: 'members', address: watcher.email });
  await finalize();
  expect(await send()).toEqual([]);
  expect(await waiting()).toHaveLength(1);
});
