import { describe, expect, it } from 'vitest';
import { Conflict } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const when = '2026-11-24T08:00:00.000Z';

describe('scheduling', () => {
  it('creates a draft patrol with its call sign in capitals, and mails nobody [2.11, 5.1]', async () => {
    const { admin, organizationId } = await buildRoster(app);
    const asAdmin = await app.as(admin);
    const created = await asAdmin(patrolRoutes.createPatrol, {
      body: { when: '2026-11-24T21:00:00+13:00', hours: 2.5, name: ' Regular patrol ', callSign: 'hscp' },
    });
    expect(created.status).toBe(201);

    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: created.body.inserted._id } });
    expect(body).toEqual({
      _id: created.body.inserted._id,
      type: 'patrol',
      name: 'Regular patrol',
      when,
      hours: 2.5,
      callSign: 'HSCP',
      crewSize: 2,
      instructions: null,
      cancelled: null,
      finalized: null,
      deleted: null,
      started: null,
      finished: null,
      eccLogOnNotification: null,
      eccLogOnResponse: null,
      eccLogOffNotification: null,
      eccLogOffResponse: null,
      patrollers: {},
      guests: {},
      incidents: [],
      eccLogOnMail: null,
      eccLogOffMail: null,
      overdueAcknowledged: null,
      version: 1,
      edited: null,
    });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('creates an event, which has no call sign and needs no name [5.1]', async () => {
    const asAdmin = await app.as((await buildRoster(app)).admin);
    const { body } = await asAdmin(patrolRoutes.createEvent, { body: { when, hours: 1, name: ' ' } });
    const event = await asAdmin(patrolRoutes.getPatrol, { params: { id: body.inserted._id } });
    expect(event.body).toMatchObject({ type: 'event', callSign: null, name: null });
    const refused = await asAdmin(patrolRoutes.createEvent, { body: { when, hours: 1, callSign: 'HSCP' } });
    expect(refused.body).toMatchObject({ issues: [{ path: ['callSign'], reason: 'unexpected-property' }] });
  });

  it('accepts any time from today’s local midnight [5.2]', async () => {
    const asAdmin = await app.as((await buildRoster(app)).admin); // 19:00 on 21 November in Auckland
    const create = (start: string) => asAdmin(patrolRoutes.createEvent, { body: { when: start, hours: 3 } });

    expect((await create('2026-11-20T11:00:00.000Z')).status).toBe(201);
    const refused = await create('2026-11-20T10:59:59.999Z');
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: [{ path: ['when'], reason: 'incorrect-format', format: 'a day from today on' }],
    });
  });

  it('reports every invalid field', async () => {
    const asAdmin = await app.as((await buildRoster(app)).admin);
    const { status, body } = await asAdmin(patrolRoutes.createPatrol, {
      body: { when: 'tonight', hours: 0.5, name: 'ab', callSign: 'H' },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['when'], reason: 'incorrect-format' }),
        expect.objectContaining({ path: ['hours'], reason: 'min', min: 1 }),
        expect.objectContaining({ path: ['name'], reason: 'min-length', min: 3 }),
        expect.objectContaining({ path: ['callSign'], reason: 'min-length', min: 2 }),
      ]),
    });
  });
});

describe('a patrol that begins with a crew', () => {
  const draft = { when, hours: 3, callSign: 'HSCP' };

  it('assigns each of them once, and mails nobody [5.10]', async () => {
    const { admin, hemi, mere, organizationId } = await buildRoster(app);
    const asAdmin = await app.as(admin);
    const create = (body: object) => asAdmin(patrolRoutes.createPatrol, { body: { ...draft, ...body } });
    const { body } = await create({ patrollers: [hemi.id, mere.id, hemi.id] });
    const created = await asAdmin(patrolRoutes.getPatrol, { params: { id: body.inserted._id } });
    const nothing = { accepted: null, declined: null, didNotShow: null, removed: null, emailed: null };
    expect(created.body.patrollers).toEqual({ [hemi.id]: nothing, [mere.id]: nothing });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('is refused whole if one of them cannot be assigned [5.10]', async () => {
    const { admin, hemi, watcher, organizationId } = await buildRoster(app);
    const asAdmin = await app.as(admin);
    const finished = await app.buildPerson({ organizationId, finished: when });
    const foreign = await app.buildPerson();
    for (const { id: value } of [watcher, finished, foreign]) {
      const body = { when, hours: 3, patrollers: [hemi.id, value] };
      const refused = await asAdmin(patrolRoutes.createEvent, { body });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        issues: [{ path: ['patrollers'], reason: 'key-not-found', value }],
      });
    }
    const begun = { when: app.clock.now(), hours: 3, patrollers: [hemi.id] };
    const late = await asAdmin(patrolRoutes.createEvent, { body: begun });
    expect(Conflict.parse(late.body).code).toBe('past');
    expect((await asAdmin(patrolRoutes.listPatrols)).body.matches).toBe(1);
  });

  it('names everybody who is double-booked, and is created with ?override=true [5.10, 6.4]', async () => {
    const { admin, hemi, mere, patrol } = await buildRoster(app);
    for (const { id: personId } of [hemi, mere])
      await app.buildAssignment({ organizationId: patrol.organizationId, patrolId: patrol.id, personId });
    const asAdmin = await app.as(admin);
    const create = (override: boolean) =>
      asAdmin(patrolRoutes.createPatrol, {
        query: { override },
        body: { ...draft, patrollers: [hemi.id, mere.id] },
        idempotencyKey: 'one form',
      });
    const refused = await create(false);
    expect(refused.status).toBe(409);
    const { code, patrols } = Conflict.parse(refused.body);
    expect([code, patrols?.map(({ _id }) => _id)]).toEqual(['double-booked', [patrol.id]]);

    const { inserted } = (await create(true)).body;
    const { body } = await asAdmin(patrolRoutes.getPatrol, { params: { id: inserted._id } });
    expect(Object.values(body.patrollers).map(({ doubleBooked }) => doubleBooked?.[0]?._id)).toEqual([
      patrol.id,
      patrol.id,
    ]);
  });
});
