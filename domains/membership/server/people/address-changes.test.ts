import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { describe, expect, it } from 'vitest';
import { secondStepRoutes, sessionRoutes } from '#accounts/contract';
import { addressChangeRoutes, adminRoutes } from '#membership/contract';
import { peopleRoutes } from '#people/contract';
import { day, minute } from '#platform/clock.ts';
import { secondStep } from '#platform/database/schema/auth.ts';
import { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { countMail } from '#platform/mail/quota.ts';
import { addressChangeLink, confirmAddressChange } from '#server/testing/address-changes.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';

const app = testApp();
const send = testMailer(app);
const currentPassword = 'Torch-and-vest-1';
let built = 0;

/** An admin and Hemi, who has signed in; his address is to be changed unless something else is said. */
async function buildAsked(patch: object = {}, given: { firstSignedIn?: null } = {}) {
  await send();
  built += 1;
  const next = `hemi.next-${built}@example.nz`;
  const organizationId = (await app.buildOrganization()).id;
  const passwordHash = await app.services.auth.hashPassword(currentPassword);
  const admin = await app.buildPerson({ organizationId, passwordHash, roles: ['admin'] });
  const hemi = await app.buildPerson({ organizationId, passwordHash, ...given });
  const params = { id: hemi.id };
  const asAdmin = async () => app.as(admin);
  const change = async (body: object) => (await asAdmin())(peopleRoutes.updatePerson, { params, body });
  const read = async () => (await (await asAdmin())(peopleRoutes.getPerson, { params })).body;
  const asked = await change({ email: next, ...patch });
  const stranger = await app.as(null);
  const linkToken = await addressChangeLink(app, hemi);
  const byLink = { params: { linkToken } };
  return { next, organizationId, admin, hemi, params, asAdmin, change, read, asked, stranger, byLink };
}

const pass = () => app.services.people.passAddressChanges();
const addressOf = ({ to }: ParsedMail) => [to].flat()[0]?.value[0]?.address;

describe('an admin does not become another [9.62, 9.63]', () => {
  it('the address of who has signed in waits, and both mailboxes are told', async () => {
    const { next, hemi, asked, read } = await buildAsked({ phone: '021 555 0123' });
    expect([asked.status, asked.body.email, asked.body.phone]).toEqual([200, hemi.email, '021 555 0123']);
    const addressChange = { email: next, due: new Date(Date.parse(app.clock.now()) + day).toISOString() };
    expect(asked.body).toMatchObject({ addressChange });
    expect(await read()).toMatchObject({ email: hemi.email, addressChange });
    const mails = await send();
    expect(mails.map(addressOf).toSorted()).toEqual([hemi.email, next].toSorted());
    const former = mails.find((one) => addressOf(one) === hemi.email);
    expect(former?.text).toContain('/address-change/');
    expect(former?.text).not.toContain(next);
    expect(mails.find((one) => addressOf(one) === next)?.text).not.toContain('/address-change/');
  });

  it('is changed once a day has passed since the mail was handed over, and not before', async () => {
    const { next, hemi, read } = await buildAsked();
    app.clock.advance(day);
    await pass(); // the mail still waits
    expect((await read()).email).toBe(hemi.email);
    await send();
    app.clock.advance(day - minute);
    await pass();
    expect((await read()).email).toBe(hemi.email);
    app.clock.advance(minute);
    await pass();
    expect(await read()).toMatchObject({ email: next });
    expect(await read()).not.toHaveProperty('addressChange');
    expect((await send()).map(addressOf)).toEqual([hemi.email]);
  });

  it('is changed at once by the former mailbox, and stopped by it for good [9.63]', async () => {
    const { next, hemi, read, stranger, byLink, change } = await buildAsked();
    expect((await stranger(addressChangeRoutes.viewAddressChange, byLink)).body).toMatchObject({
      to: 'h…@example.nz',
    });
    expect((await read()).email).toBe(hemi.email);
    expect((await stranger(addressChangeRoutes.stopAddressChange, byLink)).status).toBe(204);
    for (const route of [addressChangeRoutes.viewAddressChange, addressChangeRoutes.stopAddressChange])
      expect((await stranger(route, byLink)).status).toBe(401);
    expect((await stranger(addressChangeRoutes.confirmAddressChange, byLink)).status).toBe(401);
    app.clock.advance(2 * day);
    await pass();
    expect((await read()).email).toBe(hemi.email);
    await change({ email: next });
    expect(await confirmAddressChange(app, hemi)).toBe(204);
    expect((await read()).email).toBe(next);
    expect(await confirmAddressChange(app, hemi)).toBe(401);
  });

  it('happens or is stopped, of both at once', async () => {
    const { next, hemi, read, stranger, byLink } = await buildAsked();
    const [confirmed, stopped] = await Promise.all([
      stranger(addressChangeRoutes.confirmAddressChange, byLink),
      stranger(addressChangeRoutes.stopAddressChange, byLink),
    ]);
    expect([confirmed.status, stopped.status].toSorted()).toEqual([204, 401]);
    expect((await read()).email).toBe(confirmed.status === 204 ? next : hemi.email);
  });

  it('is withdrawn by an admin, of their own organization alone [9.62]', async () => {
    const { params, asAdmin, read } = await buildAsked();
    const elsewhere = await app.as(await app.buildPerson({ roles: ['admin'] }));
    expect((await elsewhere(addressChangeRoutes.withdrawAddressChange, { params })).status).toBe(404);
    const withdraw = async () => (await asAdmin())(addressChangeRoutes.withdrawAddressChange, { params });
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 404]);
    expect(await read()).not.toHaveProperty('addressChange');
    expect(await send()).toEqual([]);
  });

  it('asked for again is not told again, and another one takes its place, ten times a day', async () => {
    const { next, change, read, stranger, byLink } = await buildAsked();
    expect((await change({ email: next })).status).toBe(200);
    expect(await send()).toHaveLength(2);
    for (let times = 1; times < 10; times += 1)
      expect((await change({ email: `other-${times}@example.nz` })).status).toBe(200);
    expect((await read()).addressChange?.email).toBe('other-9@example.nz');
    expect((await stranger(addressChangeRoutes.viewAddressChange, byLink)).status).toBe(401);
    expect((await change({ email: next })).body).toMatchObject({ code: 'mail-limit' });
  });

  it('is changed at once of who never signed in, and one’s own', async () => {
    const { next, asked, admin, asAdmin } = await buildAsked({}, { firstSignedIn: null });
    expect(asked.body.email).toBe(next);
    const own = { params: { id: admin.id }, body: { email: 'own@example.nz' } };
    expect((await (await asAdmin())(peopleRoutes.updatePerson, own)).body.email).toBe('own@example.nz');
  });

  it('waits of who was deleted and added again, who left, and whose address is taken away', async () => {
    const { next, hemi, params, asAdmin, change, read } = await buildAsked({ email: null });
    expect(await read()).toMatchObject({ email: hemi.email, addressChange: { email: null } });
    await (await asAdmin())(peopleRoutes.deletePerson, { params });
    expect((await change({ email: next })).body).toMatchObject({ code: 'finished' });
    const body = { firstName: 'Hemi', lastName: 'Hall', email: hemi.email };
    expect((await (await asAdmin())(peopleRoutes.createPerson, { body })).body._id).toBe(hemi.id);
    expect((await change({ email: next })).body).toMatchObject({ email: hemi.email, firstSignedIn: null });
    await confirmAddressChange(app, hemi);
    const [row] = await app.database.select().from(person).where(eq(person.id, hemi.id));
    expect(row).toMatchObject({ email: next, passwordHash: null });
  });

  it('is dropped if somebody else has the address by then', async () => {
    const { next, hemi, read, organizationId } = await buildAsked();
    await send();
    await app.buildPerson({ organizationId, email: next });
    app.clock.advance(day);
    await pass();
    expect(await read()).toMatchObject({ email: hemi.email });
    expect(await read()).not.toHaveProperty('addressChange');
  });
});

