import { expect, it } from 'vitest';
import { apiPrefix } from '#contract';
import { organizationRoutes } from '#organizations/contract';
import { peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';

const server = testApp();

it('the log has each call with its route, its answer and who made it, refused or not [15.37]', async () => {
  const person = await server.buildPerson({ roles: ['patroller'] });
  const call = await server.as(person);
  await call(peopleRoutes.getPerson, { params: { id: person.id } });
  await call(organizationRoutes.listOrganizations);
  await (await server.as(null))(peopleRoutes.listPersons);
  const lines = server.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request answered');
  expect(lines).toEqual([
    expect.objectContaining({ route: `${apiPrefix}/person/:id`, status: 200, person: person.id }),
    expect.objectContaining({ route: `${apiPrefix}/organizations`, status: 403, person: person.id }),
    expect.not.objectContaining({ person: expect.anything() }),
  ]);
  expect(lines.at(-1)).toMatchObject({ route: `${apiPrefix}/persons`, status: 401 });
});
