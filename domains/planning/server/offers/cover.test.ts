import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatName } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { offerRoutes } from '#planning/contract';
import { day, minute } from '#platform/clock.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { testApp } from '#server/testing/app.ts';
import { calendarOf, testPostOfNotices, to } from '#server/testing/assignment-mails.ts';
import { inTurnBehind, lockingPatrol } from '#server/testing/in-turn.ts';
import { buildOffered } from '#server/testing/offers.ts';

const app = testApp();
const { send, sendLater } = testPostOfNotices(app);
beforeEach(() => app.clock.set('2026-11-21T06:00:00.000Z'));

const reason = 'My mother is in hospital.';

/** Hemi and a mate are on the patrol; Hemi asks for cover, and Mere could go. */
async function buildCovered(given: Parameters<typeof buildOffered>[1] = {}) {
  const offered = await buildOffered(app, given);
  const { organizationId, patrol, hemi, asHemi, asMere } = offered;
  const mate = await app.buildPerson({ organizationId });
  for (const { id: personId } of [hemi, mate])
    await app.buildAssignment({
      organizationId,
      patrolId: patrol.id,
      personId,
      accepted: '2026-11-20T00:00:00.000Z',
    });
  const params = { id: patrol.id };
  return {
    ...offered,
    mate,
    ask: (as = asHemi) => as(offerRoutes.askForCover, { params, body: { reason } }),
    keep: (as = asHemi) => as(offerRoutes.withdrawCover, { params }),
    async offersToMere() {
      return (await asMere(offerRoutes.listMyOffers)).body.items;
    },
  };
}

describe('asking for cover', () => {
  it('asks all who could go, without the reason, and tells it to the admins alone [6.37, 6.38, 6.40, 6.43, 6.47, 11.57, 11.58]', async () => {
    const { admin, otherAdmin, patrol, hemi, mere, mate, asHemi, ask, listOffers, offersToMere, crew } =
      await buildCovered();
    const first = await ask();
    expect([first.status, first.body]).toMatchObject([200, { patrolId: patrol.id, asked: 1 }]);
    expect((await ask()).body).toEqual(first.body);
    expect((await asHemi(offerRoutes.listMyCover)).body.items).toEqual([first.body]);
    const mails = await sendLater();
    const toEach = Object.fromEntries(mails.map((mail) => [to(mail)[0], mail]));
    expect(Object.keys(toEach).sort()).toEqual([admin.email, otherAdmin.email, mere.email].sort());
    expect(toEach[mere.email]?.subject).toBe('Could you go instead? patrol on Tue 24 Nov 2026, 21:00');
    expect(toEach[mere.email]?.text).toContain('/assignment/offers/');
    expect(toEach[mere.email]?.text).toContain(`On it so far\n\n${formatName(mate)}\n\n`); // and not whose place it is
    expect(toEach[mere.email]?.text).not.toContain(reason);
    expect(toEach[admin.email]?.text).toContain(reason);
    const places = await offersToMere();
    expect(places).toMatchObject([{ state: 'open', places: 1, insteadOf: { _id: hemi.id } }]);
    expect(JSON.stringify(places)).not.toContain(reason);
    expect(await listOffers()).toMatchObject([{ insteadOf: hemi.id, reason, open: true, taken: null }]);
    expect((await crew())[hemi.id]).toMatchObject({ removed: null, declined: null });
  });

  it('is for those who are on a finalized patrol that is ahead, with a reason [6.37]', async () => {
    const { patrol, asHemi, asMere, asAdmin, ask, hemi } = await buildCovered();
    expect((await ask(asMere)).status).toBe(404);
    const params = { id: patrol.id };
    for (const blank of ['', ' \n ', '\u200b'])
      expect((await asHemi(offerRoutes.askForCover, { params, body: { reason: blank } })).status).toBe(400);
    await asHemi(assignmentRoutes.declineForPatroller, { params: { ...params, personId: hemi.id } });
    expect((await ask()).status).toBe(409);
    await asAdmin(assignmentRoutes.removePatroller, { params: { ...params, personId: hemi.id } });
    expect((await ask()).status).toBe(409);
    const draft = await buildCovered({ finalized: null });
    expect((await draft.ask()).status).toBe(409);
    const event = await buildCovered({ type: 'event', callSign: null });
    expect((await event.ask()).status).toBe(409);
    const begun = await buildCovered({ when: '2026-11-21T06:00:00.000Z' });
    expect((await begun.ask()).status).toBe(409);
  });

  it('is limited to three a day for one place, and to ten in all, for whoever asks and keeps a hundred times [12.13]', async () => {
    const { organizationId, hemi, patrol, asHemi, buildOther } = await buildCovered();
    const ids = [patrol.id];
    for (const day of ['01', '02', '03', '04']) {
      const { id: patrolId } = await buildOther({ when: `2026-12-${day}T08:00:00.000Z` });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
      ids.push(patrolId);
    }
    const allowed: number[] = [];
    for (const id of ids) {
      const answers = [];
      for (let n = 0; n < 20; n += 1) {
        answers.push(await asHemi(offerRoutes.askForCover, { params: { id }, body: { reason } }));
        await asHemi(offerRoutes.withdrawCover, { params: { id } });
      }
      allowed.push(answers.filter(({ status }) => status === 200).length);
      expect(answers.at(-1)?.status).toBe(429);
    }
    expect(allowed).toEqual([3, 3, 3, 1, 0]);
    const [first = ''] = ids;
    expect((await asHemi(offerRoutes.askForCover, { params: { id: first }, body: { reason } })).body).toEqual(
      {
        message:
          'You have asked for cover of this place 3 times within a day. Please try again on Sun 22 Nov 2026, 19:00.',
      },
    );
  });

  it('mails nobody twice within a day for a place that was kept and is asked for again [11.57]', async () => {
    const { hemi, mere, ask, keep, offersToMere } = await buildCovered();
    const mailed = async () => (await sendLater()).flatMap(to).filter((address) => address === mere.email);
    await ask();
    await keep(); // before any mail has left
    await ask();
    expect(await mailed()).toHaveLength(1);
    await keep();
    await ask();
    expect(await mailed()).toEqual([]);
    expect(await offersToMere()).toMatchObject([{ state: 'open' }]);
    await keep();
    app.clock.advance(day + minute);
    const { status } = await ask(await app.as(hemi));
    expect(status).toBe(200);
    expect(await mailed()).toHaveLength(1);
  });
});

