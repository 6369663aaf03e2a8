import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarRoutes } from '#accounts/contract';
import { patrolRoutes } from '#patrols/contract';
import { organization } from '#platform/database/schema/organizations.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

const fetch = (address: string | null, headers: Record<string, string> = {}) =>
  app.app.inject({ url: new URL(address ?? '').pathname, headers });

async function eventsOf(address: string | null) {
  const { statusCode, body } = await fetch(address);
  expect(statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate } = new ICAL.Event(component);
    return { uid, summary, start: startDate.toString() };
  });
}

const at = '2026-11-20T06:00:00.000Z';

/** Builds a finalized patrol of Tuesday 24 November at 21:00 with a crew of two and one who declined. */
async function buildManned() {
  const roster = await buildRoster(app, { finalized: at, instructions: 'Ring 021 555 7777.' });
  const { organizationId, admin, otherAdmin, patrol } = roster;
  await app.database
    .update(organization)
    .set({
      coordinatorPhone: '021 555 8888',
      patrolMeetUpInstructions: 'Ring 021 555 9999.',
      patrollerInstructions: 'Ring 021 555 6666.',
    })
    .where(eq(organization.id, organizationId));
  const patroller = (firstName: string, lastName: string) =>
    app.buildPerson({ organizationId, roles: ['patroller'], firstName, lastName });
  const hemi = await patroller('Hemi', 'Walker');
  const mere = await patroller('Mere', 'Hōhepa');
  const declined = await patroller('Rangi', 'Tau');
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: hemi.id, accepted: at });
  await app.buildAssignment({ ...of, personId: mere.id });
  await app.buildAssignment({ ...of, personId: declined.id, declined: at });
  const asAdmin = await app.as(admin);
  const renew = async (withNames: boolean) =>
    (await asAdmin(calendarRoutes.renewRosterCalendar, { body: { withNames } })).body;
  return { ...roster, asAdmin, asOther: await app.as(otherAdmin), renew, params: { id: patrol.id } };
}

describe('the address of the roster', () => {
  it('is none at first, is one for all admins, and gives the patrols without signing in [9.15, 9.16]', async () => {
    const { asOther, renew, patrol } = await buildManned();
    const none = { address: null, made: null, withNames: false };
    expect((await asOther(calendarRoutes.getRosterCalendar)).body).toEqual(none);
    const made = await renew(false);
    expect(made).toEqual({ address: expect.any(String), made: app.clock.now(), withNames: false });
    expect((await asOther(calendarRoutes.getRosterCalendar)).body).toEqual(made);
    expect(await eventsOf(made.address)).toEqual([
      { uid: `${patrol.id}@example.nz`, summary: 'Regular patrol', start: '2026-11-24T21:00:00' },
    ]);
  });

  it('is dead once another admin makes a new one, and when it is stopped [9.15]', async () => {
    const { asAdmin, asOther, renew } = await buildManned();
    const { address } = await renew(true);
    const renewed = (await asOther(calendarRoutes.renewRosterCalendar, { body: { withNames: true } })).body;
    expect([(await fetch(address)).statusCode, (await fetch(renewed.address)).statusCode]).toEqual([
      404, 200,
    ]);
    expect((await asAdmin(calendarRoutes.stopRosterCalendar)).status).toBe(204);
    expect((await fetch(renewed.address)).statusCode).toBe(404);
    expect((await asAdmin(calendarRoutes.getRosterCalendar)).body.address).toBeNull();
  });

  it('is one, even if two admins make one at once [9.15]', async () => {
    const { organizationId, asAdmin, asOther } = await buildManned();
    const made = await inTurnBehind(
      app,
      (tx) => tx.select().from(organization).where(eq(organization.id, organizationId)).for('update'),
      () => asAdmin(calendarRoutes.renewRosterCalendar, { body: { withNames: false } }),
      () => asOther(calendarRoutes.renewRosterCalendar, { body: { withNames: true } }),
    );
    const fetched = await Promise.all(made.map(({ body }) => fetch(body.address)));
    expect(fetched.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  it('is none of another kind: neither a person’s calendar nor one that is forged [9.15]', async () => {
    const { asAdmin, renew } = await buildManned();
    const { address } = await renew(false);
    const own = (await asAdmin(calendarRoutes.renewMyCalendar)).body;
    const swapped = [
      own.address?.replace('/calendar/', '/roster/'),
      address?.replace('/roster/', '/calendar/'),
      address?.replace(/.{6}\.ics$/, 'AAAAAA.ics'),
    ];
    for (const other of swapped) expect((await fetch(other ?? '')).statusCode).toBe(404);
    expect(app.logged.join('\n')).not.toContain(address?.split('/').at(-1)?.replace('.ics', ''));
  });
});

describe('the calendar of the roster [9.16]', () => {
  it('names the crew if it was made so, and an address without names never shows any', async () => {
    const { renew } = await buildManned();
    const { address } = await renew(true);
    expect(await eventsOf(address)).toMatchObject([{ summary: 'Regular patrol: Mere HŌHEPA, Hemi WALKER' }]);
    const bare = await fetch((await renew(false)).address);
    expect(bare.body).not.toMatch(/Hemi|Mere|Rangi/);
  });

  it('has no phone number, no place and no instructions', async () => {
    const { renew } = await buildManned();
    const { body } = await fetch((await renew(true)).address);
    expect(body).not.toMatch(/021 555|Ring|^(LOCATION|DESCRIPTION)/m);
  });

  it('leaves out drafts, what was cancelled, what is older than ninety days, and other organizations', async () => {
    const { organizationId, asAdmin, params, renew } = await buildManned();
    const { address } = await renew(true);
    await app.buildPatrol({ organizationId, finalized: null, when: '2026-11-26T08:00:00.000Z' });
    await app.buildPatrol({ organizationId, finalized: at, when: '2026-08-23T05:59:00.000Z' });
    await buildManned();
    expect(await eventsOf(address)).toHaveLength(1);
    await asAdmin(patrolRoutes.cancelPatrol, { params });
    expect(await eventsOf(address)).toEqual([]);
  });

  it('is answered by 304 until something has changed', async () => {
    const { asAdmin, params, renew } = await buildManned();
    const { address } = await renew(true);
    const { headers } = await fetch(address);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const known = { 'if-none-match': String(headers.etag) };
    app.clock.advance(60_000);
    expect((await fetch(address, known)).statusCode).toBe(304);
    await asAdmin(patrolRoutes.updatePatrol, { params, body: { hours: 4 } });
    expect((await fetch(address, known)).statusCode).toBe(200);
  });
});
