import { like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { organizationRoutes } from '#organizations/contract';
import { chosenSettings, defaultSettings } from '#organizations/contract/settings.fixture.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

const admin = { firstName: 'Aroha', lastName: 'Tamihana', email: 'aroha@example.nz' };
const given = { code: 'hscp', name: 'howick south', policeStation: 'howick', admin };

async function setUp() {
  const call = await server.as(await server.buildPerson({ roles: ['sa'] }));
  const create = (change: object) =>
    call(organizationRoutes.createOrganization, { body: { ...given, ...change } });
  const read = async (id: string) =>
    (await call(organizationRoutes.getOrganization, { params: { id } })).body;
  return { create, read };
}

describe('creating an organization [3.3]', () => {
  /** The second step is set by a change alone. */
  const { name, policeStation, secondStepFor, secondStepGraceDays, ...chosen } = chosenSettings;
  const blank = {
    emailFrom: ' ',
    emailSignOff: '',
    patrollerInstructions: ' ',
    eccEmail: '',
    eccPhone: null,
    coordinatorName: ' ',
    coordinatorPhone: '',
  };
  const defaults = { ...defaultSettings, ecc: { phone: null, takesMail: false } };

  it.each([
    [
      'the given values [3.11]',
      'said',
      chosen,
      { ...defaultSettings, ...chosen, ecc: { phone: '105', takesMail: true } },
    ],
    ['the defaults for blank values [3.4]', 'left', blank, defaults],
  ])('stores %s', async (_what, code, more, kept) => {
    const { create, read } = await setUp();
    const email = `${code}@example.nz`;
    const { body } = await create({ code: ` ${code} `, admin: { ...admin, email }, ...more });
    expect(await read(body._id)).toEqual({
      _id: body._id,
      code: code.toUpperCase(),
      name: 'Howick South',
      policeStation: 'Howick',
      ...kept,
      isFromRead: code === 'said',
      version: 1,
      edited: null,
    });
  });

  it('reports a taken code, an unknown zone and a taken address at once [13.1]', async () => {
    const { create } = await setUp();
    const { code } = await server.buildOrganization();
    const { email } = await server.buildPerson();
    const timeZone = 'SystemV/AST4';
    const answer = await create({ code: code.toLowerCase(), timeZone, admin: { ...admin, email } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Validation failed',
      issues: [
        { path: ['code'], reason: 'not-unique', value: code },
        { path: ['timeZone'], reason: 'key-not-found', value: timeZone },
        { path: ['admin', 'email'], reason: 'not-unique', value: email },
      ],
    });
  });

  it('gives a code to one of two concurrent calls [12.6]', async () => {
    const { create } = await setUp();
    const answers = await Promise.all(
      ['one', 'two'].map((who) => {
        return create({ code: 'RACE', admin: { ...admin, email: `${who}.race@example.nz` } });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    expect(await server.database.$count(person, like(person.email, '%.race@example.nz'))).toBe(1);
  });

  it.each(['A-12', 'é#&4', '12.4'])('takes the code %s, any four that can be seen [3.2]', async (code) => {
    const { create, read } = await setUp();
    const { body } = await create({
      code,
      admin: { ...admin, email: `${code.charCodeAt(0)}.${code.charCodeAt(1)}@example.nz` },
    });
    expect((await read(body._id)).code).toBe(code.toUpperCase());
  });

  it('keeps no suggestion for a name when there are none [3.4]', async () => {
    const { create, read } = await setUp();
    const { body } = await create({
      code: 'NONE',
      patrolNames: [],
      admin: { ...admin, email: 'none@example.nz' },
    });
    expect((await read(body._id)).patrolNames).toEqual([]);
  });

  const long = 'a'.repeat(5001);
  const refused: [string, object, string[], string][] = [
    ['[3.2]', { code: 'ABC' }, ['code'], 'min-length'],
    ['[3.2]', { code: 'ABCDE' }, ['code'], 'max-length'],
    ['[3.2]', { code: 'AB D' }, ['code'], 'regex'],
    ['[3.2]', { code: 'AB\u200bD' }, ['code'], 'regex'],
    ['[3.2]', { code: undefined }, ['code'], 'not-defined'],
    ['[3.2]', { name: ' ab ' }, ['name'], 'min-length'],
    ['[3.2]', { name: 'a'.repeat(201) }, ['name'], 'max-length'],
    ['[3.2]', { policeStation: ' ab ' }, ['policeStation'], 'min-length'],
    ['[3.4]', { emailFrom: 'nowhere' }, ['emailFrom'], 'incorrect-format'],
    ['[3.4]', { emailFrom: 'Us <nowhere>' }, ['emailFrom'], 'incorrect-format'],
    ['[3.4]', { emailSignOff: 7 }, ['emailSignOff'], 'incorrect-type'],
    ['[3.4]', { patrollerInstructions: long }, ['patrollerInstructions'], 'max-length'],
    ['[3.4]', { patrolMeetUpInstructions: null }, ['patrolMeetUpInstructions'], 'incorrect-type'],
    ['[3.4]', { patrolNames: ['Night', ' '] }, ['patrolNames', '1'], 'min-length'],
    ['zone', { timeZone: 'Middle/Earth' }, ['timeZone'], 'key-not-found'],
    ['ECC address', { eccEmail: 'nowhere' }, ['eccEmail'], 'incorrect-format'],
    ['[3.11]', { coordinatorName: 'Ana\nHemi' }, ['coordinatorName'], 'incorrect-format'],
    ['[3.11]', { coordinatorPhone: '1'.repeat(51) }, ['coordinatorPhone'], 'max-length'],
    ['ECC phone', { eccPhone: '1'.repeat(51) }, ['eccPhone'], 'max-length'],
    ['[3.3]', { admin: { ...admin, firstName: ' A ' } }, ['admin', 'firstName'], 'min-length'],
    ['[3.3]', { admin: { ...admin, lastName: 'T' } }, ['admin', 'lastName'], 'min-length'],
    ['[3.3]', { admin: { ...admin, email: 'x@' } }, ['admin', 'email'], 'incorrect-format'],
    ['admin’s roles', { admin: { ...admin, roles: ['sa'] } }, ['admin', 'roles'], 'unexpected-property'],
    ['admin', { admin: undefined }, ['admin'], 'not-defined'],
    ['unknown field', { colour: 'red' }, ['colour'], 'unexpected-property'],
  ];
  it.each(refused)('refuses a bad %s: %o', async (_what, change, path, reason) => {
    const { create } = await setUp();
    const answer = await create(change);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ path, reason }] });
  });
});
