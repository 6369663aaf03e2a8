import { beforeEach, describe, expect, it } from 'vitest';
import { offerRoutes, pairingRoutes } from '#planning/contract';
import { testApp } from '#server/testing/app.ts';
import { buildOffered } from '#server/testing/offers.ts';

const app = testApp();
beforeEach(() => app.clock.set('2026-11-21T06:00:00.000Z'));

type Who = { id: string };

/** Hemi and a mate are on the patrol of Tuesday, Mere and hers on that of Saturday the 5th. */
async function buildTwo() {
  const offered = await buildOffered(app, { crewSize: 2 });
  const { organizationId, patrol, hemi, mere, asAdmin, asHemi, asMere } = offered;
  const other = await offered.buildOther({ when: '2026-12-05T08:00:00.000Z' });
  const [mate, herMate] = [
    await app.buildPerson({ organizationId }),
    await app.buildPerson({ organizationId }),
  ];
  const put = (patrolId: string, { id: personId }: Who) =>
    app.buildAssignment({ organizationId, patrolId, personId, accepted: '2026-11-20T00:00:00.000Z' });
  for (const [patrolId, who] of [
    [patrol.id, hemi],
    [patrol.id, mate],
    [other.id, mere],
    [other.id, herMate],
  ] as const)
    await put(patrolId, who);
  const params = { id: patrol.id };
  const asked = async () => (await asMere(offerRoutes.listMyOffers)).body.items;
  return {
    ...offered,
    mate,
    herMate,
    asked,
    keepApart: (one: Who, two: Who) =>
      asAdmin(pairingRoutes.updatePairing, {
        params: { id: one.id },
        body: { experienced: false, pairs: [{ personId: two.id, kind: 'not-together' }] },
      }),
    ask: async () => (await asHemi(offerRoutes.askForCover, { params, body: { reason: 'I am ill.' } })).body,
    propose: () =>
      asHemi(offerRoutes.proposeSwap, { params, body: { patrol: other.id, patroller: mere.id } }),
    choices: async () => {
      const { items } = (await asHemi(offerRoutes.listSwapChoices, { params })).body;
      return items.flatMap(({ patrollers }) => patrollers.map(({ _id }) => _id)).sort();
    },
    take: async () => asMere(offerRoutes.takeOffer, { params: { id: (await asked())[0]?._id ?? '' } }),
    onIt: async () =>
      Object.entries(await offered.crew()).flatMap(([id, { removed }]) => (removed ? [] : [id])),
  };
}

const notOpen = {
  code: 'place-not-open',
  message: 'This place is not open to you any more. Thank you for offering to go.',
};

const ids = (...people: Who[]) => people.map(({ id }) => id).sort();

describe('those who must not go together', () => {
  it('are not asked for cover of one crew, but instead of each other [6.32, 6.33, 6.44, 6.45]', async () => {
    const staying = await buildTwo();
    await staying.keepApart(staying.mate, staying.mere);
    expect(await staying.ask()).toMatchObject({ asked: 1 });
    expect(await staying.asked()).toEqual([]);
    const leaving = await buildTwo();
    await leaving.keepApart(leaving.hemi, leaving.mere);
    expect(await leaving.ask()).toMatchObject({ asked: 2 });
    expect((await leaving.take()).body).toMatchObject({ state: 'yours' });
  });

  it('do not take over if an admin says so meanwhile, without a word of why [6.32, 6.33, 6.44, 6.45]', async () => {
    const { keepApart, mate, mere, hemi, ask, take, onIt } = await buildTwo();
    await ask();
    await keepApart(mere, mate);
    const { status, body } = await take();
    expect([status, body]).toEqual([409, notOpen]);
    expect((await onIt()).sort()).toEqual(ids(hemi, mate));
  });

  it('do not change places to go together, of which neither choices nor a proposal say a word [6.32, 6.33, 6.44, 6.45]', async () => {
    for (const apart of [
      ({ mere, mate }: Awaited<ReturnType<typeof buildTwo>>) => [mere, mate] as const,
      ({ hemi, herMate }: Awaited<ReturnType<typeof buildTwo>>) => [hemi, herMate] as const,
    ]) {
      const two = await buildTwo();
      const offered = await two.choices();
      await two.keepApart(...apart(two));
      expect(await two.choices()).toEqual(offered);
      expect((await two.propose()).status).toBe(204);
      const { status, body } = await two.take();
      expect([status, body]).toEqual([409, notOpen]);
      expect((await two.onIt()).sort()).toEqual(ids(two.hemi, two.mate));
    }
  });
});
