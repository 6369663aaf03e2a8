import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDays, changesADay, startOfDay } from '#contract';
import { after, day } from '#platform/clock.ts';
import { privacyHold, privacyShortening } from '#platform/database/schema/privacy.ts';
import { incident } from '#platform/database/schema/record.ts';
import { watchClock } from '#platform/set-back/periodic-task.ts';
import type { PrivacyPatch } from '#privacy/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { sweepAll } from './sweep.ts';

const app = testApp();
const send = testMailer(app);
const zone = 'Pacific/Auckland';
const people = [{ name: 'J. Smith', phone: '021 555 0177', email: null }];
/** The local day of the patrol and its incident. */
const then = '2026-11-21';
const start = '2026-11-21T08:00:00.000Z';

/** Two admins, and a patrol with somebody named in an incident whose clock has begun. */
async function buildNamed() {
  app.clock.set(start);
  const { id: organizationId } = await app.buildOrganization({ timeZone: zone });
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const other = await app.buildPerson({ organizationId, roles: ['admin'] });
  const { id: patrolId } = await app.buildPatrol({ organizationId, when: start });
  const named = await app.buildIncident({ organizationId, patrolId, when: start, people });
  const isThere = async () => {
    const [row] = await app.database.select().from(incident).where(eq(incident.id, named.id));
    return row?.people.length === 1;
  };
  const update = async (body: PrivacyPatch, who = admin) =>
    (await app.as(who))(routes.updatePrivacy, { body });
  const clockOf = async (name: string) =>
    (await (await app.as(admin))(routes.getPrivacy)).body.clocks.find(({ clock }) => clock === name);
  const mails = async () => {
    const addresses = [admin.email, other.email];
    return (await send()).filter(({ to }) => addresses.includes([to].flat()[0]?.value[0]?.address ?? ''));
  };
  return { organizationId, admin, other, patrolId, isThere, update, clockOf, mails };
}

/** Sweeps after so many days. */
async function sweepOn(days: number) {
  app.clock.set(after(start, days * day));
  await sweepAll(app.context);
}

