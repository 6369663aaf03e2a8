import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eccRoutes } from '#ecc/contract';
import { after, hour, minute } from '#platform/clock.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { eccNotification } from '#platform/database/schema/ecc.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurn } from '#server/testing/in-turn.ts';
import { buildNight, now, start } from '#server/testing/night.ts';
import { queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const vehicle = { rego: 'klm 127', make: 'Toyota', model: 'Corolla', color: 'silver' };

describe('logging on', () => {
  it('is recorded, kept as it was sent and mailed to the ECC [16.2]', async () => {
    const { logOn, hemi, organizationId, patrol } = await buildNight(app);
    const { status, body } = await logOn({ vehicle, overt: true, notes: 'School holiday list.' });
    expect(status).toBe(200);
    expect(body.eccLogOnNotification).toEqual({ when: app.clock.now(), by: hemi.id });
    const [row] = await app.database
      .select()
      .from(eccNotification)
      .where(eq(eccNotification.patrolId, patrol.id));
    expect(row).toMatchObject({
      ...{ kind: 'log-on', by: hemi.id, recipient: 'ecc@police.example', phone: '021 555 0142' },
      ...{ overt: true, notes: 'School holiday list.', standDownReason: null, training: false },
      vehicle: { rego: 'KLM127' },
      message: { subject: 'Patrol log on: HSCP, Sat 21 Nov 2026, 21:00 to 00:00' },
    });
    expect(await queuedMails(app, organizationId)).toMatchObject([{ kind: 'ecc-log-on', recipient: 'ecc' }]);
  });

  it.each([
    [-90 * minute - 1, 409, 'too-early'],
    [-90 * minute, 200, undefined],
    [180 * minute - 1, 200, undefined],
    [180 * minute, 409, 'over'],
  ])('%d ms from the start answers %d [16.2]', async (distance, status, code) => {
    const { logOn } = await buildNight(app, { when: after(now, -distance) });
    const answer = await logOn();
    expect(answer.status).toBe(status);
    if (code) expect(answer.body).toMatchObject({ code });
  });

  it.each([
    [-5 * minute - 1, 400],
    [-5 * minute, 200],
    [5 * minute, 200],
    [5 * minute + 1, 400],
  ])('with a device’s time %d ms from the server’s answers %d [17.34]', async (distance, status) => {
    const { logOn } = await buildNight(app);
    const when = after(app.clock.now(), distance);
    const answer = await logOn({ when });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(
      status === 200 ? { eccLogOnNotification: { when } } : { issues: [{ path: ['when'] }] },
    );
  });

  it.each([
    ['draft', { finalized: null }],
    ['cancelled', { cancelled: start }],
    ['started', { started: { started: start } }],
    ['event', { type: 'event' as const, callSign: null }],
  ])('is refused with the code %s [16.2]', async (code, given) => {
    const { logOn } = await buildNight(app, given);
    expect(await logOn()).toMatchObject({ status: 409, body: { code, message: expect.any(String) } });
  });

  describe('that was made half an hour before the start and comes half an hour after it [17.34]', () => {
    const when = after(now, -30 * minute);
    const recorded = after(now, -hour);
    const waited = (made = recorded) => ({ recorded, sent: now, made });
    const started = { started: { started: when } };
    const arriving = async (given: Parameters<typeof buildNight>[1], times: object = waited()) => {
      const night = await buildNight(app, { when, ...given });
      return { ...night, answer: await night.logOn(times) };
    };

    it('is sent when it comes, also to a patrol that was started meanwhile, and dated then', async () => {
      for (const given of [{}, started]) {
        const { answer, organizationId } = await arriving(given);
        expect(answer.body).toMatchObject({ eccLogOnNotification: { when: now } });
        expect(await queuedMails(app, organizationId)).toMatchObject([{ kind: 'ecc-log-on' }]);
      }
    });

    it.each([
      ['started', started, waited(after(when, -91 * minute))],
      ['started', started, {}],
      ['over', { ...started, hours: 0.5 }, waited()],
      ['finished', { ...started, finished: { finished: now } }, waited()],
      ['cancelled', { cancelled: start }, waited()],
    ])('is refused with the code %s, and mails nobody', async (code, given, times) => {
      const { answer, organizationId } = await arriving(given, times);
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect(await queuedMails(app, organizationId)).toEqual([]);
    });

    it('needs both times of the device', async () => {
      const { answer } = await arriving({}, { recorded });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ['sent'] }] } });
    });
  });

  it('is refused without an address of the ECC, and stores nothing [17.34]', async () => {
    const { logOn, read, organizationId } = await buildNight(app, { organization: { eccEmail: null } });
    expect(await logOn()).toMatchObject({ status: 409, body: { code: 'no-ecc-address' } });
    expect((await read()).eccLogOnNotification).toBeNull();
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('of one person needs a reason, which the ECC reads; of two it takes none [16.1]', async () => {
    const { logOn, ofMere, form, body, asHemi, params } = await buildNight(app);
    await app.database.update(assignment).set({ declined: start }).where(eq(assignment.id, ofMere.id));
    expect(await logOn()).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['standDownReason'], reason: 'not-defined' }] },
    });
    expect((await form()).body.undermanned).toBe(true);
    const reason = { standDownReason: 'A constable rides along.' };
    await asHemi(eccRoutes.logOnWithEcc, { params, body: body(reason) });
    expect((await form()).body.sent?.message.facts).toContainEqual({
      label: 'Only one on the crew',
      value: 'A constable rides along.',
    });
    const manned = await buildNight(app);
    await manned.logOn(reason);
    expect((await manned.form()).body.sent?.standDownReason).toBeNull();
  });

  it('again with the same id changes nothing, with another is refused [17.34]', async () => {
    const { logOn, organizationId, read } = await buildNight(app);
    const _id = newId();
    await logOn({ _id });
    const before = await read();
    app.clock.advance(minute);
    expect(await logOn({ _id, phone: '111' })).toMatchObject({ status: 200, body: before });
    expect(await logOn()).toMatchObject({ status: 409, body: { code: 'already-logged-on' } });
    expect(await queuedMails(app, organizationId)).toHaveLength(1);
  });

  it('takes no id of another patrol’s log-on [17.34]', async () => {
    const _id = newId();
    const night = await buildNight(app);
    await night.logOn({ _id });
    const other = await app.buildPatrol({ ...night.patrol, id: newId() });
    for (const { id: personId } of [night.hemi, night.mere])
      await app.buildAssignment({ organizationId: night.organizationId, patrolId: other.id, personId });
    const params = { id: other.id };
    const taken = await night.asHemi(eccRoutes.logOnWithEcc, { params, body: night.body({ _id }) });
    expect(taken).toMatchObject({ status: 409, body: { code: 'id-taken' } });
  });

  it('of two crew members at once is sent by one, and a double click sends it once [17.34]', async () => {
    const night = await buildNight(app);
    const asMere = await app.as(night.mere);
    const { params, body } = night;
    const [first, second] = await inTurn(app, night.patrol.id, night.logOn, () =>
      asMere(eccRoutes.logOnWithEcc, { params, body: body() }),
    );
    expect([first?.status, second?.status]).toEqual([200, 409]);
    const clicked = await buildNight(app);
    const _id = newId();
    const click = () => clicked.logOn({ _id });
    const clicks = await inTurn(app, clicked.patrol.id, click, click);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
    expect(await queuedMails(app, clicked.organizationId)).toHaveLength(1);
  });

  it.each(['pat', 'removed'] as const)('is for the crew only: not %s [17.34]', async (who) => {
    const { hemi, pat, ofHemi, params, body } = await buildNight(app);
    await app.database.update(assignment).set({ removed: start }).where(eq(assignment.id, ofHemi.id));
    const call = await app.as(who === 'pat' ? pat : hemi);
    expect((await call(eccRoutes.logOnWithEcc, { params, body: body() })).status).toBe(403);
    expect((await call(eccRoutes.getEccLogOn, { params })).status).toBe(403);
    const entered = { params, body: { policeEventNumber: 'P061234567' } };
    expect((await call(eccRoutes.enterEventNumber, entered)).status).toBe(403);
    expect((await call(eccRoutes.extendPatrol, { params, body: { _id: newId(), hours: 4 } })).status).toBe(
      403,
    );
    expect((await call(eccRoutes.listEccReplies, { params })).status).toBe(403);
  });
});