describe('places that are given up within minutes', () => {
  /** Hemi is on two more patrols, in the weeks after. */
  async function buildThree() {
    const covered = await buildCovered();
    const { organizationId, hemi, asHemi, patrol, buildOther } = covered;
    const ids = [patrol.id];
    for (const when of ['2026-12-01T08:00:00.000Z', '2026-12-08T08:00:00.000Z']) {
      const { id: patrolId } = await buildOther({ when });
      await app.buildAssignment({ organizationId, patrolId, personId: hemi.id });
      ids.push(patrolId);
    }
    const askFor = (id: string, why: string) =>
      asHemi(offerRoutes.askForCover, { params: { id }, body: { reason: why } });
    return { ...covered, ids, askFor };
  }

  it('are one mail to each, with a link for each place, when the first is due [11.57, 11.58]', async () => {
    const { admin, otherAdmin, hemi, mere, mate, ids, askFor } = await buildThree();
    for (const [index, id] of ids.entries()) {
      await askFor(id, `Reason ${index}.`);
      app.clock.advance(minute);
    }
    const mails = await send();
    const toEach = Object.fromEntries(mails.map((mail) => [to(mail)[0], mail]));
    expect(mails.flatMap(to).sort()).toEqual([admin.email, otherAdmin.email, mere.email].sort());
    const asked = toEach[mere.email];
    expect(asked?.subject).toBe('3 patrols, Tue 24 Nov to Tue 8 Dec 2026: could you go instead?');
    expect(asked?.text?.replaceAll(/\s+/g, ' ')).toContain(
      `${formatName(hemi)} has to drop out of 3 patrols`,
    );
    expect(new Set(asked?.text?.match(/\?place=\S+/g))).toHaveProperty('size', 3);
    expect(asked?.text).not.toContain('Reason');
    const told = toEach[admin.email];
    expect(told?.subject).toMatch(/: .+ asks for cover$/);
    for (const index of ids.keys()) expect(told?.text).toContain(`Reason ${index}.`);
    // The mate is on the first patrol, and was first asked for the second.
    const [toMate, ...others] = await sendLater();
    expect([toMate && to(toMate), toMate?.subject]).toEqual([
      [mate.email],
      expect.stringMatching(/^2 patrols/),
    ]);
    expect(others).toEqual([]);
  });

  it('leave out what was kept meanwhile; one that an attempt has addressed is not carried [11.57, 11.58]', async () => {
    const { organizationId, mere, ids, askFor, keep } = await buildThree();
    const [first = '', second = '', third = ''] = ids;
    await askFor(first, reason);
    await keep();
    await askFor(second, reason);
    await app.database
      .update(mail)
      .set({ toAddress: mere.email })
      .where(and(eq(mail.organizationId, organizationId), eq(mail.patrolId, second)));
    await askFor(third, reason);
    const mails = await sendLater();
    const subjects = mails.filter((one) => to(one).includes(mere.email)).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Could you go instead? patrol on Tue 1 Dec 2026, 21:00',
      'Could you go instead? patrol on Tue 8 Dec 2026, 21:00',
    ]);
  });

  it('of two members at once are mailed, and nothing is lost [11.57, 11.58]', async () => {
    const { mere, mate, asHemi, patrol, ids, askFor } = await buildThree();
    const [, second = ''] = ids;
    const asMate = await app.as(mate);
    const ofPatrol = (id: string) => ({ params: { id }, body: { reason } });
    const answers = await Promise.all([
      asHemi(offerRoutes.askForCover, ofPatrol(patrol.id)),
      asMate(offerRoutes.askForCover, ofPatrol(patrol.id)),
      askFor(second, reason),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const texts = (await sendLater()).filter((one) => to(one).includes(mere.email)).map(({ text }) => text);
    expect(new Set(texts.join().match(/\?place=\S+/g))).toHaveProperty('size', 3);
  });
});

