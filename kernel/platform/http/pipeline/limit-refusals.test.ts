import { expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';
import { hour } from '../../clock.ts';

const server = testApp();
let free = 0;

async function buildOrganization() {
  const admin = await server.buildPerson({ roles: ['admin'] });
  const { email: taken } = await server.buildPerson();
  const { organizationId } = admin;
  return { admin, taken, colleague: await server.buildPerson({ organizationId, roles: ['admin'] }) };
}

type Call = Awaited<ReturnType<typeof server.as>>;

async function add(call: Call, email = `free-${++free}@example.nz`): Promise<number> {
  const body = { firstName: 'Ann', lastName: 'Other', email };
  return (await call(peopleRoutes.createPerson, { body })).status;
}

async function times(count: number, attempt: () => Promise<number>): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push(await attempt());
  return statuses;
}

it('an organization is told twenty times an hour that an address is in use [12.9]', async () => {
  const { admin, colleague, taken } = await buildOrganization();
  const [call, again, other] = [await server.as(admin), await server.as(admin), await server.as(colleague)];
  const change = async () =>
    (await other(peopleRoutes.updatePerson, { params: { id: colleague.id }, body: { email: taken } })).status;
  expect(await times(10, () => add(call, taken))).toEqual(Array(10).fill(400));
  expect(await times(10, change)).toEqual(Array(10).fill(400));
  expect([await add(again, taken), await change(), await add(other)]).toEqual([429, 429, 429]);
  const elsewhere = await buildOrganization();
  expect(await add(await server.as(elsewhere.admin), taken)).toBe(400);
  server.clock.advance(hour);
  const later = await server.as(admin);
  expect([await add(later, taken), await add(later)]).toEqual([400, 201]);
});

it('many attempts at once are told no more', async () => {
  const { admin, taken } = await buildOrganization();
  const call = await server.as(admin);
  const statuses = await Promise.all(Array.from({ length: 40 }, () => add(call, taken)));
  expect(statuses.sort()).toEqual([...Array(20).fill(400), ...Array(20).fill(429)]);
});

it('nothing else that is answered counts', async () => {
  const { admin, colleague } = await buildOrganization();
  const call = await server.as(admin);
  const params = { id: colleague.id };
  expect(await times(21, () => add(call))).toEqual(Array(21).fill(201));
  expect((await call(peopleRoutes.updatePerson, { params, body: { roles: [] } })).status).toBe(200);
  const demote = { params: { id: admin.id }, body: { roles: [] } };
  const refused = await times(21, async () => (await call(peopleRoutes.updatePerson, demote)).status);
  expect(refused).toEqual(Array(21).fill(409));
});

it('a super administrator is counted as a person', async () => {
  const { taken } = await buildOrganization();
  const call = await server.as(await server.buildPerson({ roles: ['sa'] }));
  const admin = { firstName: 'Ann', lastName: 'Other', email: taken };
  const body = { code: 'QQQQ', name: 'Somewhere', policeStation: 'Somewhere', admin };
  const create = async () => (await call(organizationRoutes.createOrganization, { body })).status;
  expect(await times(21, create)).toEqual([...Array(20).fill(400), 429]);
});