describe('the form', () => {
  it('starts with all that the message says, and the caller’s phone [16.11]', async () => {
    const { form, organizationId, patrolId } = await buildNight(app);
    await app.buildGuest({ organizationId, patrolId, name: 'Const. Matt Reihana' });
    expect((await form()).body).toMatchObject({
      callSign: 'HSCP',
      organization: { name: 'Howick South Community Patrol', policeStation: 'Howick' },
      when: start,
      hours: 3,
      crew: [
        { name: 'Hemi TAMIHANA', idNumber: '4711', phone: '021 555 0101' },
        { name: 'Mere TAMIHANA', idNumber: null, phone: null },
      ],
      guests: ['Const. Matt Reihana'],
      phone: '021 555 0101',
      ecc: { phone: '09 555 0111', takesMail: true },
      training: false,
      undermanned: false,
      vehicles: [],
      sent: null,
    });
  });

  it('offers the vehicles, the last used first and as last described [16.2]', async () => {
    const night = await buildNight(app);
    await night.logOn({ vehicle });
    const logOnAnother = async (described: object) => {
      const { organizationId, patrol, hemi, mere } = night;
      const { id } = await app.buildPatrol({ ...patrol, id: newId() });
      for (const { id: personId } of [hemi, mere])
        await app.buildAssignment({ organizationId, patrolId: id, personId });
      app.clock.advance(minute);
      const body = night.body({ vehicle: described });
      await night.asHemi(eccRoutes.logOnWithEcc, { params: { id }, body });
    };
    await logOnAnother({ rego: 'ABC1' });
    await logOnAnother({ rego: 'ABC2' });
    await logOnAnother({ ...vehicle, color: 'grey' });
    const { vehicles } = (await night.form()).body;
    expect(vehicles.map(({ rego }) => rego)).toEqual(['KLM127', 'ABC2', 'ABC1']);
    expect(vehicles[0]).toMatchObject({ make: 'Toyota', color: 'grey' });
  });

  it('does not exist for an event', async () => {
    const { form } = await buildNight(app, { type: 'event', callSign: null });
    expect((await form()).status).toBe(404);
  });
});
