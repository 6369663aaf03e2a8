import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { addDays, type Role, startOfDay } from '#contract';
import { pruneReplies } from '#ecc/server/correspondence/service.ts';
import { after, day } from '#platform/clock.ts';
import { linkToken, passkey, secondStep, session } from '#platform/database/schema/auth.ts';
import { eccNotification, eccReply } from '#platform/database/schema/ecc.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person as personTable } from '#platform/database/schema/people.ts';
import { formerIncident, incident, setAside } from '#platform/database/schema/record.ts';
import { keptFor, privacyClocks } from '#privacy/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { buildNight } from '#server/testing/night.ts';
import { buildRunning, underWay, waited } from '#server/testing/record.ts';
import { queuedMails } from '#server/testing/roster.ts';
import { replaySweep } from './replay.ts';
import { sweepAll } from './sweep.ts';

const app = testApp();
const person = { name: 'J. Smith', phone: '021 555 0177', email: null };
const car = { rego: 'NPR418', color: 'silver' };
const involved = { people: [person], peopleDetails: 'A blue cap', vehicles: [car] };
const untilLate = { reason: 'Police file 261127/4410', until: '2028-06-30' };

/** A running patrol on which Hemi has recorded an incident with people and plates. */
async function buildInvolved() {
  const night = await buildRunning(app);
  const _id = newId();
  expect((await night.ofHemi.record({ _id, ...involved })).status).toBe(200);
  const call = async (who = night.admin) => app.as(who);
  const hold = async (body: object = {}, who = night.admin) =>
    (await call(who))(routes.holdDetails, {
      params: night.params,
      body: { _id: newId(), ...untilLate, ...body },
    });
  const update = async (body: object) => (await call())(routes.updatePrivacy, { body });
  const read = async () => (await (await call())(routes.getPrivacy)).body;
  const present = async () =>
    (await night.ofAdmin.patrol()).incidents.find((one) => one._id === _id) ?? expect.unreachable();
  /** Makes another incident, of a patrol that nobody holds, so that the clock begins without this one. */
  const beginClock = async () => {
    const { organizationId } = night;
    const { id: patrolId } = await app.buildPatrol({ organizationId, when: underWay });
    await app.buildIncident({ organizationId, patrolId, when: underWay, peopleDetails: 'Another one' });
  };
  return { ...night, incidentId: _id, hold, update, read, present, beginClock };
}

/** Lets as many days pass from the patrol, and sweeps. */
async function sweepAfter(days: number) {
  app.clock.set(after(underWay, days * day));
  await sweepAll(app.context);
}

/** Lets the clock of people and plates run out, with the days of notice. */
async function sweepAway() {
  await sweepAfter(366);
  await sweepAfter(380);
}

