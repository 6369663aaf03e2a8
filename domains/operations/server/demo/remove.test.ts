import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { assignmentRoutes } from '#crew/contract';
import { eccRoutes } from '#ecc/contract';
import { checkOverdue } from '#ecc/server/overdue/service.ts';
import { messageRoutes } from '#messages/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { availabilityRoutes, offerRoutes } from '#planning/contract';
import { after, hour } from '#platform/clock.ts';
import { passkey, secondStep } from '#platform/database/schema/auth.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasure, privacyRemoval } from '#platform/database/schema/privacy.ts';
import { reminder } from '#platform/database/schema/reminders.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { personalRoutes, privacyRoutes } from '#privacy/contract';
import { recordRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { countRows } from './count-rows.fixture.ts';
import { password } from './people.ts';

const server = testApp();

async function find(email: string) {
  const [found] = await server.database.select().from(person).where(eq(person.email, email));
  if (!found) throw new Error(`${email} was not found`);
  return found;
}

/**
 * Uses the demonstration: its admin changes the roster and adds a person; the admin and the super administrator
 * are invited and sign in.
 */
async function useDemonstration() {
  const stranger = await server.as(null);
  const admin = await server.as(await find('aroha.tamihana@example.nz'));
  const creation = { body: newPatrol, idempotencyKey: 'an extra patrol' };
  const { inserted } = (await admin(patrolRoutes.createPatrol, creation)).body;
  await admin(patrolRoutes.finalizePatrol, { params: { id: inserted._id } });
  const person = { firstName: 'Newly', lastName: 'Added', email: 'new@example.nz', roles: ['patroller'] };
  const { _id: personId } = (await admin(peopleRoutes.createPerson, { body: person })).body;
  const params = { id: inserted._id, personId };
  expect((await admin(assignmentRoutes.assignPatroller, { params })).status).toBe(200);
  expect((await admin(assignmentRoutes.acceptForPatroller, { params })).status).toBe(200);
  expect((await admin(offerRoutes.offerPlaces, { body: { ids: [inserted._id] } })).status).toBe(200);
  const message = { subject: 'The back gate', text: 'The front gate is being painted.' };
  const to = { kind: 'crew', patrolId: inserted._id };
  expect((await admin(messageRoutes.sendMessage, { body: { to, ...message } })).status).toBe(201);
  expect((await admin(peopleRoutes.downloadPersons)).status).toBe(200);
  await patrolTonight(admin, personId);
  for (const email of ['aroha.tamihana@example.nz', 'hana.kereama@example.nz']) {
    const { id, organizationId } = await find(email);
    await inTransaction(server.database, (tx) => server.services.auth.invite(tx, { id, organizationId }));
    await stranger(authRoutes.signIn, { body: { email, password } });
  }
  return admin;
}

/**
 * Makes the added person's patrol: logged on and given a number, answered by a mail of the ECC, with an entry
 * kept for review, extended, overdue, and with a guest who came, as an admin says afterwards.
 */
async function patrolTonight(admin: Awaited<ReturnType<typeof server.as>>, personId: string) {
  const body = { ...newPatrol, when: after(server.clock.now(), hour) };
  const { inserted } = (await admin(patrolRoutes.createPatrol, { body })).body;
  const params = { id: inserted._id, personId };
  await admin(assignmentRoutes.assignPatroller, { params });
  await admin(patrolRoutes.finalizePatrol, { params });
  const patroller = await find('new@example.nz');
  const call = await server.as(patroller);
  const logOn = { _id: newId(), phone: '111', vehicle: { rego: 'KLM127' }, standDownReason: 'Only me.' };
  expect((await call(eccRoutes.logOnWithEcc, { params, body: logOn })).status).toBe(200);
  await call(eccRoutes.enterEventNumber, { params, body: { policeEventNumber: 'P061234567' } });
  const { organizationId } = patroller;
  const of = {
    organizationId: organizationId ?? '',
    patrolId: params.id,
    notificationId: logOn._id,
    sent: '',
  };
  const reply = {
    from: 'ecc@police.example',
    subject: '',
    text: '',
    raw: Buffer.from(''),
    outcome: 'no-number',
  } as const;
  await server.services.ecc.keepReply(of, reply);
  const now = server.clock.now();
  await call(recordRoutes.startPatrol, { params, body: { _id: newId(), started: now } });
  const incident = { _id: newId(), when: now, what: 'Location' };
  await call(recordRoutes.recordIncident, { params, body: incident });
  await call(recordRoutes.deleteIncident, { params: { ...params, incidentId: incident._id } });
  const impossible = { _id: newId(), when: after(now, -10 * hour), what: 'Fire', recorded: now, sent: now };
  await call(recordRoutes.recordIncident, { params, body: impossible });
  await call(eccRoutes.extendPatrol, { params, body: { _id: newId(), hours: 4 } });
  const past = { when: after(server.clock.now(), -5 * hour) };
  await server.database.update(patrol).set(past).where(eq(patrol.id, params.id));
  await checkOverdue(server.context).run();
  const says = { kind: 'cannot', from: '2026-12-01', until: null, weekdays: [1] } as const;
  const availability = { periods: [says], patrolsAMonth: 2 };
  await call(availabilityRoutes.updateMyAvailability, { body: availability });
  const came = { params: { id: params.id }, query: { afterwards: true }, body: { name: 'Ana' } };
  expect((await admin(assignmentRoutes.addGuest, came)).status).toBe(201);
  const until = '2027-06-30';
  const hold = { _id: newId(), reason: 'Police file', until };
  expect((await admin(privacyRoutes.holdDetails, { params: { id: params.id }, body: hold })).status).toBe(
    200,
  );
  await admin(privacyRoutes.updatePrivacy, { body: { guests: 60, audits: 365 } });
  await server.buildAddressChange({ organizationId: of.organizationId, personId });
  const chosen = { personId, chosen: now, chosenBy: personId, due: now };
  await server.database.insert(erasure).values({ organizationId: of.organizationId, id: newId(), ...chosen });
  const removal = {
    organizationId: of.organizationId,
    date: until,
    clock: 'guests',
    days: 30,
    count: 1,
  } as const;
  await server.database.insert(privacyRemoval).values(removal);
  const step = { since: now, key: 'sealed', lastInterval: 1, recoveryCodes: [] };
  await server.database.insert(secondStep).values({ organizationId: of.organizationId, personId, ...step });
  const key = { credentialId: 'AAAA', publicKey: 'AAAA', counter: 0, name: 'Phone', added: now };
  await server.database
    .insert(passkey)
    .values({ organizationId: of.organizationId, id: newId(), personId, ...key });
  expect((await call(personalRoutes.askForErasure)).status).toBe(200);
  const reminded = { kind: 'eve', subjectId: params.id, localDate: now.slice(0, 10), start: now } as const;
  await server.database
    .insert(reminder)
    .values({ organizationId: of.organizationId, reminded: now, ...reminded });
}

const newPatrol = { when: '2026-11-30T08:00:00.000Z', hours: 3, callSign: 'HSCP', name: 'Extra patrol' };

describe('removing the demonstration', () => {
  it('leaves only what was there before, whatever was added to it', async () => {
    await server.buildGuest();
    await server.buildAssignment();
    await server.buildPerson({ roles: ['sa'] });
    const before = await countRows(server.database);
    await server.services.demo.load();
    const loaded = await countRows(server.database);
    const admin = await useDemonstration();
    const used = await countRows(server.database);
    for (const [table, count] of Object.entries(before)) expect(used[table], table).toBeGreaterThan(count);
    expect(used.mail).toBeGreaterThan(loaded.mail ?? 0);

    await server.services.demo.remove();
    expect(await countRows(server.database)).toEqual({ ...before, installation: 1 });
    expect((await admin(patrolRoutes.listPatrols)).status).toBe(401);
  });

  it('does nothing if it is not loaded, and allows loading it again', async () => {
    await server.services.demo.load();
    await server.services.demo.remove();
    const removed = await countRows(server.database);
    await server.services.demo.remove();
    expect(await countRows(server.database)).toEqual(removed);
    await server.services.demo.load();
    expect((await countRows(server.database)).patrol).toBeGreaterThan((removed.patrol ?? 0) + 350);
  });
});
