import { beforeEach, describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { availabilityRoutes, offerRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { calendarOf, to } from '#server/testing/assignment-mails.ts';
import { inTurnBehind, lockingPatrol } from '#server/testing/in-turn.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { buildOffered } from '#server/testing/offers.ts';

const app = testApp();
const send = testMailer(app);
beforeEach(async () => {
  app.clock.set('2026-11-21T06:00:00.000Z');
  await send();
});

const accepted = '2026-11-20T00:00:00.000Z';

/** Hemi and a mate are on the patrol of Tuesday, Mere and another mate on that of Saturday the 5th. */
async function buildTwo(given: Parameters<typeof buildOffered>[1] = {}) {
  const offered = await buildOffered(app, given);
  const { organizationId, patrol, hemi, mere, admin, asHemi, asMere } = offered;
  const other = await offered.buildOther({ when: '2026-12-05T08:00:00.000Z' });
  const [mate, herMate] = [
    await app.buildPerson({ organizationId }),
    await app.buildPerson({ organizationId }),
  ];
  const put = (patrolId: string, ...people: { id: string }[]) =>
    Promise.all(
      people.map(({ id: personId }) => app.buildAssignment({ organizationId, patrolId, personId, accepted })),
    );
  await put(patrol.id, hemi, mate);
  await put(other.id, mere, herMate);
  const swapsOf = async (as = asHemi) => (await as(offerRoutes.listMyCover)).body.swaps;
  return {
    ...offered,
    other,
    mate,
    herMate,
    put,
    swapsOf,
    propose: (body: object = {}, as = asHemi) =>
      as(offerRoutes.proposeSwap, {
        params: { id: patrol.id },
        body: { patrol: other.id, patroller: mere.id, ...body },
      }),
    choices: async (as = asHemi) => as(offerRoutes.listSwapChoices, { params: { id: patrol.id } }),
    /** What Mere is asked. */
    asked: async (as = asMere) => (await as(offerRoutes.listMyOffers)).body.items,
    /** The active crew of a patrol. */
    async crewOf({ id }: { id: string }) {
      const { body } = await (await app.as(admin))(patrolRoutes.getPatrol, { params: { id } });
      const ids = Object.entries(body.patrollers).flatMap(([personId, { removed, declined }]) =>
        removed || declined ? [] : [personId],
      );
      return ids.sort();
    },
  };
}

const ids = (...people: { id: string }[]) => people.map(({ id }) => id).sort();

describe('proposing to change places', () => {
  it('asks one of another crew, on My Roster and by a mail that names both patrols; nothing changes yet [6.44, 11.68]', async () => {
    const { patrol, other, hemi, mere, propose, swapsOf, asked, crewOf, mate } = await buildTwo();
    expect((await propose()).status).toBe(204);
    expect((await propose()).status).toBe(204);
    const summary = { _id: other.id, when: '2026-12-05T08:00:00.000Z' };
    expect(await swapsOf()).toMatchObject([
      { patrolId: patrol.id, with: { _id: mere.id }, inReturn: summary },
    ]);
    expect(await asked()).toMatchObject([
      {
        state: 'open',
        places: 1,
        insteadOf: { _id: hemi.id },
        patrol: { _id: patrol.id },
        inReturn: summary,
      },
    ]);
    const mails = await send();
    expect(mails.map((mail) => [to(mail), mail.subject])).toEqual([
      [[mere.email], 'Could you swap? patrol on Tue 24 Nov 2026, 21:00'],
    ]);
    expect(mails[0]?.text).toContain('5 Dec 2026, 21:00');
    expect(mails[0]?.text).toContain('/assignment/offers/');
    expect(await crewOf(patrol)).toEqual(ids(hemi, mate));
  });

  it('offers those who could: on finalized patrols ahead, on neither both nor elsewhere, whom a mail reaches [6.44]', async () => {
    const { organizationId, other, hemi, mere, mate, herMate, choices, put, buildOther, asMere } =
      await buildTwo();
    const [third, unmailed] = [
      await app.buildPerson({ organizationId }),
      await app.buildPersonWithoutAddress({ organizationId }),
    ];
    await put(other.id, third, unmailed);
    const sameTime = await buildOther({ when: '2026-11-24T09:00:00.000Z', finalized: null });
    await put(sameTime.id, third);
    const mine = await buildOther({ when: '2026-12-06T08:00:00.000Z' });
    await put(mine.id, mere, hemi);
    const withMate = await buildOther({ when: '2026-12-07T08:00:00.000Z' });
    await put(withMate.id, mate);
    for (const given of [
      { finalized: null },
      { type: 'event' as const },
      { cancelled: accepted },
      { when: accepted },
    ])
      await put((await buildOther({ when: '2026-12-08T08:00:00.000Z', ...given })).id, mere);
    const { items } = (await choices()).body;
    expect(items.map((one) => one.patrol._id)).toEqual([other.id]);
    expect(ids(...items.flatMap(({ patrollers }) => patrollers.map(({ _id: id }) => ({ id }))))).toEqual(
      ids(mere, herMate),
    );
    expect((await choices(asMere)).status).toBe(404);
  });

  it('is refused where the two cannot change places [6.44]', async () => {
    const { organizationId, patrol, hemi, mate, mere, propose, put, buildOther, asHemi, asMere } =
      await buildTwo();
    const cannot = { status: 409, body: { code: 'cannot-swap' } };
    const unmailed = await app.buildPersonWithoutAddress({ organizationId });
    const draft = await buildOther({ when: '2026-12-06T08:00:00.000Z', finalized: null });
    await put(draft.id, mere);
    const clash = await buildOther({ when: '2026-11-24T09:00:00.000Z' });
    const third = await app.buildPerson({ organizationId });
    const away = await buildOther({ when: '2026-12-07T08:00:00.000Z' });
    await put(clash.id, third);
    await put(away.id, third, unmailed);
    expect(await propose({ patrol: patrol.id, patroller: mate.id })).toMatchObject(cannot);
    expect(await propose({ patroller: hemi.id })).toMatchObject(cannot);
    expect(await propose({ patrol: draft.id })).toMatchObject(cannot);
    expect(await propose({ patrol: away.id, patroller: unmailed.id })).toMatchObject(cannot);
    expect(await propose({ patrol: away.id, patroller: third.id })).toMatchObject({
      status: 409,
      body: { code: 'double-booked' },
    });
    expect((await propose({ patrol: (await app.buildPatrol()).id })).status).toBe(404);
    expect((await propose({}, asMere)).status).toBe(404);
    expect(await send()).toEqual([]);
    const cover = { params: { id: patrol.id }, body: { reason: 'I have to work.' } };
    expect((await asHemi(offerRoutes.askForCover, cover)).status).toBe(200);
    expect(await propose({ patrol: patrol.id, patroller: hemi.id })).toMatchObject(cannot);
  });

  it('is limited: three a day to one, ten in all, and never again what was declined [6.46, 12.13]', async () => {
    const { organizationId, propose, swapsOf, asHemi, asMere, buildOther, put, asked } = await buildTwo();
    const withdraw = async () => {
      const params = { id: (await swapsOf())[0]?._id ?? '' };
      expect((await asHemi(offerRoutes.endSwap, { params })).status).toBe(204);
    };
    const answers: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { status } = await propose();
      answers.push(status);
      if (status === 204) await withdraw();
    }
    for (let n = 0; n < 8; n += 1) {
      const someone = await app.buildPerson({ organizationId });
      const { id } = await buildOther({ when: `2026-12-1${n}T08:00:00.000Z` });
      await put(id, someone);
      answers.push((await propose({ patrol: id, patroller: someone.id })).status);
    }
    expect(answers).toEqual([204, 204, 204, 429, ...Array(7).fill(204), 429]);
    expect((await propose()).body).toEqual({
      message:
        'You have proposed swaps to them 3 times within a day. Please try again on Sun 22 Nov 2026, 19:00.',
    });
    expect(await asked(asMere)).toEqual([]);
    const again = await buildTwo();
    await again.propose();
    const params = { id: (await again.asked())[0]?._id ?? '' };
    await again.asMere(offerRoutes.endSwap, { params });
    expect(await again.propose()).toMatchObject({ status: 409, body: { code: 'swap-declined' } });
  });
});

describe('changing places', () => {
  it('moves both in one step, and tells both of them, both crews, and the admins once [6.45, 11.68]', async () => {
    const two = await buildTwo();
    const { admin, otherAdmin, patrol, other, hemi, mere, mate, herMate, propose, asked, asMere, crewOf } =
      two;
    const cannot = [{ kind: 'cannot', from: '2026-11-24', until: null, weekdays: [1, 2, 3, 4, 5, 6, 7] }];
    await two.asMere(availabilityRoutes.updateMyAvailability, {
      body: { periods: cannot, patrolsAMonth: null },
    });
    await propose();
    await send();
    const params = { id: (await asked())[0]?._id ?? '' };
    const { status, body } = await asMere(offerRoutes.takeOffer, { params });
    expect([status, body.state]).toEqual([200, 'yours']);
    expect((await asMere(offerRoutes.takeOffer, { params })).body.state).toBe('yours');
    expect([await crewOf(patrol), await crewOf(other)]).toEqual([ids(mere, mate), ids(hemi, herMate)]);
    expect([await two.swapsOf(), await asked()]).toEqual([[], []]);
    const mails = await send();
    const subjectsTo = ({ email }: { email: string }) =>
      mails
        .filter((mail) => to(mail).includes(email))
        .map(({ subject }) => subject)
        .sort();
    const [tuesday, saturday] = ['patrol on Tue 24 Nov 2026, 21:00', 'patrol on Sat 5 Dec 2026, 21:00'];
    expect(subjectsTo(mere)).toEqual([`You are no longer on the ${saturday}`, `You are on the ${tuesday}`]);
    expect(subjectsTo(hemi)).toEqual([`You are no longer on the ${tuesday}`, `You are on the ${saturday}`]);
    for (const who of [mate, admin, otherAdmin])
      expect(subjectsTo(who)).toEqual([`Aroha TAMIHANA comes instead of Aroha TAMIHANA: ${tuesday}`]);
    expect(subjectsTo(herMate)).toEqual([`Aroha TAMIHANA comes instead of Aroha TAMIHANA: ${saturday}`]);
    expect(mails).toHaveLength(8);
    const toAdmin = mails.find((mail) => to(mail).includes(admin.email));
    expect(toAdmin?.text).toContain(
      'In return, Aroha TAMIHANA goes instead of Aroha TAMIHANA on the patrol on Sat 5 Dec',
    );
    const removal = mails.find(({ subject }) => subject === `You are no longer on the ${saturday}`);
    expect(removal?.text).toContain('has taken over your place');
    expect(calendarOf(removal)).toContain('STATUS:CANCELLED');
  });

  it('works by the mail’s link, and so does declining, of which the proposer alone is told [6.46, 11.68]', async () => {
    const { patrol, hemi, mere, mate, propose, asHolder, bearerOf, crewOf, swapsOf } = await buildTwo();
    await propose();
    await send();
    const bearer = await bearerOf(mere);
    const { items } = (await asHolder(offerRoutes.viewOffers, { bearer })).body;
    const params = { id: items[0]?._id ?? '' };
    const decline = () => asHolder(offerRoutes.declineSwapByLink, { bearer, params });
    expect((await decline()).body.items).toMatchObject([{ state: 'declined' }]);
    expect((await decline()).body.items).toMatchObject([{ state: 'declined' }]);
    const taken = (await asHolder(offerRoutes.takeOfferByLink, { bearer, params })).body;
    expect(taken.items).toMatchObject([{ state: 'declined' }]);
    expect(await swapsOf()).toEqual([]);
    const mails = await send();
    expect(mails.map((mail) => [to(mail), mail.subject])).toEqual([
      [[hemi.email], 'Aroha TAMIHANA cannot swap: patrol on Tue 24 Nov 2026, 21:00'],
    ]);
    expect(await crewOf(patrol)).toEqual(ids(hemi, mate));
    const other = await buildTwo();
    await other.propose();
    const theirs = { id: (await other.asked())[0]?._id ?? '' };
    const byLink = await other.asHolder(offerRoutes.takeOfferByLink, {
      bearer: await other.bearerOf(other.mere),
      params: theirs,
    });
    expect(byLink.body.items).toMatchObject([{ state: 'yours' }]);
    expect(await other.crewOf(other.other)).toEqual(ids(other.hemi, other.herMate));
  });

  it('cannot be ended by others, nor can an open place be declined like that', async () => {
    const { mate, mere, propose, asked, asMere, offer } = await buildTwo({ crewSize: 3 });
    await propose();
    const params = { id: (await asked())[0]?._id ?? '' };
    expect((await (await app.as(mate))(offerRoutes.endSwap, { params })).status).toBe(404);
    expect((await asked()).length).toBe(1);
    await offer({ patrollers: [mere.id] });
    const free = (await asked()).find(({ insteadOf }) => insteadOf === null);
    expect((await asMere(offerRoutes.endSwap, { params: { id: free?._id ?? '' } })).status).toBe(404);
  });

  it('ends when either of them is off their patrol, or on the other’s, or a patrol is called off: the one who is late reads so kindly [6.46]', async () => {
    const ends = {
      async proposerDeclines({ patrol, hemi, asHemi }) {
        const params = { id: patrol.id, personId: hemi.id };
        await asHemi(assignmentRoutes.declineForPatroller, { params });
      },
      async askedDeclines({ other, mere, asMere }) {
        const params = { id: other.id, personId: mere.id };
        await asMere(assignmentRoutes.declineForPatroller, { params });
      },
      async proposerIsPutThere({ other, hemi, asAdmin }) {
        await asAdmin(assignmentRoutes.assignPatroller, { params: { id: other.id, personId: hemi.id } });
      },
      async otherIsCancelled({ other, asAdmin }) {
        await asAdmin(patrolRoutes.cancelPatrol, { params: { id: other.id } });
      },
      async proposerWithdraws({ swapsOf, asHemi }) {
        await asHemi(offerRoutes.endSwap, { params: { id: (await swapsOf())[0]?._id ?? '' } });
      },
      async coverIsTaken({ organizationId, patrol, asHemi }) {
        const someone = await app.buildPerson({ organizationId });
        const params = { id: patrol.id };
        await asHemi(offerRoutes.askForCover, { params, body: { reason: 'I have to work.' } });
        const as = await app.as(someone);
        const { items } = (await as(offerRoutes.listMyOffers)).body;
        expect((await as(offerRoutes.takeOffer, { params: { id: items[0]?._id ?? '' } })).body.state).toBe(
          'yours',
        );
      },
    } satisfies Record<string, (two: Awaited<ReturnType<typeof buildTwo>>) => Promise<void>>;
    for (const end of Object.values(ends)) {
      const two = await buildTwo();
      await two.propose();
      const params = { id: (await two.asked())[0]?._id ?? '' };
      await end(two);
      expect((await two.swapsOf()).length, end.name).toBe(0);
      const { status, body } = await two.asMere(offerRoutes.takeOffer, { params });
      expect([status, body.state], end.name).toEqual([200, 'withdrawn']);
      expect(await two.crewOf(two.patrol), end.name).not.toContain(two.mere.id);
      const again = end === ends.proposerWithdraws ? 204 : 409;
      expect((await two.propose()).status, end.name).toBe(again);
    }
  });

  it('stays ended if whoever gave up their place comes after all, and can be proposed anew [6.46]', async () => {
    const { other, mere, asMere, propose, asked } = await buildTwo();
    await propose();
    const params = { id: other.id, personId: mere.id };
    await asMere(assignmentRoutes.declineForPatroller, { params });
    await asMere(assignmentRoutes.acceptForPatroller, { params });
    expect(await asked()).toEqual([]);
    expect((await propose()).status).toBe(204);
    expect(await asked()).toHaveLength(1);
  });

  it('is judged anew: whoever is elsewhere by now is named, and nothing changes [6.45]', async () => {
    for (const who of ['hemi', 'mere'] as const) {
      const two = await buildTwo();
      const { patrol, other, propose, asked, asMere, buildOther, put, crewOf } = two;
      await propose();
      const params = { id: (await asked())[0]?._id ?? '' };
      const clash = await buildOther({ when: who === 'mere' ? patrol.when : other.when });
      await put(clash.id, two[who]);
      const { status, body } = await asMere(offerRoutes.takeOffer, { params });
      expect([status, body]).toMatchObject([409, { code: 'double-booked' }]);
      expect(await crewOf(other)).toEqual(ids(two.mere, two.herMate));
    }
  });

  it('of two who accept at once with the same person, one does, and no deadlock keeps the other waiting [6.45]', async () => {
    const { organizationId, patrol, hemi, mate, propose, asMere, asked, buildOther, put, crewOf } =
      await buildTwo();
    const third = await app.buildPerson({ organizationId });
    const later = await buildOther({ when: '2026-12-12T08:00:00.000Z' });
    await put(later.id, third);
    await propose();
    await propose({ patrol: later.id, patroller: third.id });
    const asThird = await app.as(third);
    const [hers, theirs] = [(await asked())[0]?._id ?? '', (await asked(asThird))[0]?._id ?? ''];
    const answers = await inTurnBehind(
      app,
      lockingPatrol(patrol.id),
      () => asMere(offerRoutes.takeOffer, { params: { id: hers } }),
      () => asThird(offerRoutes.takeOffer, { params: { id: theirs } }),
    );
    expect(answers.map(({ body }) => body.state).sort()).toEqual(['withdrawn', 'yours']);
    const crew = await crewOf(patrol);
    expect(crew).toHaveLength(2);
    expect(crew).toContain(mate.id);
    expect(crew).not.toContain(hemi.id);
  });
});
