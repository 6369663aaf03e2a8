import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { changesADay } from '#contract';
import { after, day, minute } from '#platform/clock.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasure, privacyHold } from '#platform/database/schema/privacy.ts';
import { incident } from '#platform/database/schema/record.ts';
import { watchClock } from '#platform/set-back/periodic-task.ts';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { eraseDue } from './erase-due.ts';

const app = testApp();
const send = testMailer(app);
const people = [{ name: 'J. Smith', phone: '021 555 0177', email: null }];

/** Two admins, somebody who has left, and somebody named in an incident. */
async function buildErasable() {
  const { id: organizationId } = await app.buildOrganization();
  const admin = await app.buildPerson({ organizationId, roles: ['admin'], lastName: 'Parata' });
  const other = await app.buildPerson({ organizationId, roles: ['admin'] });
  const leaver = { organizationId, firstName: 'Mere', lastName: 'Walker', phone: '021 555 0142' };
  const mere = await app.buildPerson({ ...leaver, finished: after(app.clock.now(), -day) });
  const { id: patrolId } = await app.buildPatrol({ organizationId });
  const named = await app.buildIncident({ organizationId, patrolId, people, what: 'Disorder' });
  const erasePerson = async (who = admin) =>
    (await app.as(who))(routes.erasePerson, { params: { id: mere.id } });
  const eraseRecorded = async (who = admin) =>
    (await app.as(who))(routes.eraseRecorded, { body: { incidents: [named.id] } });
  const list = async (who = admin) => (await (await app.as(who))(routes.listErasures)).body.items;
  const undo = async (id: string, who = other) =>
    (await (await app.as(who))(routes.undoErasure, { params: { id } })).status;
  const phone = async () =>
    (await app.database.select().from(person).where(eq(person.id, mere.id)))[0]?.phone;
  const isNamed = async () =>
    (await app.database.select().from(incident).where(eq(incident.id, named.id)))[0]?.people.length === 1;
  const mails = async () => {
    const addresses = [admin.email, other.email];
    return (await send()).filter(({ to }) => addresses.includes([to].flat()[0]?.value[0]?.address ?? ''));
  };
  const scene = { organizationId, admin, other, mere, patrolId, named };
  return { ...scene, erasePerson, eraseRecorded, list, undo, phone, isNamed, mails };
}

describe('what is erased [22.27]', () => {
  it('is listed and mailed to all admins, with who, when and which, and done a day later', async () => {
    const { admin, mere, named, erasePerson, eraseRecorded, list, phone, isNamed, mails } =
      await buildErasable();
    const chosen = { when: app.clock.now(), by: admin.id };
    const due = after(chosen.when, day);
    expect([(await erasePerson()).status, (await eraseRecorded()).body]).toEqual([204, { held: 0 }]);
    expect(await list()).toMatchObject([
      { person: { _id: mere.id, lastName: 'Walker' }, incidents: [], chosen, due },
      { person: null, incidents: [{ _id: named.id, what: 'Disorder' }], chosen, due },
    ]);
    const read = (await (await app.as(admin))(routes.getPerson, { params: { id: mere.id } })).body;
    expect(read).toMatchObject({ phone: '021 555 0142', erasing: { due } });
    const arrived = await mails();
    expect(arrived).toHaveLength(4);
    const texts = arrived.map(({ text }) => text).join('\n');
    for (const word of ['Mere WALKER', 'Disorder', 'PARATA']) expect(texts).toContain(word);
    app.clock.advance(day - minute);
    await eraseDue(app.context);
    expect([await phone(), await isNamed()]).toEqual(['021 555 0142', true]);
    app.clock.advance(minute);
    await Promise.all([eraseDue(app.context), eraseDue(app.context)]);
    expect([await phone(), await isNamed(), await list()]).toEqual([null, false, []]);
  });

  it('is undone by any admin until then, once, and not mailed any more', async () => {
    const { other, erasePerson, eraseRecorded, list, undo, phone, isNamed, mails } = await buildErasable();
    await erasePerson();
    await eraseRecorded();
    const [one, two] = await list(other);
    expect(await Promise.all([undo(one?._id ?? ''), undo(one?._id ?? '')])).toEqual(
      expect.arrayContaining([204, 404]),
    );
    expect(await undo(two?._id ?? '')).toBe(204);
    expect(await mails()).toEqual([]);
    app.clock.advance(2 * day);
    await eraseDue(app.context);
    expect([await phone(), await isNamed(), await list()]).toEqual(['021 555 0142', true, []]);
  });

  it('is mailed all the same if the mail leaves after it was done', async () => {
    const { erasePerson, phone, mails } = await buildErasable();
    await erasePerson();
    app.clock.advance(day);
    await eraseDue(app.context);
    expect([await phone(), (await mails()).length]).toEqual([null, 2]);
  });

  it('is nothing of another organization, and of nobody who comes back or is held meanwhile', async () => {
    const { organizationId, admin, mere, patrolId, erasePerson, eraseRecorded, list, phone, isNamed } =
      await buildErasable();
    const there = await buildErasable();
    await erasePerson();
    await eraseRecorded();
    expect(await there.list()).toEqual([]);
    for (const { _id } of await list()) expect(await there.undo(_id)).toBe(404);
    const { firstName, lastName, email, phone: number } = mere;
    const body = { firstName, lastName, email, phone: number, roles: ['patroller'] };
    expect((await (await app.as(admin))(routes.createPerson, { body })).body._id).toBe(mere.id);
    const hold = { organizationId, patrolId, reason: 'Police file', until: '2027-12-31' };
    const made = { made: app.clock.now(), madeBy: admin.id };
    await app.database.insert(privacyHold).values({ ...hold, ...made, id: newId() });
    app.clock.advance(day);
    await eraseDue(app.context);
    expect([await phone(), await isNamed(), await list()]).toEqual(['021 555 0142', true, []]);
  });

  it('is chosen 20 times a day at most, so that no mails run out', async () => {
    const { organizationId, erasePerson, list, undo, eraseRecorded } = await buildErasable();
    for (let times = 0; times < changesADay.keepingLess; times += 1) {
      expect((await erasePerson()).status).toBe(204);
      expect(await undo((await list())[0]?._id ?? '')).toBe(204);
    }
    expect((await eraseRecorded()).status).toBe(429);
    expect(await app.database.$count(erasure, eq(erasure.organizationId, organizationId))).toBe(0);
  });

  it('waits as long from now, if a clock that was ahead is set back', async () => {
    const { erasePerson, list } = await buildErasable();
    await watchClock(app.context).run();
    const right = app.clock.now();
    app.clock.advance(day);
    await watchClock(app.context).run();
    await erasePerson();
    app.clock.set(right);
    await watchClock(app.context).run();
    expect(await list()).toMatchObject([{ chosen: { when: right }, due: after(right, day) }]);
  });
});
