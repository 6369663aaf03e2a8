import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { StartError } from '#embedded-postgres';
import { organization } from '#platform/database/schema/organizations.ts';
import { person, personAddress } from '#platform/database/schema/people.ts';
import { testApp } from '#server/testing/app.ts';
import { countRows } from './count-rows.fixture.ts';
import { password } from './people.ts';
import { demoService } from './service.ts';

const server = testApp();

afterEach(() => server.services.demo.remove());

describe('the list of sign-ins', () => {
  it('has the password once and one person for each set of roles', async () => {
    await server.services.demo.load();
    const lines = await server.services.demo.signIns();
    expect(lines.filter((line) => line.includes(password))).toEqual([lines[0]]);
    const people = lines.slice(1, -1).map((line) => line.trim().split(/ {2,}/));
    expect(people).toContainEqual(['hana.kereama@example.nz', 'super administrator']);
    expect(people).toContainEqual(['aroha.tamihana@example.nz', 'admin, patroller']);
    expect(people).toContainEqual(['graeme.patterson@example.nz', 'patroller']);
    expect(people).toContainEqual(['alan.drever@example.nz', 'watcher, summary recipient']);
    expect(new Set(people.map(([, words]) => words)).size).toBe(people.length);
  });

  it('leaves out people who changed their password or have finished', async () => {
    await server.services.demo.load();
    await server.database.update(person).set({ passwordHash: 'another' }).where(eq(person.firstName, 'Hana'));
    await server.database
      .update(person)
      .set({ finished: server.clock.now() })
      .where(eq(person.firstName, 'Graeme'));
    const lines = await server.services.demo.signIns();
    expect(lines.join()).not.toMatch(/hana\.kereama|graeme/);
    expect(lines.join()).toContain('colin.mackenzie@example.nz');
  });

  it('is empty without the demonstration', async () => {
    expect(await server.services.demo.signIns()).toEqual([]);
  });

  it('has no super administrator in production, where everybody could read the password', async () => {
    const settings = { ...server.context.settings, production: true };
    await demoService({ ...server.context, settings }, server.services.auth).load();
    const everybody = await server.database.select().from(person);
    expect(everybody.filter((one) => one.roles.includes('sa'))).toEqual([]);
  });
});

describe('loading', () => {
  it('is refused as a whole if a code or an address is in use', async () => {
    const taken = await server.buildOrganization({ code: 'ORCP' });
    const namesake = await server.buildPerson({ organizationId: taken.id, email: 'Priya.Naidoo@example.nz' });
    const before = await countRows(server.database);
    const refused = server.services.demo.load();
    await expect(refused).rejects.toThrow(StartError);
    await expect(refused).rejects.toThrow(/ORCP, priya.naidoo@example.nz/);
    expect(await countRows(server.database)).toEqual(before);
    await server.database.delete(person).where(eq(person.id, namesake.id));
    await server.database.delete(personAddress).where(eq(personAddress.personId, namesake.id));
    await server.database.delete(organization).where(eq(organization.id, taken.id));
  });

  it('happens once, even by several processes at once', async () => {
    await Promise.all([
      server.services.demo.load(),
      server.services.demo.load(),
      server.services.demo.load(),
    ]);
    expect(await server.database.$count(organization)).toBe(15);
  });
});
