import { describe, expect, it } from 'vitest';
import { authRoutes } from '#accounts/contract';
import { apiPrefix, ValidationFailed } from '#contract';
import { organizationRoutes } from '#organizations/contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { publicUrl, testApp } from '../testing/app.ts';

/** The refusals of product 13.1 to 13.3 and 12.4, produced by real requests. */

const server = testApp();
const headers = { origin: publicUrl.origin };

async function asAdmin() {
  return server.as(await server.buildPerson({ roles: ['admin'] }));
}

describe('an invalid request', () => {
  it('[13.1] gets all issues at once, at every depth', async () => {
    const call = await server.as(await server.buildPerson({ roles: ['sa'] }));
    const body = {
      code: 'ABC',
      name: 1,
      admin: { firstName: 'A', email: 'nowhere', colour: 'red' },
      timeZone: 'Middle/Earth',
      constructor: 'x',
    };
    const answer = await call(organizationRoutes.createOrganization, { body });
    expect(answer.status).toBe(400);
    const { message, issues } = ValidationFailed.parse(answer.body);
    expect(message).toBe('Validation failed');
    expect(issues.map(({ path, reason }) => [path.join('.'), reason]).sort()).toEqual([
      ['admin.colour', 'unexpected-property'],
      ['admin.email', 'incorrect-format'],
      ['admin.firstName', 'min-length'],
      ['admin.lastName', 'not-defined'],
      ['code', 'min-length'],
      ['constructor', 'unexpected-property'],
      ['name', 'incorrect-type'],
      ['policeStation', 'not-defined'],
      ['timeZone', 'key-not-found'],
    ]);
    expect(issues).toContainEqual({ path: ['name'], reason: 'incorrect-type', type: 'string', value: 1 });
  });

  it('[13.1] gets the name and value of an unknown property [13.2]', async () => {
    const call = await asAdmin();
    const answer = await call(organizationRoutes.updateMyOrganization, {
      body: { colour: 'red', size: { a: [1] } },
    });
    expect(answer.body).toEqual({
      message: 'Validation failed',
      issues: [
        { path: ['colour'], reason: 'unexpected-property', value: 'red' },
        { path: ['size'], reason: 'unexpected-property' },
      ],
    });
  });

  it('[13.1] gets a short answer, however large the input was', async () => {
    const stranger = await server.as(null);
    const keys = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`key${index}`, 'x'.repeat(20)]),
    );
    const many = await stranger(authRoutes.forgotPassword, { body: { email: 'x'.repeat(9000), ...keys } });
    expect(many.status).toBe(413);
    const call = await asAdmin();
    const answer = await call(organizationRoutes.updateMyOrganization, {
      body: { ...keys, name: 'x'.repeat(9000) },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const nested = await server.app.inject({
      method: 'POST',
      url: '/api/v1/forgot-password',
      headers: { origin: publicUrl.origin, 'content-type': 'application/json' },
      payload: `{"email":${deep}}`,
    });
    expect(nested.statusCode).toBe(400);
  });

  it('[13.1] never gets its password back, whatever was wrong with it', async () => {
    const stranger = await server.as(null);
    for (const password of ['short', ['a secret'], { a: 'secret' }, `Aa1-${'x'.repeat(300)}`]) {
      for (const [route, body] of [
        [authRoutes.signIn, { email: 'a@example.nz', password }],
        [authRoutes.setPassword, { password }],
      ] as const) {
        const answer = await stranger(route, { params: { linkToken: 'none' }, body });
        expect(JSON.stringify(answer.body ?? null)).not.toMatch(/secret|short|xxx/);
      }
    }
  });

  it('[13.2] gets an issue at the field whose value is taken [4.2]', async () => {
    const call = await asAdmin();
    const { email } = await server.buildPerson();
    const body = { firstName: 'Ann', lastName: 'Other', email };
    const answer = await call(peopleRoutes.createPerson, { body });
    expect(answer.body).toEqual({
      message: 'Validation failed',
      issues: [{ path: ['email'], reason: 'not-unique', value: email }],
    });
  });
});

describe('a body is refused that', () => {
  const send = async (payload: string, type = 'application/json', more = {}) => {
    const cookie = await server.sessionCookie(await server.buildPerson({ roles: ['admin'] }));
    const url = `${apiPrefix}/person`;
    return server.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...more, cookie, 'content-type': type },
      payload,
    });
  };

  it.each(['{"firstName":', '{firstName: 1}', "{'a': 1}", 'undefined', '{"__proto__": {"a": 1}}', '\0'])(
    '[13.1] is not JSON: %j',
    async (payload) => {
      const answer = await send(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        message: 'Validation failed',
        issues: [{ path: [], reason: 'incorrect-format', format: 'JSON' }],
      });
    },
  );

  it.each(['[]', '1', '"text"', 'true'])('[13.2] is not an object: %s', async (payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(ValidationFailed.parse(answer.json()).issues).toEqual([
      expect.objectContaining({ path: [], reason: 'incorrect-type', type: 'object' }),
    ]);
  });

  it('[13.2] is null or empty', async () => {
    for (const payload of ['null', '']) {
      const answer = await send(payload);
      expect(ValidationFailed.parse(answer.json()).issues).toEqual([{ path: [], reason: 'not-defined' }]);
    }
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('[12.1] has the content type %s', async (type) => {
    const answer = await send('{}', type);
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'Only application/json is understood' },
    ]);
  });

  it.each(['gzip', 'br', 'zstd', 'nonsense'])('[12.1] has the content encoding %s', async (encoding) => {
    const answer = await send('{}', 'application/json', { 'content-encoding': encoding });
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { message: 'A compressed body is not understood' },
    ]);
    expect(answer.headers['accept-encoding']).toBe('identity');
  });

  it('[12.4] is larger than 1 MiB', async () => {
    const answer = await send(JSON.stringify({ firstName: 'x'.repeat(1024 * 1024) }));
    expect([answer.statusCode, answer.json()]).toEqual([
      413,
      { message: 'That is more than is taken at once' },
    ]);
  });
});

