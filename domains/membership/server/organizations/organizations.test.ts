import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { defaultSettings } from '#organizations/contract/settings.fixture.ts';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function superAdministrator() {
  return server.as(await server.buildPerson({ roles: ['sa'] }));
}

const admin = { firstName: 'Aroha', lastName: 'Tamihana', email: 'aroha@example.nz' };
const given = { code: 'hscp', name: 'howick south McDonald patrol', policeStation: 'howick', admin };

describe('creating an organization', () => {
  it('creates it with an invited admin and the defaults [2.8, 3.3, 3.4]', async () => {
    const call = await superAdministrator();
    const answer = await call(organizationRoutes.createOrganization, { body: given });
    expect(answer.status).toBe(201);
    const { _id: id } = answer.body;
    expect((await call(organizationRoutes.getOrganization, { params: { id } })).body).toEqual({
      _id: id,
      code: 'HSCP',
      name: 'Howick South McDonald Patrol',
      policeStation: 'Howick',
      ...defaultSettings,
      ecc: { phone: null, takesMail: false },
      isFromRead: false,
      version: 1,
      edited: null,
    });
    const [first] = await server.database.select().from(person).where(eq(person.organizationId, id));
    expect(first).toMatchObject({ ...admin, roles: ['admin'] });
    expect(await server.database.$count(mail, eq(mail.recipient, first?.id ?? ''))).toBe(1);
  });

  it('creates nothing if the admin’s address is in use', async () => {
    const call = await superAdministrator();
    const { email } = await server.buildPerson();
    const body = { ...given, code: 'NONE', admin: { ...admin, email } };
    const answer = await call(organizationRoutes.createOrganization, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: ['admin', 'email'], reason: 'not-unique' }] });
    expect(await server.database.$count(organization, eq(organization.code, 'NONE'))).toBe(0);
  });

  it('refuses a code that is in use [13.2]', async () => {
    const call = await superAdministrator();
    const { code } = await server.buildOrganization();
    const body = { ...given, code, admin: { ...admin, email: 'other@example.nz' } };
    const answer = await call(organizationRoutes.createOrganization, { body });
    expect(answer.body).toMatchObject({ issues: [{ path: ['code'], reason: 'not-unique' }] });
  });

  it.each([
    [{ code: 'ABC' }, ['code'], 'min-length'],
    [{ code: 'ABCDE' }, ['code'], 'max-length'],
    [{ name: ' ab ' }, ['name'], 'min-length'],
    [{ emailFrom: 'nowhere' }, ['emailFrom'], 'incorrect-format'],
    [{ timeZone: 'Middle/Earth' }, ['timeZone'], 'key-not-found'],
    [{ admin: { ...admin, firstName: 'A' } }, ['admin', 'firstName'], 'min-length'],
  ])('refuses %o', async (change, path, reason) => {
    const call = await superAdministrator();
    const answer = await call(organizationRoutes.createOrganization, { body: { ...given, ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path, reason }] });
  });
});

describe('changing an organization', () => {
  it('accepts a subset of fields; an empty emailFrom falls back [3.1, 3.4, 3.6]', async () => {
    const boss = await server.buildPerson({ roles: ['admin'] });
    const call = await server.as(boss);
    const emailFrom = 'Howick South <roster@hscp.example.nz>';
    const set = await call(organizationRoutes.updateMyOrganization, {
      body: { emailFrom, policeStation: 'moore st' },
    });
    expect(set.body).toMatchObject({ emailFrom, policeStation: 'Moore St' });
    const reset = await call(organizationRoutes.updateMyOrganization, { body: { emailFrom: '' } });
    expect(reset.body).toMatchObject({
      emailFrom: 'Patrolbook <noreply@example.nz>',
      policeStation: 'Moore St',
    });
  });

  it('refuses the code and unknown fields', async () => {
    const call = await server.as(await server.buildPerson({ roles: ['admin'] }));
    const answer = await call(organizationRoutes.updateMyOrganization, {
      body: { code: 'NEWC', colour: 'red' },
    });
    expect(answer.body).toMatchObject({
      issues: [
        { path: ['code'], reason: 'unexpected-property' },
        { path: ['colour'], reason: 'unexpected-property' },
      ],
    });
  });

  it('is allowed to a super administrator for any organization [3.1]', async () => {
    const { id } = await server.buildOrganization();
    const call = await superAdministrator();
    const body = { name: 'yet another name', eccPhone: null };
    const answer = await call(organizationRoutes.updateOrganization, { params: { id }, body });
    expect(answer.body).toMatchObject({ _id: id, name: 'Yet Another Name', eccPhone: null });
    const read = await call(organizationRoutes.getOrganization, { params: { id } });
    expect(read.body).toEqual(answer.body);
  });

  it('answers 404 for an unknown id', async () => {
    const call = await superAdministrator();
    const params = { id: '01900000-0000-7000-8000-000000000000' };
    expect((await call(organizationRoutes.updateOrganization, { params, body: {} })).status).toBe(404);
    expect((await call(organizationRoutes.getOrganization, { params })).status).toBe(404);
  });
});

describe('reading one’s own organization', () => {
  it('shows admins everything and other members a part [2.8]', async () => {
    const { id: organizationId } = await server.buildOrganization();
    const asAdmin = await server.as(await server.buildPerson({ organizationId, roles: ['admin'] }));
    const asPatroller = await server.as(await server.buildPerson({ organizationId, roles: ['patroller'] }));
    expect((await asAdmin(organizationRoutes.getMyOrganization)).body).toHaveProperty('emailFrom');
    expect(Object.keys((await asPatroller(organizationRoutes.getMyOrganization)).body).sort()).toEqual(
      [
        ...['_id', 'code', 'ecc', 'eccPhone', 'name', 'policeStation', 'timeZone'],
        ...['patrolMeetUpInstructions', 'patrollerInstructions'],
      ].sort(),
    );
  });
});

it('lists organizations in pages by name [3.5, 7.1]', async () => {
  const call = await superAdministrator();
  await server.buildOrganization({ name: 'Āpiti' });
  await server.buildOrganization({ name: 'aberfeldy' });
  const { items, matches } = (await call(organizationRoutes.listOrganizations, { query: { limit: 2 } })).body;
  expect(items.map((item) => item.name)).toEqual(['aberfeldy', 'Āpiti']);
  expect(matches).toBeGreaterThan(2);
});

it('finds organizations by the words of code and name [12.11]', async () => {
  const call = await superAdministrator();
  const { id } = await server.buildOrganization({ code: 'T-9Ā', name: 'Whāngārei Heads Patrol' });
  const find = async (search: string) => {
    const query = { filter: { search } };
    const { items, matches } = (await call(organizationRoutes.listOrganizations, { query })).body;
    expect(matches).toBe(items.length);
    return items.map(({ _id }) => _id);
  };
  for (const search of ['whangarei', 'HEADS whā', 't-9a', 'heads T-9'])
    expect(await find(search)).toEqual([id]);
  for (const search of ['angarei', 'whangarei harbour', 'wh%', '____'])
    expect(await find(search)).toEqual([]);
  const unknown = { filter: { name: 'x' } as object };
  expect((await call(organizationRoutes.listOrganizations, { query: unknown })).status).toBe(400);
});
