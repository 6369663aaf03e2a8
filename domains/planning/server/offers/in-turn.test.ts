import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { availabilityRoutes, offerRoutes } from '#planning/contract';
import { offerRecipient, offer as offerTable } from '#platform/database/schema/offers.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import { testApp } from '#server/testing/app.ts';
import { testPostOfNotices, to } from '#server/testing/assignment-mails.ts';
import { buildOffered } from '#server/testing/offers.ts';
import { askInTurn } from './asking-in-turn.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);
/** Tue 1 Dec 2026, 12:00 in Auckland: two weeks before the patrol. */
const noon = '2026-11-30T23:00:00.000Z';
const dayLater = '2026-12-01T23:00:00.000Z';
const when = '2026-12-15T08:00:00.000Z';
beforeEach(async () => {
  await send();
  app.clock.set(noon);
});

const sweep = () => askInTurn(app.context);

/** Hemi is on the patrol with a mate, and eight others could go: in their order, by when they were last out. */
async function buildInTurn() {
  const offered = await buildOffered(app, { when });
  const { organizationId, patrol, admin, hemi, mere, asHemi, asAdmin } = offered;
  await asAdmin(organizationRoutes.updateMyOrganization, { body: { askInTurn: true } });
  const mate = await app.buildPerson({ organizationId });
  for (const personId of [hemi.id, mate.id])
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId, accepted: noon });
  const others = [mere];
  while (others.length < 8) others.push(await app.buildPerson({ organizationId }));
  for (const [index, { id: personId }] of others.entries()) {
    const last = `2026-11-1${index}T08:00:00.000Z`;
    const { id: patrolId } = await app.buildPatrol({ organizationId, finalized: noon, when: last });
    await app.buildAssignment({ organizationId, patrolId, personId, accepted: noon });
  }
  const params = { id: patrol.id };
  return {
    ...offered,
    others: others.map(({ id }) => id),
    ask: () => asHemi(offerRoutes.askForCover, { params, body: { reason: 'I have to work.' } }),
    /** Who was asked, the first ones first. */
    async asked() {
      const of = eq(offerRecipient.organizationId, organizationId);
      const found = await app.database.select().from(offerRecipient).where(of).orderBy(offerRecipient.asked);
      return found.map(({ personId }) => personId);
    },
    /** What was offered; the days that pass in these tests end sessions. */
    listOffers: async () => (await (await app.as(admin))(offerRoutes.listOffers, { params })).body.items,
    listMyCover: async () => (await (await app.as(hemi))(offerRoutes.listMyCover)).body.items,
    move: (to: string) =>
      app.database.update(patrolTable).set({ when: to }).where(eq(patrolTable.id, patrol.id)),
  };
}

