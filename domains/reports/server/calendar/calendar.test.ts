import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarRoutes } from '#accounts/contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const send = testMailer(app);

/** Puts Hemi on a finalized patrol of Tuesday 24 November at 21:00, and makes the address of his calendar. */
async function buildSubscribed() {
  const roster = await buildRoster(app, { finalized: '2026-11-20T06:00:00.000Z' });
  const { organizationId, admin, hemi, patrol } = roster;
  const assignment = await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: hemi.id });
  const asHemi = await app.as(hemi);
  const asAdmin = await app.as(admin);
  const { status, body } = await asHemi(calendarRoutes.renewMyCalendar);
  expect(status).toBe(201);
  const params = { id: patrol.id, personId: hemi.id };
  return { ...roster, assignment, asHemi, asAdmin, params, address: body.address ?? '' };
}

type Method = 'GET' | 'HEAD' | 'POST';
const fetch = (address: string, headers: Record<string, string> = {}, method: Method = 'GET') =>
  app.app.inject({ method, url: new URL(address).pathname, headers });

async function eventsOf(address: string) {
  const { statusCode, body } = await fetch(address);
  expect(statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, summary, startDate } = new ICAL.Event(component);
    return { uid, sequence, summary, start: startDate.toString() };
  });
}

describe('the address of a calendar', () => {
  it('of somebody who is on no patrol gives a file with a component all the same (RFC 5545) [10.5]', async () => {
    const { asAdmin, params, address } = await buildSubscribed();
    await asAdmin(assignmentRoutes.removePatroller, { params });
    const { body } = await fetch(address);
    const [component, ...more] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents();
    expect([component?.name, component?.getFirstPropertyValue('tzid'), more]).toEqual([
      'vtimezone',
      'Etc/UTC',
      [],
    ]);
  });

  it('is none at first, and gives the finalized patrols without signing in [10.4, 10.5]', async () => {
    const { asHemi, address, assignment, mere } = await buildSubscribed();
    expect((await (await app.as(mere))(calendarRoutes.getMyCalendar)).body).toEqual({
      address: null,
      made: null,
    });
    expect((await asHemi(calendarRoutes.getMyCalendar)).body).toEqual({ address, made: app.clock.now() });
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/v1\/calendar\/\S+\.ics$/);
    expect(await eventsOf(address)).toEqual([
      {
        uid: `${assignment.id}@example.nz`,
        sequence: 0,
        summary: 'Regular patrol, Howick South Community Patrol',
        start: '2026-11-24T21:00:00',
      },
    ]);
  });

  it('is replaced by a new one, and stopped [10.4]', async () => {
    const { asHemi, address } = await buildSubscribed();
    const renewed = (await asHemi(calendarRoutes.renewMyCalendar)).body.address ?? '';
    expect([(await fetch(address)).statusCode, (await fetch(renewed)).statusCode]).toEqual([404, 200]);
    expect((await asHemi(calendarRoutes.stopMyCalendar)).status).toBe(204);
    expect((await fetch(renewed)).statusCode).toBe(404);
    expect((await asHemi(calendarRoutes.getMyCalendar)).body).toEqual({ address: null, made: null });
  });

  it('is one, even if two are made at once [10.4]', async () => {
    const { asHemi, hemi } = await buildSubscribed();
    const made = await inTurnBehind(
      app,
      (tx) => tx.select().from(person).where(eq(person.id, hemi.id)).for('update'),
      () => asHemi(calendarRoutes.renewMyCalendar),
      () => asHemi(calendarRoutes.renewMyCalendar),
    );
    const fetched = await Promise.all(made.map(({ body }) => fetch(body.address ?? '')));
    expect(fetched.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is void when it is forged, made for another purpose or of somebody who has left [10.4]', async () => {
    const { hemi, asAdmin, address } = await buildSubscribed();
    const forged = address.replace(/.{6}\.ics$/, 'AAAAAA.ics');
    expect((await fetch(forged)).statusCode).toBe(404);
    await asAdmin(peopleRoutes.deletePerson, { params: { id: hemi.id } });
    expect((await fetch(address)).statusCode).toBe(404);
  });

  it('stands in no log [10.4]', async () => {
    const { address } = await buildSubscribed();
    await fetch(address);
    expect(app.logged.join('\n')).not.toContain(address.split('/').at(-1)?.replace('.ics', ''));
    expect(app.logged.join('\n')).toContain('/api/v1/calendar/:linkToken.ics');
  });
});

describe('a calendar [10.5]', () => {
  it('follows a move at once, with a higher sequence', async () => {
    const { asAdmin, params, address } = await buildSubscribed();
    const [before] = await eventsOf(address);
    await asAdmin(patrolRoutes.updatePatrol, { params, body: { when: '2026-11-25T09:00:00.000Z' } });
    expect(await eventsOf(address)).toEqual([{ ...before, sequence: 1, start: '2026-11-25T22:00:00' }]);
  });

  it('has the entry that was mailed', async () => {
    const { asAdmin, params, mere } = await buildSubscribed();
    await asAdmin(assignmentRoutes.assignPatroller, { params: { ...params, personId: mere.id } });
    const mailed = (await send()).map(({ attachments }) => attachments[0]?.content.toString() ?? '');
    const { body } = await (await app.as(mere))(calendarRoutes.renewMyCalendar);
    const [event] = await eventsOf(body.address ?? '');
    expect(mailed.filter((file) => file.includes(`UID:${event?.uid}`))).toHaveLength(1);
  });

  it.each([
    ['declined', assignmentRoutes.declineForPatroller],
    ['removed', assignmentRoutes.removePatroller],
    ['cancelled', patrolRoutes.cancelPatrol],
  ])('leaves out what was %s', async (_what, route) => {
    const { asAdmin, params, address } = await buildSubscribed();
    expect((await asAdmin(route, { params })).status).toBe(200);
    expect(await eventsOf(address)).toEqual([]);
  });

  it('leaves out drafts, what is older than ninety days, and what others do', async () => {
    const { organizationId, hemi, mere, address, assignment } = await buildSubscribed();
    const others = [
      { finalized: null, when: '2026-11-26T08:00:00.000Z', personId: hemi.id },
      { when: '2026-08-23T05:59:00.000Z', personId: hemi.id },
      { when: '2026-11-27T08:00:00.000Z', personId: mere.id },
    ];
    for (const { personId, ...given } of others) {
      const { id: patrolId } = await app.buildPatrol({
        organizationId,
        finalized: '2026-08-01T08:00:00.000Z',
        ...given,
      });
      await app.buildAssignment({ organizationId, patrolId, personId });
    }
    expect((await eventsOf(address)).map(({ uid }) => uid)).toEqual([`${assignment.id}@example.nz`]);
  });
});

describe('whoever polls a calendar [11.17]', () => {
  it('is told by an ETag that nothing has changed, until something has', async () => {
    const { asAdmin, params, address } = await buildSubscribed();
    const first = await fetch(address);
    expect(first.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    });
    const known = { 'if-none-match': String(first.headers.etag) };
    app.clock.advance(60_000);
    const again = await fetch(address, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await asAdmin(patrolRoutes.updatePatrol, { params, body: { hours: 4 } });
    expect((await fetch(address, known)).statusCode).toBe(200);
  });

  it('may ask by HEAD [10.6]', async () => {
    const { address } = await buildSubscribed();
    const [get, head] = [await fetch(address), await fetch(address, {}, 'HEAD')];
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag]);
  });
});
