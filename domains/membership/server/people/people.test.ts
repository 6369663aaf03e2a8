import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

async function adminAndOrganization() {
  const { id: organizationId } = await server.buildOrganization();
  const admin = await server.buildPerson({ organizationId, roles: ['admin'] });
  return { organizationId, call: await server.as(admin) };
}

const newcomer = {
  firstName: 'Wiremu',
  lastName: 'Hōhepa',
  email: 'wiremu@example.nz',
  phone: '021 555 0101',
  idNumber: 'CP-4711',
};

describe('adding a person', () => {
  it('stores the given values and mails an invitation [2.7, 4.1, 4.3]', async () => {
    const { call } = await adminAndOrganization();
    const answer = await call(peopleRoutes.createPerson, { body: { ...newcomer, roles: ['patroller'] } });
    expect(answer.status).toBe(201);
    const { _id } = answer.body;
    expect((await call(peopleRoutes.getPerson, { params: { id: _id } })).body).toEqual({
      ...newcomer,
      _id,
      roles: ['patroller'],
      started: server.clock.now(),
      firstSignedIn: null,
      invited: server.clock.now(),
      mailVia: null,
      notices: 'each',
      summaries: 'each',
      finished: null,
      version: 1,
      edited: null,
    });
    const mails = await server.database.select().from(mail).where(eq(mail.recipient, _id));
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('keeps an address as mail servers take it, and shows it as it was typed [12.15]', async () => {
    const { call, organizationId } = await adminAndOrganization();
    const typed = '\u202atane@m\u0101ori.example.nz\u202c';
    const { _id } = (await call(peopleRoutes.createPerson, { body: { ...newcomer, email: typed } })).body;
    const [row] = await server.database.select().from(person).where(eq(person.id, _id));
    expect(row?.email).toBe('tane@xn--mori-qsa.example.nz');
    const { body } = await call(peopleRoutes.getPerson, { params: { id: _id } });
    expect(body.email).toBe('tane@m\u0101ori.example.nz');
    const again = await call(peopleRoutes.createPerson, { body: { ...newcomer, email: body.email } });
    expect(again.body).toMatchObject({ issues: [{ path: ['email'], reason: 'not-unique' }] });
    await server.buildPerson({ organizationId, email: 'x@xn--99999999.nz' });
    expect((await call(peopleRoutes.listPersons)).status).toBe(200);
  });

  it('strips invisible characters and direction marks from names', async () => {
    const { call } = await adminAndOrganization();
    const blank = await call(peopleRoutes.createPerson, { body: { ...newcomer, lastName: '\u200b\u2060' } });
    expect(blank.body).toMatchObject({ issues: [{ path: ['lastName'], reason: 'min-length' }] });
    const turned = { ...newcomer, email: 'turned@example.nz', lastName: '\u202eevil' };
    const { _id } = (await call(peopleRoutes.createPerson, { body: turned })).body;
    expect((await call(peopleRoutes.getPerson, { params: { id: _id } })).body.lastName).toBe('evil');
  });

  it('refuses the address of an unfinished person of any organization, in any case', async () => {
    const { call } = await adminAndOrganization();
    const { email } = await server.buildPerson();
    const answer = await call(peopleRoutes.createPerson, {
      body: { ...newcomer, email: email.toUpperCase() },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path: ['email'], reason: 'not-unique' }] });
  });

  it('adds one of two concurrent people with the same address', async () => {
    const { call } = await adminAndOrganization();
    const body = { ...newcomer, email: 'both@example.nz' };
    const answers = await Promise.all([1, 2].map(() => call(peopleRoutes.createPerson, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await server.database.$count(person, eq(person.email, body.email))).toBe(1);
  });

  it('reports every invalid field at once', async () => {
    const { call } = await adminAndOrganization();
    const body = { firstName: ' ', email: 'nowhere', roles: ['sa'], organizationId: 'x' };
    const answer = await call(peopleRoutes.createPerson, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Validation failed',
      issues: expect.arrayContaining([
        { path: ['firstName'], reason: 'min-length', min: 1, value: ' ' },
        { path: ['lastName'], reason: 'not-defined' },
        { path: ['email'], reason: 'incorrect-format', value: 'nowhere' },
        { path: ['roles', '0'], reason: 'key-not-found', value: 'sa' },
        { path: ['organizationId'], reason: 'incorrect-format', value: 'x' },
      ]),
    });
  });
});

describe('the organization of a new person [4.10]', () => {
  it('may be said when it is one’s own', async () => {
    const { organizationId, call } = await adminAndOrganization();
    const body = { ...newcomer, email: 'own@example.nz', organizationId };
    expect((await call(peopleRoutes.createPerson, { body })).status).toBe(201);
  });

  it('is refused on its field when it is another', async () => {
    const { call } = await adminAndOrganization();
    const { organizationId } = await adminAndOrganization();
    const body = { ...newcomer, email: 'foreign@example.nz', organizationId };
    expect(await call(peopleRoutes.createPerson, { body })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['organizationId'], reason: 'key-not-found' }] },
    });
    expect(await server.database.$count(person, eq(person.email, body.email))).toBe(0);
  });
});

