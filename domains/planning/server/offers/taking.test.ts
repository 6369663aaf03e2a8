import { beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { offerRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { calendarOf, to } from '#server/testing/assignment-mails.ts';
import { inTurnBehind, lockingPatrol } from '#server/testing/in-turn.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildOffered } from '#server/testing/offers.ts';

const app = testApp();
const send = testMailer(app);
beforeEach(() => app.clock.set('2026-11-21T06:00:00.000Z'));

describe('taking an offered place', () => {
  it('puts whoever takes it on the crew, accepted, and mails them their link and calendar entry [6.33, 6.36, 11.54]', async () => {
    const { hemi, asHemi, offered, crew } = await buildOffered(app);
    const id = await offered();
    await send();
    const { items } = (await asHemi(offerRoutes.listMyOffers)).body;
    expect(items).toMatchObject([{ _id: id, state: 'open', places: 2, patrollers: [], insteadOf: null }]);
    const { status, body } = await asHemi(offerRoutes.takeOffer, { params: { id } });
    expect([status, body]).toMatchObject([
      200,
      { state: 'yours', places: 1, patrollers: [{ _id: hemi.id }] },
    ]);
    expect(await crew()).toMatchObject({ [hemi.id]: { accepted: { by: hemi.id }, declined: null } });
    expect((await asHemi(offerRoutes.takeOffer, { params: { id } })).body).toMatchObject({ state: 'yours' });
    expect((await asHemi(offerRoutes.listMyOffers)).body.items).toEqual([]);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(mail && to(mail)).toEqual([hemi.email]);
    expect(mail?.subject).toBe('You are on the patrol on Tue 24 Nov 2026, 21:00');
    expect(mail?.text).toContain('/assignment/confirm/');
    expect(calendarOf(mail)).toContain('STATUS:CONFIRMED');
  });

  it('is for those who are asked alone [6.32]', async () => {
    const { hemi, asMere, offer, listOffers, crew, bearerOf, asHolder } = await buildOffered(app);
    await offer({ patrollers: [hemi.id] });
    const params = { id: (await listOffers())[0]?._id ?? 'none' };
    expect((await asMere(offerRoutes.listMyOffers)).body.items).toEqual([]);
    expect((await asMere(offerRoutes.takeOffer, { params })).status).toBe(404);
    const other = await buildOffered(app);
    const foreign = { id: await other.offered() };
    const bearer = await bearerOf(hemi);
    expect((await asHolder(offerRoutes.takeOfferByLink, { bearer, params: foreign })).status).toBe(404);
    expect(await crew()).toEqual({});
  });

  it('works by the link, of which opening changes nothing, and shows what else is open [6.33, 6.35]', async () => {
    const { patrol, hemi, asHolder, offer, buildOther, bearerOf, crew } = await buildOffered(app);
    const other = await buildOther({ when: '2026-12-05T08:00:00.000Z' });
    await offer({ ids: [other.id] });
    await offer({ ids: [patrol.id] });
    const bearer = await bearerOf(hemi);
    const { items, me } = (await asHolder(offerRoutes.viewOffers, { bearer })).body;
    expect(me).toEqual({ firstName: hemi.firstName, lastName: hemi.lastName, shared: false });
    expect(items.map((item) => item.patrol._id)).toEqual([patrol.id, other.id]);
    expect(await crew()).toEqual({});
    const params = { id: items[0]?._id ?? 'none' };
    const taken = (await asHolder(offerRoutes.takeOfferByLink, { bearer, params })).body;
    expect(taken.items.map(({ state }) => state)).toEqual(['yours', 'open']);
    expect(Object.keys(await crew())).toEqual([hemi.id]);
    app.clock.set('2026-11-24T08:00:00.000Z');
    expect((await asHolder(offerRoutes.viewOffers, { bearer })).status).toBe(401);
  });

  it('of many who take the last place at once exactly one wins, and the others read that it is taken [6.33]', async () => {
    const { organizationId, patrol, offer, listOffers, crew } = await buildOffered(app);
    const people = await Promise.all(Array.from({ length: 8 }, () => app.buildPerson({ organizationId })));
    const first = await app.buildPerson({ organizationId });
    await app.buildAssignment({ organizationId, patrolId: patrol.id, personId: first.id });
    await offer();
    const params = { id: (await listOffers())[0]?._id ?? 'none' };
    const calls = await Promise.all(people.map((person) => app.as(person)));
    const answers = await inTurnBehind(
      app,
      lockingPatrol(patrol.id),
      ...calls.map((call) => () => call(offerRoutes.takeOffer, { params })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(answers.map(({ body }) => body.state)).toEqual(['yours', ...Array(7).fill('taken')]);
    expect(Object.keys(await crew())).toHaveLength(2);
  });

  it('is refused to whoever is elsewhere at that time, and to whom an admin took off since [6.33]', async () => {
    const { organizationId, patrol, hemi, mere, asHemi, asMere, asAdmin, offered, buildOther, crew } =
      await buildOffered(app);
    const params = { id: await offered() };
    const other = await buildOther({ when: '2026-11-24T09:00:00.000Z' });
    await app.buildAssignment({ organizationId, patrolId: other.id, personId: hemi.id });
    expect(await asHemi(offerRoutes.takeOffer, { params })).toMatchObject({
      status: 409,
      body: { code: 'double-booked' },
    });
    await asMere(offerRoutes.takeOffer, { params });
    await asAdmin(assignmentRoutes.removePatroller, { params: { id: patrol.id, personId: mere.id } });
    expect((await asMere(offerRoutes.takeOffer, { params })).body).toMatchObject({ state: 'withdrawn' });
    expect((await crew())[mere.id]?.removed).not.toBeNull();
  });

  it('is open again to those who were asked once somebody declines [6.34]', async () => {
    const { organizationId, patrol, hemi, mere, asHemi, asAdmin, offered } = await buildOffered(app);
    const params = { id: await offered() };
    const third = await app.buildPerson({ organizationId });
    for (const { id: personId } of [mere, third])
      await app.buildAssignment({ organizationId, patrolId: patrol.id, personId });
    expect((await asHemi(offerRoutes.takeOffer, { params })).body).toMatchObject({
      state: 'taken',
      places: 0,
    });
    await asAdmin(assignmentRoutes.declineForPatroller, { params: { id: patrol.id, personId: mere.id } });
    expect((await asHemi(offerRoutes.takeOffer, { params })).body).toMatchObject({ state: 'yours' });
    await asHemi(assignmentRoutes.declineForPatroller, { params: { id: patrol.id, personId: hemi.id } });
    expect((await asHemi(offerRoutes.takeOffer, { params })).body).toMatchObject({ state: 'yours' });
  });
});