describe('asking in turn [6.42, 6.43]', () => {
  it('asks the three who are best suited, then three more a day later, each once, and says how many and when', async () => {
    const { others, ask, asked, listMyCover, mere, admin } = await buildInTurn();
    expect((await ask()).body).toMatchObject({ asked: 3, next: dayLater });
    expect((await asked()).sort()).toEqual(others.slice(0, 3).sort());
    const mails = await sendLater();
    expect(mails.filter(({ subject }) => subject?.startsWith('Could you go instead?'))).toHaveLength(3);
    expect(mails.find((mail) => to(mail).includes(admin.email))?.text).toContain('a few at a time');
    await sweep();
    expect(await asked()).toHaveLength(3);
    app.clock.set(dayLater);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect((await asked()).sort()).toEqual(others.slice(0, 6).sort());
    expect((await sendLater()).flatMap(to)).toHaveLength(3);
    const own = await listMyCover();
    expect(own).toMatchObject([{ asked: 6, next: '2026-12-02T23:00:00.000Z' }]);
    expect(JSON.stringify(own)).not.toContain(others[7]);
    expect((await (await app.as(mere))(offerRoutes.listMyOffers)).body.items).toHaveLength(1);
    app.clock.set('2026-12-02T23:00:00.000Z');
    await sweep();
    expect(await asked()).toHaveLength(8);
    expect(await listMyCover()).toMatchObject([{ asked: 8, next: null }]);
  });

  it('asks one turn after an outage of days, and the next has its whole time', async () => {
    const { ask, asked, listOffers } = await buildInTurn();
    await ask();
    app.clock.set('2026-12-04T01:00:00.000Z');
    await sweep();
    await sweep();
    expect(await asked()).toHaveLength(6);
    expect((await listOffers())[0]?.next).toBe('2026-12-05T01:00:00.000Z');
  });

  it('asks everybody at once from 48 hours before the start on, also if the patrol is moved so near', async () => {
    const near = await buildInTurn();
    await near.ask();
    await near.move('2026-12-03T02:00:00.000Z');
    app.clock.set('2026-12-01T02:00:00.000Z');
    await sweep();
    expect(await near.asked()).toHaveLength(8);
    app.clock.set('2026-12-14T00:00:00.000Z');
    expect((await (await buildInTurn()).ask()).body).toMatchObject({ asked: 8, next: null });
  });

  it('passes over who cannot go by then, and asks nobody once the place is taken, kept or the patrol called off', async () => {
    const first = await buildInTurn();
    await first.ask();
    const [, , , away = ''] = first.others;
    const periods = [{ kind: 'cannot', from: '2026-12-15', until: null, weekdays: [2] }];
    await first.asAdmin(availabilityRoutes.updateAvailability, {
      params: { id: away },
      body: { periods, patrolsAMonth: null },
    });
    app.clock.set(dayLater);
    await sweep();
    expect(await first.asked()).toHaveLength(6);
    expect(await first.asked()).not.toContain(away);
    for (const end of ['take', 'keep', 'cancel'] as const) {
      app.clock.set(noon);
      const { patrol, ask, asked, asHemi, asMere, asAdmin, listOffers } = await buildInTurn();
      await ask();
      const params = { id: patrol.id };
      if (end === 'take')
        await asMere(offerRoutes.takeOffer, { params: { id: (await listOffers())[0]?._id ?? '' } });
      if (end === 'keep') await asHemi(offerRoutes.withdrawCover, { params });
      if (end === 'cancel') await asAdmin(patrolRoutes.cancelPatrol, { params });
      app.clock.set(dayLater);
      await sweep();
      expect(await asked()).toHaveLength(3);
      expect((await listOffers())[0]?.next).toBeNull();
    }
  });

  it('of free places asks three for each; the chosen are asked at once, and offering again asks the next', async () => {
    const { organizationId, others, hemi, asAdmin, offer, buildOther } = await buildInTurn();
    const { id } = await buildOther({ when, crewSize: 3 });
    await app.buildAssignment({ organizationId, patrolId: id, personId: hemi.id });
    const listed = async () => {
      const [one] = (await asAdmin(offerRoutes.listOffers, { params: { id } })).body.items;
      return { asked: one?.asked.length, next: one?.next };
    };
    expect((await offer({ ids: [id], patrollers: [others[7]] })).body).toEqual({ asked: 1 });
    expect(await listed()).toEqual({ asked: 1, next: null });
    expect((await offer({ ids: [id] })).body).toEqual({ asked: 6 });
    expect(await listed()).toEqual({ asked: 7, next: dayLater });
    expect((await offer({ ids: [id] })).body).toEqual({ asked: 1 });
    expect(await listed()).toEqual({ asked: 8, next: null });
  });

  it('asks the rest at once when the organization chooses so meanwhile, and none of an archived one', async () => {
    const { asAdmin, ask, asked } = await buildInTurn();
    const there = await buildInTurn();
    await ask();
    await there.ask();
    await asAdmin(organizationRoutes.updateMyOrganization, { body: { askInTurn: false } });
    await app.database
      .update(organization)
      .set({ archived: noon })
      .where(eq(organization.id, there.organizationId));
    app.clock.set(dayLater);
    await sweep();
    expect(await asked()).toHaveLength(8);
    const rows = app.database.select().from(offerTable);
    const [archived] = await rows.where(eq(offerTable.organizationId, there.organizationId));
    expect(archived?.nextTurn).toBe(dayLater);
  });

  it('looks no more at what has begun', async () => {
    const { patrol, ask } = await buildInTurn();
    await ask();
    app.clock.set(when);
    await sweep();
    const rows = app.database.select().from(offerTable);
    const [over] = await rows.where(eq(offerTable.patrolId, patrol.id));
    expect(over?.nextTurn).toBeNull();
  });
});

describe('at night [11.67]', () => {
  it('is asked on My Roster at once, and by mail in the morning', async () => {
    app.clock.set('2026-12-01T09:30:00.000Z');
    const { asAdmin, ask, asMere, admin, otherAdmin } = await buildInTurn();
    await asAdmin(organizationRoutes.updateMyOrganization, { body: { askInTurn: false } });
    expect((await ask()).body.asked).toBe(8);
    expect((await asMere(offerRoutes.listMyOffers)).body.items).toHaveLength(1);
    const admins = [admin.email, otherAdmin.email];
    expect((await sendLater()).flatMap(to).sort()).toEqual(admins.sort());
    app.clock.set('2026-12-01T19:00:00.000Z');
    expect((await send()).flatMap(to)).toHaveLength(8);
  });

  it('a near patrol is not kept back by another that is offered with it', async () => {
    app.clock.set('2026-12-01T09:30:00.000Z');
    const { asAdmin, hemi, offer, buildOther } = await buildInTurn();
    await asAdmin(organizationRoutes.updateMyOrganization, { body: { askInTurn: false } });
    const [tomorrow, later] = [
      await buildOther({ when: '2026-12-01T22:00:00.000Z' }),
      await buildOther({ when: '2026-12-20T08:00:00.000Z' }),
    ];
    await offer({ ids: [tomorrow.id, later.id], patrollers: [hemi.id] });
    expect((await send()).map(({ subject }) => subject)).toEqual([
      'Free place: patrol on Wed 2 Dec 2026, 11:00',
    ]);
    app.clock.set('2026-12-01T19:00:00.000Z');
    expect((await send()).map(({ subject }) => subject)).toEqual([
      'Free place: patrol on Sun 20 Dec 2026, 21:00',
    ]);
  });
});
