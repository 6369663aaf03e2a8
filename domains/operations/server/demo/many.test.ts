import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { mail } from '#platform/database/schema/mails.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { reminder } from '#platform/database/schema/reminders.ts';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { countRows } from './count-rows.fixture.ts';
import { password } from './people.ts';

const server = testApp();
const notes: string[] = [];
const note = (line: string) => void notes.push(line);

async function adminOf(code: string) {
  const [found] = await server.database
    .select()
    .from(person)
    .innerJoin(organization, eq(organization.id, person.organizationId))
    .where(eq(organization.code, code))
    .orderBy(person.id)
    .limit(1);
  if (!found) throw new Error(`${code} has no people`);
  return found.person;
}

describe('a demonstration with many organizations', () => {
  let signIns: string[] = [];
  beforeAll(async () => {
    await server.services.demo.load();
    signIns = await server.services.demo.signIns();
    await server.services.demo.loadMany(2, note);
  });

  it('adds them to the one that is there, and tells how far it is [15.35]', async () => {
    expect(await server.database.$count(organization)).toBe(17);
    expect(notes.at(-1)).toBe('The indexes are being made.');
    expect(await server.services.demo.signIns()).toEqual(signIns);
  });

  it('gives each 60 people, and 780 patrols with their records [15.35]', async () => {
    const admin = await adminOf('D00F');
    const client = { ip: '127.0.0.1', userAgent: 'test' };
    const input = { email: admin.email ?? '', password, remember: false, sharedDevice: false };
    expect((await server.services.auth.signIn(input, client)).claims.sub).toBe(admin.id);
    const call = await server.as(admin);
    const now = server.clock.now();
    const matches = async (when: object) =>
      (await call(patrolRoutes.listPatrols, { query: { filter: { when } } })).body.matches;
    expect(await matches({ $gt: now })).toBe(50);
    expect(await matches({ $lte: now })).toBe(730);
    expect((await call(peopleRoutes.listPersons)).body.matches).toBe(60);
    const incidents = (await call(incidentRoutes.listIncidents)).body;
    expect(incidents.matches).toBeGreaterThan(3000);
    const started = incidents.items[0]?.patrol._id ?? '';
    const { body } = await call(patrolRoutes.getPatrol, { params: { id: started } });
    expect(body).toMatchObject({ started: {}, eccLogOnResponse: {}, incidents: expect.any(Array) });
  });

  it('has sent all its mails, and all reminders of what has begun [15.35]', async () => {
    expect(await server.database.$count(mail)).toBeGreaterThan(2 * 700 * 2);
    expect(await server.database.$count(mail, isNotNull(mail.nextAttempt))).toBe(0);
    const { organizationId } = await adminOf('D00G');
    const ofIt = ({ organizationId: column }: typeof patrol | typeof reminder) =>
      eq(column, organizationId ?? '');
    const begun = and(ofIt(patrol), isNotNull(patrol.finalized), lte(patrol.when, server.clock.now()));
    const reminded = and(ofIt(reminder), eq(reminder.kind, 'eve'));
    expect(await server.database.$count(reminder, reminded)).toBe(
      await server.database.$count(patrol, begun),
    );
  });

  it('is removed whole, and refused beside real organizations [15.35]', async () => {
    await server.services.demo.remove();
    expect(await server.database.$count(organization)).toBe(0);
    await server.buildOrganization();
    const before = await countRows(server.database);
    const refused = server.services.demo.loadMany(1, note);
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow('organizations of its own');
    expect(await countRows(server.database)).toEqual(before);
  });
});