describe('a path', () => {
  it.each([
    '1',
    'null',
    '01900000-0000-7000-8000-00000000000g',
    "'; drop table person --",
    '%00',
    '%F0%9F%9A%93',
  ])('[13.1] with the invalid id %s is refused at the parameter', async (id) => {
    const cookie = await server.sessionCookie(await server.buildPerson({ roles: ['admin'] }));
    const path = `${apiPrefix}/patrol/${id.startsWith('%') ? id : encodeURIComponent(id)}`;
    const answer = await server.app.inject({ url: path, headers: { cookie } });
    expect(answer.statusCode).toBe(400);
    expect(ValidationFailed.parse(answer.json()).issues).toEqual([
      expect.objectContaining({ path: ['id'], reason: 'incorrect-format' }),
    ]);
  });

  it.each(['/nothing', '/patrol', '/patrols/', '/persons//', '/%F0%28%8C%28'])(
    '[13.3] that no route has is not found or refused: %s',
    async (path) => {
      const cookie = await server.sessionCookie(await server.buildPerson({ roles: ['admin'] }));
      const answer = await server.app.inject({ url: apiPrefix + path, headers: { cookie } });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toEqual({ message: expect.any(String) });
    },
  );

  it.each(['TRACE', 'PROPFIND', 'PUT'] as const)(
    '[13.3] is not found by a method that no route has: %s',
    async (method) => {
      const answer = await server.app.inject({ method, url: `${apiPrefix}/patrols`, headers });
      expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'Not found' }]);
    },
  );

  it('[13.3] that is too long is refused without being echoed', async () => {
    const answer = await server.app.inject(`${apiPrefix}/patrol/${'x'.repeat(2000)}`);
    expect([answer.statusCode, answer.json()]).toEqual([414, { message: 'This address is too long' }]);
  });

  it('[13.3] to a missing row is not found', async () => {
    const call = await asAdmin();
    const params = { id: '01900000-0000-7000-8000-000000000000' };
    for (const route of [patrolRoutes.getPatrol, peopleRoutes.getPerson]) {
      const answer = await call(route, { params });
      expect([answer.status, answer.body]).toEqual([404, { message: 'Not found' }]);
    }
  });
});

const queries: [string, object, string[], string][] = [
  ['[12.3]', { sort: 'hours' }, ['sort'], 'key-not-found'],
  ['[12.3]', { sort: '--when' }, ['sort'], 'key-not-found'],
  ['[12.3]', { sort: '' }, ['sort'], 'key-not-found'],
  ['[12.3]', { filter: '{' }, ['filter'], 'incorrect-type'],
  ['[12.3]', { filter: '[]' }, ['filter'], 'incorrect-type'],
  ['[12.3]', { filter: { name: 'x' } }, ['filter', 'name'], 'unexpected-property'],
  ['[12.3]', { filter: { deleted: 1 } }, ['filter', 'deleted'], 'incorrect-type'],
  ['[12.3]', { filter: { when: { $ne: null } } }, ['filter', 'when', '$ne'], 'unexpected-property'],
  ['[12.3]', { filter: { when: { $gt: 'soon' } } }, ['filter', 'when', '$gt'], 'incorrect-format'],
  ['[12.3]', { filter: { cancelled: { $ne: 1 } } }, ['filter', 'cancelled'], 'incorrect-type'],
  ['[12.3]', { limit: '0' }, ['limit'], 'min'],
  ['[12.3]', { limit: '1001' }, ['limit'], 'max'],
  ['[12.3]', { limit: '1.5' }, ['limit'], 'incorrect-type'],
  ['[12.3]', { limit: 'many' }, ['limit'], 'incorrect-type'],
  ['[12.3]', { skip: '-1' }, ['skip'], 'min'],
  ['[12.3]', { skip: '1e99' }, ['skip'], 'max'],
  ['[12.3]', { limit: ['1', '2'] }, ['limit'], 'incorrect-type'],
  ['[12.3]', { page: '1' }, ['page'], 'unexpected-property'],
];

it.each(queries)('%s a list refuses %o at %o: %s', async (_id, query, path, reason) => {
  const call = await asAdmin();
  const answer = await call(patrolRoutes.listPatrols, { query });
  expect(answer.status).toBe(400);
  expect(ValidationFailed.parse(answer.body).issues).toEqual([expect.objectContaining({ path, reason })]);
});