describe('the clocks of an organization [22.1]', () => {
  it('keep as they do by default, until an admin sets them, which is recorded [22.1]', async () => {
    const { read, update, admin } = await buildInvolved();
    const usual = Object.entries(privacyClocks).map(([clock, { usual: days }]) => ({ clock, days }));
    expect((await read()).clocks).toMatchObject(usual);
    expect((await update({ guests: 60, audits: 730 })).body).toMatchObject({
      clocks: usual.map((one) => (one.clock === 'guests' ? { ...one, days: 60 } : one)),
      changes: [{ clock: 'guests', formerDays: 30, days: 60, by: admin.id, when: app.clock.now() }],
    });
    expect((await read()).changes).toHaveLength(1);
  });

  it.each([
    { involved: 89 },
    { involved: 1826 },
    { guests: 29 },
    { guests: 366 },
    { audits: 0 },
    { audits: -1 },
    { audits: 1e9 },
    { audits: 90.5 },
    { audits: '90' },
    { audits: null },
    { people: 29 },
    { strangers: 90 },
    { days: { involved: 1 } },
    { begins: { involved: '2020-01-01' } },
  ])('take no %j [22.1]', async (body) => {
    const { read, update } = await buildInvolved();
    const before = await read();
    expect((await update(body)).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('take by their new days from the next local day on [22.25]', async () => {
    const { present, update, read } = await buildInvolved();
    await sweepAfter(366);
    await sweepAfter(381);
    expect(await present()).toMatchObject({ people: [] });
    const { ofHemi } = await buildRunning(app);
    await ofHemi.record(involved);
    app.clock.set(after(underWay, 400 * day));
    await update({ involved: 730 });
    expect((await read()).clocks[0]?.begins).toBe(addDays('2026-11-21', 401));
  });
});

describe('before it first takes away [22.4]', () => {
  it('the admins are told once, by mail and on What Needs Doing, for two weeks', async () => {
    const { organizationId, admin, present, read } = await buildInvolved();
    await sweepAfter(365);
    expect(await queuedMails(app, organizationId, 'details-go')).toEqual([]);
    await sweepAfter(366);
    await sweepAfter(379);
    const from = addDays('2026-11-21', 380);
    expect(await queuedMails(app, organizationId, 'details-go')).toMatchObject([
      { recipient: admin.id, subject: { from, counts: '{"involved":1}' } },
    ]);
    const toDo = async () => (await (await app.as(admin))(routes.getToDo)).body.detailsGo;
    expect(await toDo()).toBe(from);
    expect(await present()).toMatchObject(involved);
    expect((await read()).clocks[0]).toMatchObject({ due: 1, begins: from });
    await sweepAfter(380);
    expect(await present()).toMatchObject({ people: [], peopleDetails: null });
    expect(await toDo()).toBeNull();
    expect((await read()).removals).toMatchObject([{ clock: 'involved', days: 365, count: 1, date: from }]);
  });

  it('a replay says what would go, and takes nothing [22.6]', async () => {
    const { organizationId, present } = await buildInvolved();
    const [found] = await app.database
      .select({ code: organization.code })
      .from(organization)
      .where(eq(organization.id, organizationId));
    const replay = async (date: string) =>
      (await replaySweep(app.database, { date, code: found?.code })).find((one) => one.clock === 'involved');
    expect(await replay('2027-11-21')).toMatchObject({ count: 0, begun: false });
    expect(await replay('2027-11-22')).toMatchObject({ count: 1, begun: false, begins: null });
    await sweepAfter(366);
    expect(await replay('2027-12-06')).toMatchObject({ count: 1, begun: true, begins: '2027-12-06' });
    expect(await present()).toMatchObject(involved);
  });
});

describe('what is taken away', () => {
  it('is gone from the incident, its former versions and the search, and the incident says so [22.2]', async () => {
    const night = await buildInvolved();
    const { ofHemi, ofPat, ofWatcher, incidentId, present, admin } = night;
    await ofHemi.edit(incidentId, { whatDetails: 'By the gate', peopleDetails: 'A red cap' });
    await sweepAway();
    expect(await present()).toMatchObject({
      people: [],
      peopleDetails: null,
      vehicles: [{ rego: null, color: 'silver' }],
      whatDetails: 'By the gate',
      involvedRemoved: app.clock.now(),
    });
    const { body: former } = await night.ofAdmin.former();
    expect(former.items).toMatchObject([{ people: [], peopleDetails: null, vehicles: [{ rego: null }] }]);
    const find = async (text: string) =>
      (await (await app.as(admin))(routes.listIncidents, { query: { filter: { text } } })).body.matches;
    expect([await find('npr418'), await find('smith'), await find('gate')]).toEqual([0, 0, 1]);
    expect((await ofWatcher.patrol()).incidents[0]?.involvedRemoved).toBe(app.clock.now());
    expect((await ofPat.patrol()).incidents[0]?.involvedRemoved).toBeUndefined();
  });

  it('does not come back from a phone that sends the incident or an edit again [22.2]', async () => {
    const { ofHemi, incidentId, present, organizationId } = await buildInvolved();
    await sweepAway();
    const late = { ...waited(380 * 24 * 60, { by: app.clock.now() }) };
    await ofHemi.record({ _id: incidentId, when: underWay, ...involved, ...late });
    const edit = await ofHemi.edit(incidentId, { editId: newId(), ...involved, ...late });
    await ofHemi.record({ _id: newId(), when: underWay, ...involved, ...late });
    expect(edit.status).toBe(200);
    await sweepAfter(381);
    expect(await present()).toMatchObject({ people: [], peopleDetails: null, vehicles: [{ rego: null }] });
    const kept = await app.database
      .select()
      .from(setAside)
      .where(eq(setAside.organizationId, organizationId));
    expect(kept).toHaveLength(2);
    const former = await app.database
      .select()
      .from(formerIncident)
      .where(eq(formerIncident.organizationId, organizationId));
    expect(JSON.stringify([kept, former])).not.toMatch(/Smith|blue cap|NPR418/);
  });

  it('goes in batches, until all is gone [22.3]', async () => {
    const { organizationId, patrolId } = await buildInvolved();
    await app.database.execute(sql`
      insert into incident (organization_id, id, patrol_id, "when", what, people_details)
      select ${organizationId}, gen_random_uuid(), ${patrolId}, ${underWay}, 'Location', 'x' from generate_series(1, 1200)`);
    await sweepAway();
    const left = and(eq(incident.organizationId, organizationId), sql`people_details is not null`);
    expect(await app.database.$count(incident, left)).toBe(0);
  });
});

describe('texts of mails [22.2]', () => {
  /** A message to a crew and an answer of the ECC, once their clock has run out. */
  async function buildTexts({ held = false } = {}) {
    const { organizationId, params, admin, hold } = await buildInvolved();
    const of = { organizationId, patrolId: params.id };
    const sent = { sent: underWay, sentBy: admin.id, audience: 'crew' as const };
    const { id } = await app.buildMessage({ ...of, ...sent });
    const reply = { ...of, id: newId(), when: underWay, from: 'ecc@police.example', digest: newId() };
    const written = { subject: 'Re: log on', text: 'Received.', outcome: 'no-number' as const };
    await app.database.insert(eccReply).values({ ...reply, ...written, raw: Buffer.from('Received.') });
    if (held) await hold();
    await sweepAfter(91);
    await sweepAfter(105);
    await pruneReplies(app.context).run();
    const call = await app.as(admin);
    const message = (await call(routes.getMessage, { params: { id } })).body;
    const replies = (await call(routes.listEccReplies, { params })).body.items;
    const isKept = and(eq(eccReply.organizationId, organizationId), isNotNull(eccReply.raw));
    return { message, replies, raws: await app.database.$count(eccReply, isKept) };
  }

  it('go, and what became of them stays', async () => {
    const { message, replies, raws } = await buildTexts();
    expect(message).toMatchObject({ subject: '', text: '', sent: { when: underWay } });
    expect(replies).toMatchObject([
      { subject: '', text: '', from: 'ecc@police.example', outcome: 'no-number' },
    ]);
    expect(raws).toBe(0);
  });

  it('of a held patrol stay, with the original of the ECC’s mail', async () => {
    const { message, replies, raws } = await buildTexts({ held: true });
    expect(message.text).toBe('The front gate is being painted.');
    expect(replies).toMatchObject([{ text: 'Received.' }]);
    expect(raws).toBe(1);
  });
});

describe('people who have left [22.2]', () => {
  it('lose phone, address, password and second step with its passkeys, keep their name, and can join anew', async () => {
    const { organizationId, admin, asPerson, secondSteps, mailed, email } = await buildLeaver();
    await sweepAfter(731);
    expect(await secondSteps()).toEqual([1, 1]);
    expect(await mailed()).toEqual([email, `550 5.1.1 <${email}>: no such user`]);
    await sweepAfter(745);
    expect(await secondSteps()).toEqual([0, 0]);
    expect(await mailed()).toEqual([null, 'Removed']);
    expect((await asPerson()).body).toMatchObject({ firstName: 'Kiri', email: null, phone: null });
    const again = {
      firstName: 'Kiri',
      lastName: 'Again',
      email,
      roles: ['patroller'],
    };
    const call = await app.as(admin);
    expect((await call(routes.createPerson, { body: again })).status).toBe(201);
    expect(await app.database.$count(personTable, eq(personTable.organizationId, organizationId))).toBe(3);
  });

  it('keep theirs if they come back before', async () => {
    const { admin, asPerson, email } = await buildLeaver();
    await sweepAfter(731);
    const again = {
      firstName: 'Kiri',
      lastName: 'Back',
      email,
      roles: ['patroller'],
    };
    await (await app.as(admin))(routes.createPerson, { body: again });
    await sweepAfter(745);
    expect((await asPerson()).body).toMatchObject({ email, finished: null });
  });

  it('keep the address in mails about a held patrol as long as it is held [22.5]', async () => {
    const { admin, patrolId, asPerson, mailed, email } = await buildLeaver();
    const body = { _id: newId(), reason: untilLate.reason, until: '2028-12-31' };
    const call = await app.as(admin);
    expect((await call(routes.holdDetails, { params: { id: patrolId }, body })).status).toBe(200);
    await sweepAfter(731);
    await sweepAfter(745);
    expect((await asPerson()).body).toMatchObject({ email: null });
    expect(await mailed()).toEqual([email, `550 5.1.1 <${email}>: no such user`]);
    const removed = async () => (await (await app.as(admin))(routes.getPrivacy)).body.removals;
    expect(await removed()).toMatchObject([{ clock: 'people', count: 1 }]);
    app.clock.set('2028-12-31T11:00:00.000Z'); // midnight in Auckland
    await sweepAll(app.context);
    expect(await mailed()).toEqual([null, 'Removed']);
    expect(await removed()).toMatchObject([
      { clock: 'people', count: 1, date: '2029-01-01' },
      { clock: 'people', count: 1 },
    ]);
    await sweepAfter(772);
    expect(await removed()).toHaveLength(2);
  });

  /** An admin who left on the day of the patrols of these tests. */
  async function buildLeaver() {
    app.clock.set(underWay);
    const { id: organizationId } = await app.buildOrganization();
    const build = (given: object) => app.buildPerson({ organizationId, roles: ['admin'], ...given });
    const admin = await build({});
    const email = `${newId()}@example.nz`;
    const left = { email, phone: '021 555 0101', finished: underWay };
    const { id } = await build({ ...left, firstName: 'Kiri', passwordHash: 'x' });
    const step = { since: underWay, key: 'sealed', lastInterval: 1, recoveryCodes: [] };
    await app.database.insert(secondStep).values({ organizationId, personId: id, ...step });
    const key = { credentialId: 'AAAA', publicKey: 'AAAA', counter: 0, name: 'Phone', added: underWay };
    await app.database.insert(passkey).values({ organizationId, id: newId(), personId: id, ...key });
    const secondSteps = async () => [
      await app.database.$count(secondStep, eq(secondStep.personId, id)),
      await app.database.$count(passkey, eq(passkey.personId, id)),
    ];
    const asPerson = async () => (await app.as(admin))(routes.getPerson, { params: { id } });
    const { id: patrolId } = await app.buildPatrol({ organizationId, when: underWay });
    const refused = {
      abandoned: underWay,
      nextAttempt: null,
      lastError: `550 5.1.1 <${email}>: no such user`,
    };
    await app.buildMail({ organizationId, patrolId, recipient: id, toAddress: email, ...refused });
    const mailed = async () => {
      const [row] = await app.database.select().from(mail).where(eq(mail.recipient, id));
      return [row?.toAddress, row?.lastError];
    };
    return { organizationId, admin, patrolId, asPerson, secondSteps, mailed, email };
  }
});

describe('a hold [22.5, 22.26]', () => {
  it.each(['patrol', 'incident'])(
    'of the %s keeps until its day is over, and is shown to admins and the crew [22.5]',
    async (of) => {
      const { hold, incidentId, present, ofHemi, ofWatcher, ofPat, admin, beginClock } =
        await buildInvolved();
      await beginClock();
      const made = await hold({ until: '2027-12-31', ...(of === 'incident' && { incidentId }) });
      const shown = [
        { incidentId: of === 'incident' ? incidentId : null, reason: untilLate.reason, until: '2027-12-31' },
      ];
      expect(made).toMatchObject({ status: 200, body: { holds: shown } });
      expect(made.body.holds).toMatchObject([{ made: { by: admin.id }, released: null }]);
      expect((await ofHemi.patrol()).holds).toMatchObject(shown);
      expect((await ofWatcher.patrol()).holds).toBeUndefined();
      expect((await ofPat.patrol()).holds).toBeUndefined();
      await sweepAway();
      expect(await present()).toMatchObject(involved);
      app.clock.set('2027-12-31T10:59:00.000Z'); // 23:59 in Auckland
      await sweepAll(app.context);
      expect(await present()).toMatchObject(involved);
      app.clock.set('2027-12-31T11:00:00.000Z');
      await sweepAll(app.context);
      expect(await present()).toMatchObject({ people: [] });
    },
  );

  it('that is released still holds for 14 days, which no second release begins again [22.26]', async () => {
    const { hold, present, params, admin, beginClock } = await buildInvolved();
    await beginClock();
    const { body } = await hold();
    const holdId = body.holds?.[0]?._id ?? '';
    await sweepAway();
    const release = async () =>
      (await (await app.as(admin))(routes.releaseHold, { params: { ...params, holdId } })).body.holds?.[0];
    const from = startOfDay(addDays('2026-11-21', 394), 'Pacific/Auckland');
    const chosen = { when: app.clock.now(), by: admin.id };
    expect(await release()).toMatchObject({ released: null, releasing: { from, chosen } });
    await sweepAfter(393);
    expect(await present()).toMatchObject(involved);
    expect(await release()).toMatchObject({ releasing: { from, chosen } });
    await sweepAfter(394);
    expect(await present()).toMatchObject({ people: [] });
  });

  it('that is made while the sweep runs keeps, and a sweep waits for it [22.5]', async () => {
    const { organizationId, params, admin, present } = await buildInvolved();
    await sweepAfter(366);
    app.clock.set(after(underWay, 380 * day));
    const actor = { organizationId, personId: admin.id, roles: ['admin' as Role], sessionId: newId() };
    const body = { _id: newId(), ...untilLate };
    await inTurnBehind(
      app,
      (tx) => app.services.privacy.hold(tx, actor, params.id, body),
      () => sweepAll(app.context),
    );
    expect(await present()).toMatchObject(involved);
  });

  it('changes nothing the second time, and its id is its own [22.5]', async () => {
    const night = await buildInvolved();
    const _id = newId();
    await night.hold({ _id });
    expect((await night.hold({ _id, reason: 'Another' })).body.holds).toMatchObject([untilLate]);
    const { id } = await app.buildPatrol({ organizationId: night.organizationId });
    const elsewhere = { params: { id }, body: { _id, ...untilLate } };
    expect((await (await app.as(night.admin))(routes.holdDetails, elsewhere)).status).toBe(409);
  });

  it.each([
    { until: '2026-11-20' },
    { until: '2031-11-21' },
    { until: '2026-02-30' },
    { until: null },
    { reason: ' ' },
    { reason: 'x'.repeat(501) },
  ])('takes no %j [22.5]', async (body) => {
    const { hold } = await buildInvolved();
    expect((await hold(body)).status).toBe(400);
  });

  it('is of the own organization, and of an incident of its patrol [22.5]', async () => {
    const here = await buildInvolved();
    const there = await buildInvolved();
    const body = { _id: newId(), ...untilLate };
    const asAdmin = await app.as(here.admin);
    expect((await asAdmin(routes.holdDetails, { params: there.params, body })).status).toBe(404);
    expect((await here.hold({ incidentId: there.incidentId })).status).toBe(404);
    const { id: patrolId } = await app.buildPatrol({ organizationId: here.organizationId });
    const other = await app.buildIncident({ organizationId: here.organizationId, patrolId });
    expect((await here.hold({ incidentId: other.id })).status).toBe(404);
    const theirs = (await there.hold()).body.holds?.[0]?._id ?? '';
    const own = (await here.hold()).body.holds?.[0]?._id ?? '';
    const release = (id: string, holdId: string) => asAdmin(routes.releaseHold, { params: { id, holdId } });
    expect((await release(here.params.id, theirs)).status).toBe(404);
    expect((await release(patrolId, own)).status).toBe(404);
    const withdraw = { params: { id: here.params.id, holdId: theirs } };
    expect((await asAdmin(routes.withdrawRelease, withdraw)).status).toBe(404);
    expect((await there.ofAdmin.patrol()).holds).toMatchObject([{ released: null }]);
  });
});

describe('what is held now [22.23]', () => {
  it('is listed with patrol and incident, the one that ends first first', async () => {
    const { hold, incidentId, patrol, admin } = await buildInvolved();
    await hold({ until: '2027-12-31', incidentId });
    await hold({ until: '2027-06-30' });
    const list = async (query: object = {}) =>
      (await (await app.as(admin))(routes.listHolds, { query })).body;
    const of = { _id: patrol.id, when: patrol.when };
    const noted = { reason: untilLate.reason, made: { by: admin.id } };
    expect(await list()).toMatchObject({
      items: [
        { ...noted, until: '2027-06-30', patrol: of, incident: null },
        { ...noted, until: '2027-12-31', patrol: of, incident: { what: 'Location' } },
      ],
      matches: 2,
    });
    expect(await list({ limit: 1, skip: 1 })).toMatchObject({ items: [{ until: '2027-12-31' }], matches: 2 });
  });

  it('has neither what is over or released, nor another organization’s', async () => {
    const { hold, params, admin } = await buildInvolved();
    const there = await buildInvolved();
    await there.hold();
    const released = (await hold({ until: '2027-06-30' })).body.holds?.[0]?._id ?? '';
    await hold({ until: '2026-11-21' });
    await (await app.as(admin))(routes.releaseHold, { params: { ...params, holdId: released } });
    const list = async () => (await (await app.as(admin))(routes.listHolds)).body;
    expect((await list()).items).toMatchObject([
      { releasing: null },
      { releasing: { chosen: { by: admin.id } } },
    ]);
    app.clock.set('2026-11-21T11:00:00.000Z'); // midnight in Auckland
    expect((await list()).matches).toBe(1);
    app.clock.set('2026-12-04T11:00:00.000Z');
    expect((await list()).matches).toBe(0);
  });
});

it.each([
  [30, '30 days'],
  [365, '1 year'],
  [730, '2 years'],
])('%d days are %s [22.1]', (days, text) => {
  expect(keptFor(days)).toBe(text);
});

describe('what once let somebody in', () => {
  it('goes with the history of signing in: ended sessions and dead links, not live ones [22.1]', async () => {
    const { organizationId, hemi } = await buildInvolved();
    const at = after(underWay, 900 * day);
    const of = { organizationId, personId: hemi.id, created: underWay } as const;
    const allLinkId = newId();
    const { id: patrolId } = await app.buildPatrol({ organizationId, when: underWay });
    const assigned = await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
    await app.database.insert(linkToken).values([
      { ...of, id: newId(), purpose: 'set-password', expires: after(underWay, day) },
      { ...of, id: newId(), purpose: 'calendar', voided: after(underWay, day) },
      { ...of, id: allLinkId, purpose: 'assignments' },
      { ...of, id: newId(), purpose: 'assignment', assignmentId: assigned.id, allLinkId },
      { ...of, id: newId(), purpose: 'calendar' },
      { ...of, id: newId(), purpose: 'set-password', created: at, expires: after(at, day) },
    ]);
    await sweepAfter(800);
    await sweepAfter(900);
    const ofUs = eq(linkToken.organizationId, organizationId);
    const left = await app.database.select({ purpose: linkToken.purpose }).from(linkToken).where(ofUs);
    expect(left.map(({ purpose }) => purpose).sort()).toEqual(['calendar', 'set-password']);
    const ended = and(eq(session.organizationId, organizationId), lt(session.expires, after(at, -730 * day)));
    expect(await app.database.$count(session, ended)).toBe(0);
  });
});

describe('the phones of a crew', () => {
  it('go, and with them the address of whoever logged a test patrol on or off [22.1]', async () => {
    const { organizationId, patrolId, hemi, logOn } = await buildNight(app, { name: 'TEST' });
    await logOn();
    const own = { training: true, recipient: hemi.email ?? '', by: hemi.id, kind: 'log-off' as const };
    await app.buildEccNotification({ organizationId, patrolId, ...own });
    const { id: otherId } = await app.buildPatrol({ organizationId, when: underWay });
    await app.buildEccNotification({ organizationId, patrolId: otherId, phone: '021' });
    const recipients = async () => {
      const told = eq(eccNotification.organizationId, organizationId);
      const found = await app.database.select().from(eccNotification).where(told);
      return found.map(({ recipient }) => recipient).toSorted();
    };
    expect(await recipients()).toEqual(['ecc@example.nz', hemi.email, hemi.email].toSorted());
    await sweepAfter(731);
    await sweepAfter(746);
    expect(await recipients()).toEqual(['Removed', 'Removed', 'ecc@example.nz']);
  });

  it('go from what the ECC was told, who was on it stays [22.1]', async () => {
    const { organizationId, logOn } = await buildNight(app);
    await logOn();
    const read = async () => {
      const told = eq(eccNotification.organizationId, organizationId);
      const [found] = await app.database.select().from(eccNotification).where(told);
      return found ?? expect.unreachable();
    };
    const before = await read();
    expect(JSON.stringify(before.message).match(/021 555/g)).toHaveLength(3);
    await sweepAfter(731);
    expect(await read()).toEqual(before);
    await sweepAfter(746);
    const { phone, message } = await read();
    expect([phone, JSON.stringify(message)]).toEqual([null, expect.not.stringContaining('555')]);
    const crew = message.facts.find(({ label }) => label.startsWith('Crew'));
    expect(crew?.value).toMatch(/Hemi .*, ID 4711$/m);
    expect(message.facts).toHaveLength(before.message.facts.length - 1);
  });

  it('go, and names with commas and patrol ID numbers stay [22.1]', async () => {
    const crew = [
      ['Tama NGATA, JR, ID 4711, 021 555 0131', 'Tama NGATA, JR, ID 4711'],
      ['Tama NGATA, JR, 021 555 0131, or 09 555 0142', 'Tama NGATA, JR'],
      ['Tama NGATA, 3rd, mobile 021 555 0131', 'Tama NGATA, 3rd'],
      ['Tama NGATA, JR, ID 4711', 'Tama NGATA, JR, ID 4711'],
      ['Tama NGATA, ID 4711, on the roster', 'Tama NGATA, ID 4711'],
      ['Tama NGATA, JR', 'Tama NGATA, JR'],
    ];
    const { organizationId, patrolId } = await buildNight(app);
    const value = crew.map(([member]) => member).join('\n');
    const message = { subject: '', summary: '', facts: [{ label: 'Crew (6)', value }] };
    const { id } = await app.buildEccNotification({ organizationId, patrolId, message, phone: '021' });
    await sweepAfter(731);
    await sweepAfter(746);
    const [found] = await app.database.select().from(eccNotification).where(eq(eccNotification.id, id));
    expect(found?.message.facts[0]?.value.split('\n')).toEqual(crew.map(([, left]) => left));
  });
});
