import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';
import { inTurnBehind } from '#server/testing/in-turn.ts';
import { buildRoster } from '#server/testing/roster.ts';
import type { Transaction } from './database/connect.ts';
import { organization } from './database/schema/organizations.ts';
import { patrol } from './database/schema/patrols.ts';

const app = testApp();

type Roster = Awaited<ReturnType<typeof buildRoster>>;
type Call = Awaited<ReturnType<typeof app.as>>;

/** The things that admins edit, each with two edits that have no field in common. */
const kinds = [
  {
    what: 'patrol',
    edits: [{ name: 'Late shift' }, { hours: 5 }],
    of: ({ patrol: { id } }: Roster) => ({
      edit: (call: Call, body: object) => call(patrolRoutes.updatePatrol, { params: { id }, body }),
      read: (call: Call) => call(patrolRoutes.getPatrol, { params: { id } }),
      lock: (tx: Transaction) => tx.select().from(patrol).where(eq(patrol.id, id)).for('update'),
    }),
  },
  {
    what: 'person',
    edits: [{ firstName: 'Hēmi' }, { phone: '021 555 0102' }],
    of: ({ organizationId, hemi: { id } }: Roster) => ({
      edit: (call: Call, body: object) => call(peopleRoutes.updatePerson, { params: { id }, body }),
      read: (call: Call) => call(peopleRoutes.getPerson, { params: { id } }),
      lock: (tx: Transaction) => lockOrganization(tx, organizationId),
    }),
  },
  {
    what: 'organization',
    edits: [{ name: 'Another Name' }, { patrolNames: ['Night patrol'] }],
    of: ({ organizationId }: Roster) => ({
      edit: (call: Call, body: object) => call(organizationRoutes.updateMyOrganization, { body }),
      read: (call: Call) => call(organizationRoutes.getMyOrganization),
      lock: (tx: Transaction) => lockOrganization(tx, organizationId),
    }),
  },
] as const;

function lockOrganization(tx: Transaction, id: string) {
  return tx.select().from(organization).where(eq(organization.id, id)).for('update');
}

/** Makes two admins of one organization, and the thing that they edit. */
async function setUp({ of, edits: [one, other] }: (typeof kinds)[number]) {
  const roster = await buildRoster(app);
  const { organizationId, admin } = roster;
  const first = await app.as(admin);
  const second = await app.as(await app.buildPerson({ organizationId, roles: ['admin'] }));
  const { edit, read, lock } = of(roster);
  return { admin, first, second, one, other, edit, lock, read: async () => (await read(first)).body };
}

describe.each(kinds)('editing a form’s version of $what [14.11]', (kind) => {
  const refusal = { code: 'changed-meanwhile', message: `This ${kind.what} was changed meanwhile.` };

  it('goes through on the current one, and is counted with who did it and when', async () => {
    const { admin, first, one, edit, read } = await setUp(kind);
    const before = await read();
    expect(before).toMatchObject({ version: 1, edited: null });
    const { status, body } = await edit(first, { ...one, version: 1 });
    const edits = { version: 2, edited: { when: app.clock.now(), by: admin.id } };
    expect([status, body]).toEqual([200, { ...before, ...one, ...edits }]);
    expect(await read()).toEqual(body);
  });

  it('is refused on an earlier one and changes nothing, even if it edits other fields', async () => {
    const { first, second, one, other, edit, read } = await setUp(kind);
    const { body: saved } = await edit(first, { ...one, version: 1 });
    for (const change of [one, other, {}]) {
      const answer = await edit(second, { ...change, version: 1 });
      expect([answer.status, answer.body]).toEqual([409, refusal]);
    }
    expect(await read()).toEqual(saved);
    expect(await edit(second, { ...other, version: 2 })).toMatchObject({
      status: 200,
      body: { ...one, ...other, version: 3 },
    });
  });

  it('wins once when two do it at the same moment [12.6]', async () => {
    const { first, second, one, other, edit, lock, read } = await setUp(kind);
    const answers = await inTurnBehind(
      app,
      lock,
      async () => edit(first, { ...one, version: 1 }),
      async () => edit(second, { ...other, version: 1 }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).version).toBe(2);
  });

  it('is not asked for: without a version the last edit wins, and what changes nothing is not counted', async () => {
    const { first, second, one, other, edit, read } = await setUp(kind);
    await edit(first, one);
    await edit(second, other);
    expect(await edit(second, { ...one, ...other })).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await read()).toMatchObject({ ...one, ...other, version: 3 });
  });
});

it('a person who is reopened was changed meanwhile [14.11]', async () => {
  const { admin, hemi } = await buildRoster(app);
  const call = await app.as(admin);
  const params = { id: hemi.id };
  await call(peopleRoutes.deletePerson, { params });
  const again = { firstName: 'Hēmi', lastName: 'Rangihuna', email: hemi.email, roles: [] };
  await call(peopleRoutes.createPerson, { body: again });
  const answer = await call(peopleRoutes.updatePerson, { params, body: { firstName: 'Jim', version: 1 } });
  expect(answer.status).toBe(409);
  expect((await call(peopleRoutes.getPerson, { params })).body).toMatchObject({
    firstName: 'Hēmi',
    version: 2,
    edited: { by: admin.id },
  });
});
