import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract';
import { peopleRoutes } from '#people/contract';
import { type Pairing, pairingRoutes } from '#planning/contract';
import { readRows } from '#platform/database/row-of-each.fixture.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const nothing: Pairing = { experienced: false, pairs: [] };
const notWith = (personId: string) => ({ personId, kind: 'not-together' as const });
const with_ = (personId: string) => ({ personId, kind: 'together' as const });

async function buildPairing() {
  const roster = await buildRoster(app);
  const call = await app.as(roster.admin);
  return {
    ...roster,
    call,
    read: async (id: string) => (await call(pairingRoutes.getPairing, { params: { id } })).body,
    save: (id: string, body: Pairing) => call(pairingRoutes.updatePairing, { params: { id }, body }),
  };
}

describe('who goes with whom', () => {
  it('is said of one and holds for both, until it is said otherwise of either [6.50]', async () => {
    const { hemi, mere, otherAdmin, read, save } = await buildPairing();
    expect(await read(hemi.id)).toEqual(nothing);
    const said = { experienced: true, pairs: [notWith(mere.id), with_(otherAdmin.id)].toSorted(byId) };
    expect((await save(hemi.id, said)).body).toEqual(said);
    expect(await read(hemi.id)).toEqual(said);
    expect(await read(mere.id)).toEqual({ experienced: false, pairs: [notWith(hemi.id)] });
    await save(mere.id, nothing);
    expect(await read(hemi.id)).toEqual({ experienced: true, pairs: [with_(otherAdmin.id)] });
    await save(mere.id, { experienced: false, pairs: [with_(hemi.id)] });
    await save(hemi.id, { experienced: false, pairs: [notWith(mere.id)] });
    expect(await read(mere.id)).toEqual({ experienced: false, pairs: [notWith(hemi.id)] });
  });

  it('is saved by two admins at once without a fault, and stays the same on both sides [6.50]', async () => {
    const { hemi, mere, read, save } = await buildPairing();
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, at) => {
        const [one, other] = at % 2 === 0 ? [hemi, mere] : [mere, hemi];
        return save(one.id, { experienced: false, pairs: [at < 3 ? notWith(other.id) : with_(other.id)] });
      }),
    );
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const [ofHemi, ofMere] = [await read(hemi.id), await read(mere.id)];
    expect(ofHemi.pairs.map(({ kind }) => kind)).toEqual(ofMere.pairs.map(({ kind }) => kind));
  });

  it('is not said of somebody with themself, with who has left, or is of another organization [2.6, 6.50]', async () => {
    const { organizationId, hemi, mere, read, save } = await buildPairing();
    const left = await app.buildPerson({ organizationId, finished: '2026-11-01T00:00:00.000Z' });
    const foreign = await app.buildPerson();
    for (const { id: value } of [hemi, left, foreign]) {
      const { status, body } = await save(hemi.id, {
        experienced: true,
        pairs: [with_(mere.id), notWith(value)],
      });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        issues: [{ path: ['pairs', '1', 'personId'], reason: 'key-not-found', value }],
      });
    }
    const twice = await save(hemi.id, { experienced: true, pairs: [with_(mere.id), notWith(mere.id)] });
    expect(twice.body).toMatchObject({ issues: [{ path: ['pairs'], reason: 'not-unique' }] });
    const many = Array.from({ length: limits.pairs.max + 1 }, () => with_(newId()));
    expect((await save(hemi.id, { experienced: true, pairs: many })).status).toBe(400);
    expect(await read(hemi.id)).toEqual(nothing);
    expect((await save(left.id, nothing)).status).toBe(404);
  });

  it('is forgotten when one of them leaves, on both sides [6.50]', async () => {
    const { call, hemi, mere, read, save, organizationId } = await buildPairing();
    await save(hemi.id, { experienced: false, pairs: [notWith(mere.id)] });
    await call(peopleRoutes.deletePerson, { params: { id: mere.id } });
    expect(await read(hemi.id)).toEqual(nothing);
    const kept = (await readRows(app.database)).filter(
      (row) => row.other_id && row.organization_id === organizationId,
    );
    expect(kept).toEqual([]);
  });
});

function byId(one: { personId: string }, other: { personId: string }): number {
  return one.personId.localeCompare(other.personId);
}
