import { eq, type SQL } from 'drizzle-orm';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { Conflict, ValidationFailed } from '#contract';
import { peopleHeadings, peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { person } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

let unique = 0;

/** An organization with an admin who imports. Addresses are its own: `at('ana')`. */
async function buildImporting() {
  const roster = await buildRoster(app);
  const { organizationId } = roster;
  unique += 1;
  const domain = `import-${unique}.nz`;
  const at = (name: string) => `${name}@${domain}`;
  const asAdmin = await app.as(roster.admin);
  const check = async (people: object[]) => {
    const { body } = await asAdmin(peopleRoutes.checkImport, { body: { people } });
    return body.outcomes.map(({ is, who }) => (who ? `${is} ${who.firstName}` : is));
  };
  const run = (people: object[]) => asAdmin(peopleRoutes.importPersons, { body: { people } });
  const where: SQL = eq(person.organizationId, organizationId);
  const people = () => app.database.select().from(person).where(where).orderBy(person.firstName);
  const count = () => app.database.$count(person, where);
  const mails = () => app.database.$count(mail, eq(mail.organizationId, organizationId));
  return { ...roster, at, asAdmin, check, run, people, count, mails };
}

const row = (firstName: string, email: string | null, others: object = {}) => ({
  firstName,
  lastName: 'Import',
  email,
  roles: ['patroller'],
  ...others,
});

describe('an import [4.21]', () => {
  it('adds everybody without a mail, and nobody when it is repeated, also at the same time', async () => {
    const { at, check, run, people, count, mails } = await buildImporting();
    const before = await count();
    const file = [
      row('Ana', at('ana'), { phone: '021 1', idNumber: '7' }),
      row('Bo', at('bo')),
      row('Cy', null),
    ];
    expect(await check(file)).toEqual(['new', 'new', 'new']);
    expect(await count()).toBe(before);
    const both = await Promise.all([run(file), run(file)]);
    expect(both.map(({ body }) => body.added).sort()).toEqual([0, 3]);
    expect((await run(file)).body).toEqual({ added: 0, known: 3 });
    expect([await count(), await mails()]).toEqual([before + 3, 0]);
    const ana = (await people()).find(({ firstName }) => firstName === 'Ana');
    expect(ana).toMatchObject({ phone: '021 1', idNumber: '7', invited: null, started: app.clock.now() });
    expect(await check(file)).toEqual(['known Ana', 'known Bo', 'known Cy']);
  });

  it('is refused whole for one row, which is judged like a new person', async () => {
    const { at, run, count } = await buildImporting();
    const before = await count();
    const wrong: [object, string, string][] = [
      [row('', at('x')), 'firstName', 'min-length'],
      [row('X', 'x@nowhere'), 'email', 'incorrect-format'],
      [row('X', null, { roles: ['admin'] }), 'email', 'not-defined'],
      [row('X', at('x'), { roles: ['sa'] }), 'roles', 'key-not-found'],
      [row('a\u0007b', at('x')), 'firstName', 'incorrect-format'],
      [row('x'.repeat(300_000), at('x')), 'firstName', 'max-length'],
      [row('X', at('x'), { organizationId: 'y' }), 'organizationId', 'unexpected-property'],
    ];
    for (const [given, field, reason] of wrong) {
      const { status, body } = await run([row('Fine', at('fine')), given]);
      expect([field, status]).toEqual([field, 400]);
      const [issue] = ValidationFailed.parse(body).issues;
      expect(issue).toMatchObject({ path: expect.arrayContaining(['people', '1', field]), reason });
    }
    expect(await count()).toBe(before);
  });
});

describe('who a row is [4.22]', () => {
  it('is known by the address, and stays as it was', async () => {
    const { organizationId, at, check, run, people } = await buildImporting();
    await app.buildPerson({ organizationId, firstName: 'Robert', lastName: 'Brown', email: at('rb') });
    const file = [row('Bob', at('RB'), { phone: '021 9' })];
    expect(await check(file)).toEqual(['known Robert']);
    expect((await run(file)).body).toEqual({ added: 0, known: 1 });
    expect((await people()).find(({ firstName }) => firstName === 'Robert')).toMatchObject({ phone: null });
  });

  it('is another person at an address that two rows have; both are known when it is repeated', async () => {
    const { at, check, run, people } = await buildImporting();
    const file = [row('Jane', at('home')), row('John', at('HOME')), row('jané', at('home'))];
    expect(await check(file)).toEqual(['new', 'shared Jane', 'repeated Jane']);
    expect((await run(file)).status).toBe(200);
    const [jane, john] = (await people()).filter(({ firstName }) => ['Jane', 'John'].includes(firstName));
    expect([jane, john]).toMatchObject([{ email: at('home') }, { email: null, mailVia: jane?.id }]);
    expect(await check(file)).toEqual(['known Jane', 'known John', 'repeated Jane']);
    expect(await check([row('John', at('home'))])).toEqual(['known John']);
    expect(await check([...file, row('Joy', at('home'))])).toContain('shared Jane');
  });

  it('has an address to itself if its roles need one', async () => {
    const { at, check, run } = await buildImporting();
    const admin = row('Joy', at('home'), { roles: ['admin'] });
    expect(await check([row('Jane', at('home')), admin])).toEqual(['shared Joy', 'new']);
    const two = [admin, row('Jim', at('home'), { roles: ['watcher'] })];
    expect(await check(two)).toEqual(['new', 'unshareable Joy']);
    const { issues } = ValidationFailed.parse((await run(two)).body);
    expect(issues).toEqual([{ path: ['people', '1', 'email'], reason: 'not-unique', value: at('home') }]);
  });

  it('without an address is known by the name, and once in a file', async () => {
    const { organizationId, at, check } = await buildImporting();
    await app.buildPerson({ organizationId, firstName: 'Hēmi', lastName: 'Import' });
    const file = [
      row('Hemi', null),
      row('Al', null),
      row('AL', null),
      row('Bea', null),
      row('Bea', at('bea')),
    ];
    expect(await check(file)).toEqual(['known Hēmi', 'new', 'repeated Al', 'repeated Bea', 'new']);
  });

  it('who had left returns, and is not invited before an admin asks for it', async () => {
    const { organizationId, at, asAdmin, check, run, mails } = await buildImporting();
    const left = { organizationId, email: at('back'), finished: app.clock.now(), passwordHash: 'old' };
    const { id } = await app.buildPerson(left);
    expect(await check([row('Back', at('Back'))])).toEqual(['returning']);
    expect((await run([row('Back', at('Back')), row('Son', at('back'))])).body).toEqual({
      added: 2,
      known: 0,
    });
    const [back] = await app.database.select().from(person).where(eq(person.id, id));
    expect(back).toMatchObject({ finished: null, passwordHash: null, invited: null, firstName: 'Back' });
    expect(await mails()).toBe(0);
    expect((await asAdmin(peopleRoutes.getInvitations)).body.held).toBe(1);
  });
});

describe('what an import cannot use up or find out [4.23]', () => {
  it('tells of one address that is in use elsewhere at a time, twenty times an hour', async () => {
    const { at, run, check, count } = await buildImporting();
    const before = await count();
    for (const name of ['one', 'two']) await app.buildPerson({ email: at(name) });
    const file = [row('A', at('a')), row('One', at('One')), row('Two', at('two'))];
    expect(await check(file)).toEqual(['new', 'new', 'new']); // says nothing of other organizations
    const { status, body } = await run(file);
    expect([status, ValidationFailed.parse(body).issues.length]).toEqual([400, 1]);
    for (let told = 1; told < 20; told += 1) expect((await run(file)).status).toBe(400);
    expect((await run(file)).status).toBe(429);
    expect(await count()).toBe(before);
  });

  it('takes 500 rows, and leaves an organization with 999 people', async () => {
    const { run, count, asAdmin } = await buildImporting();
    const rows = (from: number, many: number) =>
      Array.from({ length: many }, (_, index) => row(`N${from + index}`, null));
    const refused = await run(rows(0, 100_000).map((one) => ({ firstName: one.firstName })));
    expect(refused.status).toBe(413);
    expect(ValidationFailed.parse((await run(rows(0, 501))).body).issues).toMatchObject([
      { path: ['people'], reason: 'max', max: 500 },
    ]);
    const first = await run(rows(0, 500));
    expect(first.body).toEqual({ added: 500, known: 0 });
    const full = await run(rows(500, 500));
    expect([full.status, Conflict.parse(full.body).code]).toEqual([409, 'too-many-people']);
    const room = 999 - (await count());
    expect((await run(rows(500, room))).body.added).toBe(room);
    expect((await asAdmin(peopleRoutes.getInvitations)).body.held).toBe(0);
  });
});

describe('the file of people [4.24]', () => {
  it('has those who have not left, with the columns of an import, which knows all of them', async () => {
    const { organizationId, admin, at, check, run } = await buildImporting();
    await app.buildPerson({ organizationId, firstName: 'Gone', finished: app.clock.now() });
    const file = [
      row('Zoe', at('home'), { phone: '+64 21 1', idNumber: '7', roles: ['patroller', 'watcher'] }),
      row('=HYPERLINK("x")', at('home')),
      row('No', null),
    ];
    expect((await run(file)).body.added).toBe(3);
    const headers = { cookie: await app.sessionCookie(admin) };
    const answer = await app.app.inject({ url: '/api/v1/persons.csv', headers });
    expect(answer.headers['content-disposition']).toMatch(/-people-2026-11-21\.csv$/);
    const text = answer.body.replace('\u{feff}', '');
    const { data, meta } = papaparse.parse<Record<string, string>>(text, {
      header: true,
      skipEmptyLines: true,
    });
    expect(meta.fields).toEqual(Object.values(peopleHeadings));
    expect(data.map((one) => one['First Name'])).not.toContain('Gone');
    expect(data.find((one) => one['First Name'] === 'Zoe')).toMatchObject({
      Phone: "'+64 21 1",
      Roles: 'Patroller, Watcher',
    });
    expect(data.map((one) => one['First Name'])).toContain('\'=HYPERLINK("x")');
    const again = data.map((one) =>
      Object.assign(row(one['First Name']?.replace(/^'/, '') ?? '', one.Email || null), {
        lastName: one['Last Name'],
      }),
    );
    expect(new Set((await check(again)).map((outcome) => outcome.split(' ')[0]))).toEqual(new Set(['known']));
  });
});