it('a super administrator corrects no admin who has ever signed in, by removing and adding them neither [9.62, 9.63]', async () => {
  const { id } = await app.buildOrganization();
  await app.buildPerson({ organizationId: id, roles: ['admin'] });
  const admin = await app.buildPerson({ organizationId: id, roles: ['admin'] });
  const sa = await app.as(await app.buildPerson({ roles: ['sa'] }));
  const params = { id, personId: admin.id };
  expect((await sa(adminRoutes.removeAdmin, { params })).status).toBe(204);
  const body = { firstName: 'Ann', lastName: 'Admin', email: admin.email };
  await sa(adminRoutes.addAdmin, { params: { id }, body });
  const corrected = await sa(adminRoutes.correctAdmin, { params, body: { email: 'thief@example.nz' } });
  expect(corrected.body).toMatchObject({ code: 'signed-in' });
  const [row] = await app.database.select().from(person).where(eq(person.id, admin.id));
  expect(row).toMatchObject({ email: admin.email, finished: null });
});

describe('the second step of whose address is changed [9.64]', () => {
  it('is not reset while it waits and for a day, and both addresses are told, once', async () => {
    const { next, organizationId, hemi, params, asAdmin, stranger, byLink } = await buildAsked();
    const since = app.clock.now();
    const step = { organizationId, personId: hemi.id, since, key: null, lastInterval: null };
    await app.database.insert(secondStep).values({ ...step, recoveryCodes: [] });
    await send();
    const reset = async () =>
      (await asAdmin())(secondStepRoutes.resetSecondStep, { params, body: { currentPassword } });
    for (let times = 0; times < 2; times += 1)
      expect((await reset()).body).toMatchObject({ code: 'address-changing' });
    const told = await send();
    expect(told.map(addressOf).toSorted()).toEqual([hemi.email, next].toSorted());
    expect(told[0]?.subject).toMatch(/^Somebody tried to reset the second step/);
    expect((await stranger(addressChangeRoutes.confirmAddressChange, byLink)).status).toBe(204);
    app.clock.advance(day - minute);
    expect((await reset()).status).toBe(409);
    app.clock.advance(minute);
    expect((await reset()).status).toBe(204);
  });
});

it('the words to the former address know no quota [9.62, 9.63]', async () => {
  const { organizationId, hemi, change } = await buildAsked({ email: null });
  const { secretKeys } = app.context.settings;
  const use = { organizationId, quota: 'invitations', address: hemi.email } as const;
  await inTransaction(app.database, async (tx) => {
    for (let mails = 0; mails < 200; mails += 1) await countMail(tx, secretKeys, use, app.clock.now());
  });
  expect((await change({ email: 'beyond@example.nz' })).body).toMatchObject({ code: 'mail-limit' });
  expect((await send()).map(addressOf)).toEqual([hemi.email]);
  const own = await app.as(hemi);
  expect(await confirmAddressChange(app, hemi)).toBe(204);
  expect((await send()).map(addressOf)).toEqual([hemi.email]);
  expect((await own(sessionRoutes.listMySessions)).status).toBe(401);
});
