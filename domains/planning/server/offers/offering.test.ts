import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { availabilityRoutes, offerRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { to } from '#server/testing/assignment-mails.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildOffered } from '#server/testing/offers.ts';

const app = testApp();
const send = testMailer(app);
const elsewhere = '2026-11-24T09:00:00.000Z';

describe('offering free places', () => {
  it('asks every patroller, and mails each one mail about all patrols, with a link for each [6.31, 11.53]', async () => {
    const { patrol, hemi, mere, offer, buildOther } = await buildOffered(app);
    const later = await buildOther({ when: '2026-12-05T08:00:00.000Z' });
    const started = app.clock.now();
    app.clock.go();
    const { status, body } = await offer({ ids: [later.id, patrol.id] });
    expect([status, body]).toEqual([200, { asked: 2 }]);
    const mails = await send();
    app.clock.set(started);
    expect(mails.flatMap(to).sort()).toEqual([hemi.email, mere.email].sort());
    const [mail] = mails;
    expect(mail?.subject).toBe('2 patrols, Tue 24 Nov to Sat 5 Dec 2026: free places');
    const links = mail?.text?.match(/https?:\S+assignment\/offers\/\S+/g) ?? [];
    expect(new Set(links).size).toBe(2);
    expect(mail?.text?.indexOf('24 Nov 2026, 21:00')).toBeLessThan(
      mail?.text?.indexOf('5 Dec 2026, 21:00') ?? 0,
    );
  });

  it('asks only the chosen, and refuses who is no patroller of the organization [6.31]', async () => {
    const { hemi, watcher, offer, listOffers } = await buildOffered(app);
    const stranger = await app.buildPerson({ roles: ['patroller'] });
    for (const other of [watcher, stranger]) {
      const { status, body } = await offer({ patrollers: [hemi.id, other.id] });
      expect([status, body]).toMatchObject([
        400,
        { issues: [{ path: ['patrollers', '1'], reason: 'key-not-found' }] },
      ]);
    }
    expect((await offer({ patrollers: [hemi.id] })).body).toEqual({ asked: 1 });
    expect((await listOffers())[0]?.asked.map(({ personId }) => personId)).toEqual([hemi.id]);
  });

  it('asks nobody who cannot go that day, is elsewhere, is on it, has declined it, or whom no mail reaches [6.32]', async () => {
    const { organizationId, asAdmin, hemi, patrol, offer, listOffers, buildOther } = await buildOffered(app, {
      crewSize: 3,
    });
    const of = { organizationId, patrolId: patrol.id };
    const [away, busy, declined, on] = await Promise.all(
      ['Away', 'Busy', 'Declined', 'On'].map((firstName) => app.buildPerson({ organizationId, firstName })),
    );
    if (!away || !busy || !declined || !on) throw new Error('four people should be built');
    await app.buildPersonWithoutAddress({ organizationId });
    const periods = [{ kind: 'cannot', from: '2026-11-24', until: '2026-11-24', weekdays: [2] }];
    await asAdmin(availabilityRoutes.updateAvailability, {
      params: { id: away.id },
      body: { periods, patrolsAMonth: null },
    });
    await asAdmin(availabilityRoutes.updateAvailability, {
      params: { id: hemi.id },
      body: { periods: periods.map((one) => ({ ...one, kind: 'rather-not' })), patrolsAMonth: null },
    });
    const other = await buildOther({ when: elsewhere });
    await app.buildAssignment({ organizationId, patrolId: other.id, personId: busy.id });
    await app.buildAssignment({ ...of, personId: declined.id, declined: patrol.created });
    await app.buildAssignment({ ...of, personId: on.id });
    await offer();
    const asked = (await listOffers())[0]?.asked.map(({ personId }) => personId) ?? [];
    expect(asked).toHaveLength(2);
    expect(asked).toContain(hemi.id);
  });

  it('asks only the new when it is repeated, also at once, and mails nobody twice a day [6.32, 11.53]', async () => {
    const { organizationId, offer, offered, asAdmin, mailed, listOffers } = await buildOffered(app);
    const [one, other] = await Promise.all([offer(), offer()]);
    expect([one.body.asked, other.body.asked].sort()).toEqual([0, 2]);
    await app.buildPerson({ organizationId });
    expect((await offer()).body).toEqual({ asked: 1 });
    expect(await mailed()).toHaveLength(3);
    await asAdmin(offerRoutes.withdrawOffer, { params: { id: await offered() } });
    expect((await offer()).body).toEqual({ asked: 3 });
    expect(await mailed()).toHaveLength(3);
    expect(await listOffers()).toHaveLength(2);
  });

  it('is limited to 20 mails a day from one admin [11.55]', async () => {
    const { organizationId, offer } = await buildOffered(app);
    for (let count = 0; count < 20; count += 1) {
      expect((await offer()).body.asked).toBeGreaterThan(0);
      await app.buildPerson({ organizationId });
    }
    const { status, body } = await offer();
    const message =
      'You have offered places 20 times within a day. Please try again on Sun 22 Nov 2026, 19:00.';
    expect([status, body]).toEqual([429, { message }]);
  });

  it('needs finalized patrols that are ahead and have a place: all or none [6.31]', async () => {
    const { organizationId, patrol, hemi, mere, offer, mailed, buildOther, asAdmin } =
      await buildOffered(app);
    const cancelled = await buildOther({ cancelled: patrol.created });
    const others = [
      await buildOther({ finalized: null }),
      cancelled,
      await buildOther({ when: '2026-11-20T00:00:00.000Z' }),
      await buildOther({ type: 'event' }),
    ];
    for (const { id } of others) {
      const { status, body } = await offer({ ids: [patrol.id, id] });
      expect([status, body]).toMatchObject([409, { code: 'nothing-to-offer' }]);
    }
    for (const { id: personId } of [hemi, mere])
      await app.buildAssignment({ organizationId, patrolId: patrol.id, personId });
    expect((await offer()).status).toBe(409);
    const foreign = await app.buildPatrol({ finalized: patrol.created });
    expect((await offer({ ids: [foreign.id] })).status).toBe(400);
    expect(await mailed()).toEqual([]);
    await asAdmin(assignmentRoutes.declineForPatroller, { params: { id: patrol.id, personId: hemi.id } });
    expect((await offer()).status).toBe(200);
  });

  it('is withdrawn, after which nobody can take it, nor is mailed any more [6.34]', async () => {
    const { hemi, offered, asAdmin, asHemi, listOffers, admin, crew } = await buildOffered(app);
    const params = { id: await offered() };
    expect(await listOffers()).toMatchObject([{ open: true, withdrawn: null, insteadOf: null }]);
    expect((await asAdmin(offerRoutes.withdrawOffer, { params })).status).toBe(204);
    expect((await asAdmin(offerRoutes.withdrawOffer, { params })).status).toBe(204);
    expect(await listOffers()).toMatchObject([{ open: false, withdrawn: { by: admin.id } }]);
    expect((await asHemi(offerRoutes.takeOffer, { params })).body).toMatchObject({ state: 'withdrawn' });
    expect(await crew()).toEqual({});
    expect((await send()).flatMap(to)).not.toContain(hemi.email);
  });

  it('leaves out of the mail what was taken or cancelled before it was sent [11.53]', async () => {
    const { patrol, offer, asAdmin, buildOther, hemi } = await buildOffered(app);
    const other = await buildOther({ when: '2026-12-05T08:00:00.000Z' });
    await offer({ ids: [patrol.id, other.id], patrollers: [hemi.id] });
    await asAdmin(patrolRoutes.cancelPatrol, { params: { id: patrol.id } });
    const mails = (await send()).filter((mail) => to(mail).includes(hemi.email));
    expect(mails.map(({ subject }) => subject)).toEqual(['Free place: patrol on Sat 5 Dec 2026, 21:00']);
  });
});
