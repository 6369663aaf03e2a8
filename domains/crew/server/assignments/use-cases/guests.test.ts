import { describe, expect, it } from 'vitest';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster, queuedMails } from '#server/testing/roster.ts';

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';

async function buildHosting(given: Parameters<typeof buildRoster>[1] = {}) {
  const roster = await buildRoster(app, given);
  const { admin, patrol } = roster;
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id };
  return {
    ...roster,
    add: (body: object, id = patrol.id) => asAdmin(assignmentRoutes.addGuest, { params: { id }, body }),
    remove: (guestId: string, id = patrol.id) =>
      asAdmin(assignmentRoutes.removeGuest, { params: { id, guestId } }),
    guests: async () => (await asAdmin(patrolRoutes.getPatrol, { params })).body.guests,
  };
}

describe('adding a guest', () => {
  it('to a draft mails nobody; blank contact details are stored as null [6.7]', async () => {
    const { organizationId, add, guests } = await buildHosting();
    const { status, body } = await add({ name: ' Ana ', phone: ' ', email: '' });
    expect(status).toBe(201);
    expect(await guests()).toEqual({ [body._id]: { name: 'Ana', phone: null, email: null, removed: null } });
    expect(await queuedMails(app, organizationId)).toEqual([]);
  });

  it('to a finalized patrol mails those who have an address', async () => {
    const { organizationId, add, guests } = await buildHosting({ finalized: yesterday });
    await add({ name: 'Tom', phone: '021 555 0100' });
    const { body } = await add({ name: 'Ana', email: 'ana@example.nz' });
    expect(await queuedMails(app, organizationId)).toMatchObject([
      { kind: 'guest-added', recipient: body._id, cause: body._id },
    ]);
    expect(Object.values(await guests()).map(({ phone, email }) => [phone, email])).toEqual(
      expect.arrayContaining([
        ['021 555 0100', null],
        [null, 'ana@example.nz'],
      ]),
    );
  });

  it('is refused without a name, with a bad address, and for another organization’s patrol', async () => {
    const { add } = await buildHosting();
    const refused = await add({ name: ' ', email: 'ana', age: 7 });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      issues: expect.arrayContaining([
        expect.objectContaining({ path: ['name'], reason: 'min-length' }),
        expect.objectContaining({ path: ['email'], reason: 'incorrect-format' }),
        expect.objectContaining({ path: ['age'], reason: 'unexpected-property' }),
      ]),
    });
    expect((await add({ name: 'Ana' }, (await app.buildPatrol()).id)).status).toBe(404);
  });
});

describe('removing a guest', () => {
  it('keeps the name, and mails the guest if they had been invited [6.5]', async () => {
    const { organizationId, admin, add, remove } = await buildHosting({ finalized: yesterday });
    const { body: added } = await add({ name: 'Ana', email: 'ana@example.nz' });
    const { body } = await remove(added._id);
    expect(body.guests[added._id]).toMatchObject({
      name: 'Ana',
      removed: { when: app.clock.now(), by: admin.id },
    });
    const kinds = (await queuedMails(app, organizationId)).map(({ kind }) => kind);
    expect(kinds).toEqual(['guest-added', 'guest-removed']);
  });

  it('happens once, and only to a guest of that patrol', async () => {
    const { organizationId, add, remove } = await buildHosting();
    const { body } = await add({ name: 'Ana' });
    const answers = await Promise.all([remove(body._id), remove(body._id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await remove(body._id)).body).toEqual({
      code: 'removed',
      message: 'Ana is no longer on this patrol.',
    });
    const elsewhere = await app.buildGuest({ organizationId });
    expect((await remove(elsewhere.id)).status).toBe(404);
    const abroad = await app.buildGuest();
    expect((await remove(abroad.id, abroad.patrolId)).status).toBe(404);
  });
});

it('does not change the guests of a patrol that is not upcoming [6.1]', async () => {
  for (const state of [{ cancelled: yesterday }, { when: yesterday }, { started: { started: yesterday } }]) {
    const { organizationId, patrol, add, remove, guests } = await buildHosting(state);
    const guest = await app.buildGuest({ organizationId, patrolId: patrol.id });
    expect((await add({ name: 'Ana' })).status).toBe(409);
    expect((await remove(guest.id)).status).toBe(409);
    expect(Object.keys(await guests())).toEqual([guest.id]);
  }
});