describe('a clock that is shortened [22.25]', () => {
  it('keeps as before for 14 days, of which all admins are mailed, and takes by its new days then', async () => {
    const { admin, isThere, update, clockOf, mails } = await buildNamed();
    await sweepOn(366);
    await update({ involved: 730 });
    await mails();
    const chosen = { when: app.clock.now(), by: admin.id };
    await update({ involved: 365 });
    const from = addDays(then, 380);
    expect(await clockOf('involved')).toMatchObject({ days: 730, shortening: { days: 365, from, chosen } });
    const arrived = await mails();
    expect(arrived).toHaveLength(2);
    expect(arrived[0]?.text).toContain('1 year instead of 2 years');
    expect(arrived[0]?.text).toContain(`${admin.firstName} ${admin.lastName.toUpperCase()}`);
    await sweepOn(379);
    expect(await isThere()).toBe(true);
    await sweepOn(380);
    expect(await isThere()).toBe(false);
    expect(await clockOf('involved')).toMatchObject({ days: 365, shortening: null });
  });

  it('is withdrawn by its present number, waits anew when it is shortened more, and is lengthened at once', async () => {
    const { admin, other, update, clockOf, mails } = await buildNamed();
    await update({ guests: 365 });
    await update({ guests: 60 });
    await update({ guests: 365 }, other);
    expect([await clockOf('guests'), await mails()]).toMatchObject([{ days: 365, shortening: null }, []]);
    await update({ guests: 60 });
    app.clock.advance(13 * day);
    await update({ guests: 60 });
    await update({ guests: 30 });
    app.clock.advance(13 * day);
    expect(await clockOf('guests')).toMatchObject({ days: 365, shortening: { days: 30 } });
    app.clock.advance(day);
    expect(await clockOf('guests')).toMatchObject({ days: 30, shortening: null });
    const notice = (await (await app.as(other))(routes.viewMyPrivacy)).body;
    expect(notice.clocks.find(({ clock }) => clock === 'guests')?.days).toBe(30);
    const { changes } = (await update({ guests: 60 })).body;
    expect(await clockOf('guests')).toMatchObject({ days: 60, shortening: null });
    expect(changes.map(({ formerDays, days, by }) => [formerDays, days, by])).toEqual([
      [30, 60, admin.id],
      [60, 30, admin.id],
      [365, 60, admin.id],
      [60, 365, other.id],
      [365, 60, admin.id],
      [30, 365, admin.id],
    ]);
  });

  it('is chosen by two at once one after the other, and so often at most that mails do not run out', async () => {
    const { other, update, clockOf } = await buildNamed();
    await update({ guests: 365 });
    const both = await Promise.all([update({ guests: 60 }), update({ guests: 90 }, other)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (let days = 31; days < 30 + changesADay.keepingLess; days += 1)
      expect((await update({ guests: days })).status).toBe(200);
    expect((await update({ guests: 30 })).status).toBe(429);
    const last = 29 + changesADay.keepingLess;
    expect(await clockOf('guests')).toMatchObject({ days: 365, shortening: { days: last } });
    expect((await update({ guests: 365 })).status).toBe(200);
    expect(await clockOf('guests')).toMatchObject({ days: 365, shortening: null });
  });
});

/** The same, with all of the patrol held and its clock run out. */
async function buildHeld() {
  const built = await buildNamed();
  const { organizationId, admin, other, patrolId } = built;
  const { id: elsewhere } = await app.buildPatrol({ organizationId, when: start });
  await app.buildIncident({ organizationId, patrolId: elsewhere, when: start, people });
  const holdId = newId();
  const body = { _id: holdId, reason: 'Police file 261127/4410', until: '2028-06-30' };
  await (await app.as(admin))(routes.holdDetails, { params: { id: patrolId }, body });
  await sweepOn(366);
  await sweepOn(380);
  const params = { id: patrolId, holdId };
  const release = async (who = admin) => (await app.as(who))(routes.releaseHold, { params });
  const withdraw = async (who = other) => (await app.as(who))(routes.withdrawRelease, { params });
  return { ...built, holdId, release, withdraw };
}

describe('a hold that is released [22.26]', () => {
  it('twice at once is told once, to all admins, and withdrawn until it counts [22.26]', async () => {
    const { admin, isThere, release, withdraw, mails } = await buildHeld();
    await mails();
    await Promise.all([release(), release()]);
    const arrived = await mails();
    expect(arrived).toHaveLength(2);
    expect(arrived[0]?.text).toContain('Police file 261127/4410');
    await sweepOn(393);
    expect(await isThere()).toBe(true);
    expect((await withdraw()).body.holds).toMatchObject([{ released: null, releasing: null }]);
    await sweepOn(400);
    expect(await isThere()).toBe(true);
    await release();
    await sweepOn(414);
    expect(await isThere()).toBe(false);
    expect((await withdraw()).body.holds).toMatchObject([{ releasing: { chosen: { by: admin.id } } }]);
  });

  it('is not mailed of once it was withdrawn, and a new hold acts at once', async () => {
    const { admin, patrolId, isThere, release, withdraw, mails } = await buildHeld();
    await mails();
    await release();
    await withdraw();
    expect(await mails()).toEqual([]);
    await release();
    await sweepOn(393);
    const body = { _id: newId(), reason: 'Asked for again', until: '2028-06-30' };
    await (await app.as(admin))(routes.holdDetails, { params: { id: patrolId }, body });
    await sweepOn(420);
    expect(await isThere()).toBe(true);
  });
});

it('a choice by a clock that was ahead counts as long from now, once it was set back [22.25, 22.26]', async () => {
  const { holdId, organizationId, update, release } = await buildHeld();
  await watchClock(app.context).run();
  const right = app.clock.now();
  app.clock.advance(day);
  await watchClock(app.context).run();
  await update({ involved: 180 });
  await release();
  app.clock.set(right);
  await watchClock(app.context).run();
  const [shortening] = await app.database
    .select()
    .from(privacyShortening)
    .where(eq(privacyShortening.organizationId, organizationId));
  const [hold] = await app.database.select().from(privacyHold).where(eq(privacyHold.id, holdId));
  const counts = after(startOfDay(addDays(then, 395), zone), -day);
  expect([shortening?.chosen, shortening?.counts]).toEqual([right, counts]);
  expect([hold?.releaseChosen, hold?.releases]).toEqual([right, counts]);
});
