import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { peopleRoutes } from '#people/contract';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

/** An organization with an admin who adds and changes people. */
async function buildOffice() {
  const admin = await app.buildPerson({ roles: ['admin'] });
  const call = await app.as(admin);
  const add = (email: string) =>
    call(peopleRoutes.createPerson, { body: { firstName: 'Ana', lastName: 'Rua', email } });
  const change = (id: string, body: object) => call(peopleRoutes.updatePerson, { params: { id }, body });
  const leave = (id: string) => call(peopleRoutes.deletePerson, { params: { id } });
  const bring = (email: string) => {
    const people = [{ firstName: 'Ana', lastName: 'Rua', email, roles: ['patroller'] }];
    return call(peopleRoutes.importPersons, { body: { people } });
  };
  return { organizationId: admin.organizationId ?? '', call, add, change, leave, bring };
}

/** Whose each address is by the directory, and by the people themselves, where the two differ. */
async function differences() {
  const { rows } = await app.database.execute(sql`
    (select * from person_address except select lower(email), organization_id, id from person where finished is null)
    union all
    (select lower(email), organization_id, id from person where finished is null and email is not null
      except select * from person_address)`);
  return rows;
}

describe('the directory of addresses [4.2]', () => {
  it('has the address of each unfinished person, whatever is done to them', async () => {
    const { call, add, change, leave, bring } = await buildOffice();
    const { _id } = (await add('Ana@directory.nz')).body;
    const steps = [
      () => change(_id, { email: 'ANA@directory.nz' }),
      () => change(_id, { email: 'ana.rua@directory.nz' }),
      () => change(_id, { email: null }),
      () => change(_id, { email: 'Ana@directory.nz' }),
      () => leave(_id),
      () => change(_id, { email: 'rua@directory.nz' }),
      () => add('Rua@directory.nz'),
      () => leave(_id),
      () => bring('Rua@directory.nz'),
      () => leave(_id),
      () => call(routes.erasePerson, { params: { id: _id } }),
      () => add('Rua@directory.nz'),
      () => bring('bo@directory.nz'),
      () => app.services.installation.addSuperAdmin({ email: 'Sa@directory.nz', password: null }),
    ];
    for (const step of steps) {
      const answer = await step();
      if (typeof answer === 'object') expect(answer?.status).toBeLessThan(300);
      expect(await differences()).toEqual([]);
    }
  });

  /** Whoever has signed in does not get another address at once (product 9.62). */
  const neverSignedIn = { firstSignedIn: null, hasSignedIn: false };

  it('gives an address to one of several who take it at once in different ways, and the others the sentence', async () => {
    const offices = await Promise.all(Array.from({ length: 4 }, buildOffice));
    for (const freed of [false, true]) {
      const email = `wanted-${freed}@directory.nz`;
      const [first] = offices;
      if (freed && first) await first.leave((await first.add(email)).body._id);
      const answers = await Promise.all(
        offices.map(async ({ add, change, bring, organizationId }, way) => {
          if (way === 1) return bring(email.toUpperCase());
          if (way === 2)
            return change((await app.buildPerson({ organizationId, ...neverSignedIn })).id, { email });
          return add(email);
        }),
      );
      expect(answers.map(({ status }) => (status < 300 ? 'taken' : status)).toSorted()).toEqual([
        400,
        400,
        400,
        'taken',
      ]);
      for (const { status, body } of answers)
        if (status === 400) expect(JSON.stringify(body)).toContain('not-unique');
      expect(await differences()).toEqual([]);
    }
  });
});