it('trims the roles of a new person [2.1]', async () => {
  const { call } = await adminAndOrganization();
  const body = { ...newcomer, email: 'trimmed@example.nz', roles: [' patroller ', 'watcher'] };
  const { _id } = (await call(peopleRoutes.createPerson, { body })).body;
  expect((await call(peopleRoutes.getPerson, { params: { id: _id } })).body.roles).toEqual([
    'patroller',
    'watcher',
  ]);
});

describe('the list of people', () => {
  it('orders names without regard to case and accents [12.3]', async () => {
    const { organizationId, call } = await adminAndOrganization();
    for (const lastName of ['ōtene', 'Oxley', 'Hōhepa', 'hoani', 'Orr']) {
      await server.buildPerson({ organizationId, lastName });
    }
    const { items, matches } = (await call(peopleRoutes.listPersons, { query: { limit: 999 } })).body;
    expect(items.map((item) => item.lastName)).toEqual([
      'hoani',
      'Hōhepa',
      'Orr',
      'ōtene',
      'Oxley',
      'Tamihana',
    ]);
    expect(matches).toBe(6);
  });

  it('pages, and leaves out finished people on request [4.8, 12.3]', async () => {
    const { organizationId, call } = await adminAndOrganization();
    await server.buildPerson({ organizationId, lastName: 'Zed', finished: '2025-01-01T00:00:00.000Z' });
    const page = (await call(peopleRoutes.listPersons, { query: { limit: 1, skip: 1, sort: 'lastName' } }))
      .body;
    expect(page).toMatchObject({ items: [{ lastName: 'Zed' }], matches: 2 });
    const current = (await call(peopleRoutes.listPersons, { query: { filter: { finished: null } } })).body;
    expect(current.matches).toBe(1);
  });

  describe('searched by name [12.11]', () => {
    const people = [
      ['Māia', 'Nguyễn-Smith'],
      ['Zoë', "O'Brien"],
      ['Louise', 'Fa‘asavalu'],
      ['Wiremu', 'Đặng'],
      ['Ana%Kay', 'A_B'],
      ['Ana Lise', 'back\\slash'],
    ] as const;

    it.each([
      ['maia', ['Māia']],
      ['MĀIA', ['Māia']],
      ['ma\u0304i', ['Māia']],
      ['nguyen', ['Māia']],
      ['Nguyễn-Sm', ['Māia']],
      ['smith mai', ['Māia']],
      ['smith zoe', []],
      ['aia', []],
      ['zoe o’brien', ['Zoë']],
      ['brien', ['Zoë']],
      ['obri', ['Zoë']],
      ["fa'asa", ['Louise']],
      ['faasavalu', ['Louise']],
      ['dang', ['Wiremu']],
      ['ana', ['Ana%Kay', 'Ana Lise']],
      ['  lise   ana ', ['Ana Lise']],
      ['ana%', ['Ana%Kay']],
      ['%', []],
      ['a_', ['Ana%Kay']],
      ['_', []],
      ['back\\', ['Ana Lise']],
      ['back\\\\', []],
      ["' or true --", []],
    ])('%j finds %j', async (search, found) => {
      const { organizationId, call } = await adminAndOrganization();
      for (const [firstName, lastName] of people)
        await server.buildPerson({ organizationId, firstName, lastName });
      await server.buildPerson({ firstName: 'Māia', lastName: 'Elsewhere' });
      const { items, matches } = (await call(peopleRoutes.listPersons, { query: { filter: { search } } }))
        .body;
      expect(items.map(({ firstName }) => firstName).toSorted()).toEqual(found.toSorted());
      expect(matches).toBe(found.length);
    });

    it('in pages, with the other filter and by any order', async () => {
      const { organizationId, call } = await adminAndOrganization();
      for (const lastName of ['Ōtene', 'Orr', 'Oxley'])
        await server.buildPerson({ organizationId, lastName });
      await server.buildPerson({ organizationId, lastName: 'Olds', finished: '2025-01-01T00:00:00.000Z' });
      const query = {
        limit: 1,
        skip: 1,
        sort: '-lastName',
        filter: { finished: null, search: 'o' },
      } as const;
      const { items, matches } = (await call(peopleRoutes.listPersons, { query })).body;
      expect(items.map(({ lastName }) => lastName)).toEqual(['Ōtene']);
      expect(matches).toBe(3);
    });

    it.each(['admin', 'patroller'] as const)('but never by what is not a name, as %s', async (role) => {
      const { organizationId } = await adminAndOrganization();
      const found = { email: `tui-${role}@example.nz`, phone: '0215550199' };
      await server.buildPerson({ organizationId, firstName: 'Hemi', ...found, roles: ['watcher'] });
      const call = await server.as(await server.buildPerson({ organizationId, roles: [role] }));
      for (const search of ['tui', found.email, '021', found.phone, 'watcher']) {
        const answer = await call(peopleRoutes.listPersons, { query: { filter: { search } } });
        expect(answer.body).toEqual({ items: [], matches: 0 });
      }
    });

    it.each([
      ['', 'min-length'],
      ['   ', 'min-length'],
      ['x'.repeat(101), 'max-length'],
      ['a\u0000b', 'incorrect-format'],
      [['x'], 'incorrect-type'],
    ])('refuses %j', async (search, reason) => {
      const { call } = await adminAndOrganization();
      const filter = JSON.stringify({ search });
      const answer = await call(peopleRoutes.listPersons, { query: { filter } as object });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ path: ['filter', 'search'], reason }] });
    });
  });

  it.each([
    ['an unknown filter', { filter: '{"email":"x"}' }],
    ['a filter that is no JSON', { filter: '{' }],
    ['an unknown sort', { sort: 'email' }],
    ['no limit at all', { limit: '0' }],
    ['a limit past the most', { limit: '1001' }],
    ['an unknown parameter', { page: '1' }],
  ])('refuses %s', async (_what, query) => {
    const { call } = await adminAndOrganization();
    expect((await call(peopleRoutes.listPersons, { query: query as object })).status).toBe(400);
  });

  it('shows names to all members and contact details to admins and watchers', async () => {
    const { organizationId } = await adminAndOrganization();
    const [patroller, watcher] = [
      await server.buildPerson({ organizationId, roles: ['patroller'], phone: '021' }),
      await server.buildPerson({ organizationId, roles: ['watcher'] }),
    ];
    const seenByWatcher = (await (await server.as(watcher))(peopleRoutes.listPersons)).body.items;
    expect(seenByWatcher.every((item) => item.email && item.roles && item.started)).toBe(true);
    const seenByPatroller = (await (await server.as(patroller))(peopleRoutes.listPersons)).body.items;
    const own = seenByPatroller.find((item) => item._id === patroller.id);
    expect(own).toMatchObject({ email: patroller.email, phone: '021' });
    const others = seenByPatroller.filter((item) => item._id !== patroller.id);
    expect(others.map((item) => Object.keys(item).sort())).toEqual(
      others.map(() => ['_id', 'finished', 'firstName', 'lastName']),
    );
  });
});