describe('taking over', () => {
  it('puts the first who says yes in their place, and tells everyone concerned [6.39, 11.59]', async () => {
    const { admin, otherAdmin, hemi, mere, mate, asHemi, asMere, ask, listOffers, offersToMere, crew } =
      await buildCovered();
    await ask();
    await sendLater();
    const params = { id: (await offersToMere())[0]?._id ?? 'none' };
    expect((await asMere(offerRoutes.takeOffer, { params })).body).toMatchObject({
      state: 'yours',
      places: 0,
    });
    expect(await crew()).toMatchObject({
      [hemi.id]: { removed: { by: mere.id } },
      [mere.id]: { accepted: { by: mere.id }, removed: null },
      [mate.id]: { removed: null },
    });
    expect(await listOffers()).toMatchObject([{ open: false, taken: { by: mere.id } }]);
    expect((await asHemi(offerRoutes.listMyCover)).body.items).toEqual([]);
    const mails = await send();
    const toEach = Object.fromEntries(mails.map((mail) => [to(mail)[0], mail]));
    const everyone = [admin, otherAdmin, hemi, mere, mate].map(({ email }) => email);
    expect(Object.keys(toEach).sort()).toEqual(everyone.sort());
    expect(toEach[hemi.email]?.text).toContain('has taken over your place');
    expect(calendarOf(toEach[hemi.email])).toContain('STATUS:CANCELLED');
    expect(toEach[mere.email]?.subject).toBe('You are on the patrol on Tue 24 Nov 2026, 21:00');
    for (const { email } of [mate, admin]) expect(toEach[email]?.subject).toContain(' comes instead of ');
    expect(mails.filter(({ subject }) => subject?.includes('stand down'))).toEqual([]);
  });

  it('of many at once has one winner; the others read that it is taken, and the crew stays as large [6.39]', async () => {
    const { organizationId, patrol, ask, listOffers, crew } = await buildCovered();
    const people = await Promise.all(Array.from({ length: 6 }, () => app.buildPerson({ organizationId })));
    await ask();
    const params = { id: (await listOffers())[0]?._id ?? 'none' };
    const calls = await Promise.all(people.map((person) => app.as(person)));
    const answers = await inTurnBehind(
      app,
      lockingPatrol(patrol.id),
      ...calls.map((call) => () => call(offerRoutes.takeOffer, { params })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers.map(({ body }) => body.state)).toEqual(['yours', ...Array(5).fill('taken')]);
    expect(Object.values(await crew()).filter(({ removed }) => removed === null)).toHaveLength(2);
  });

  it('ends when the place is kept or given up, of which a mail is not sent any more [6.40]', async () => {
    const { admin, otherAdmin, mere, patrol, hemi, asHemi, asMere, ask, keep, offersToMere, crew } =
      await buildCovered();
    await ask();
    const params = { id: (await offersToMere())[0]?._id ?? 'none' };
    expect((await keep(asMere)).status).toBe(404);
    expect((await keep()).status).toBe(204);
    expect((await keep()).status).toBe(204);
    const others = new Set<string | undefined>([admin, otherAdmin, mere].map(({ email }) => email));
    expect((await sendLater()).flatMap(to).filter((email) => others.has(email))).toEqual([]);
    expect((await asMere(offerRoutes.takeOffer, { params })).body.state).toBe('withdrawn');
    expect((await asHemi(offerRoutes.listMyCover)).body.items).toEqual([]);
    await ask();
    const again = { id: (await offersToMere())[0]?._id ?? 'none' };
    await asHemi(assignmentRoutes.declineForPatroller, { params: { id: patrol.id, personId: hemi.id } });
    expect((await asMere(offerRoutes.takeOffer, { params: again })).body.state).toBe('withdrawn');
    await asHemi(assignmentRoutes.acceptForPatroller, { params: { id: patrol.id, personId: hemi.id } });
    expect((await asHemi(offerRoutes.listMyCover)).body.items).toEqual([]);
    expect((await asMere(offerRoutes.takeOffer, { params: again })).body.state).toBe('withdrawn');
    expect(Object.keys(await crew())).not.toContain(mere.id);
  });
});
