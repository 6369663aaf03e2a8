import { describe, expect, it, vi } from 'vitest';
import { memberRoles, type Role, roles } from '#contract';
import { type Person, peopleRoutes } from '#people/contract';
import { testApp } from '#server/testing/app.ts';

/** Every member sees names; few see contact details (product 2.7). */

const app = testApp();
const yesterday = '2026-11-20T00:00:00.000Z';
const hourAgo = '2026-11-21T05:00:00.000Z';

const name = ['_id', 'finished', 'firstName', 'lastName'];
const contact = [...name, 'email', 'idNumber', 'phone'].toSorted();
const everything = [...contact, 'firstSignedIn', 'invited', 'mailVia', 'roles', 'started'].toSorted();
const forAdmins = [...everything, 'edited', 'notices', 'summaries', 'version'].toSorted();

async function colleagues(role: Role = 'patroller') {
  const { id: organizationId } = await app.buildOrganization();
  const viewer = await app.buildPerson({ organizationId, roles: [role], phone: '021 1' });
  const other = await app.buildPerson({ organizationId, phone: '021 2' });
  return { organizationId, viewer, other };
}
type Colleagues = Awaited<ReturnType<typeof colleagues>>;

/** Returns the visible fields of the other person in a single read; the list must show the same, except edits and choices. */
async function fieldsSeen({ viewer, other }: Pick<Colleagues, 'viewer' | 'other'>): Promise<string[]> {
  const call = await app.as(viewer);
  const { body: single } = await call(peopleRoutes.getPerson, { params: { id: other.id } });
  const { items } = (await call(peopleRoutes.listPersons)).body;
  const { version: _, edited: __, notices: _notices, summaries: _summaries, ...listed } = single;
  expect(items.find(({ _id }) => _id === other.id)).toEqual(listed);
  return fieldsOf(single);
}

function fieldsOf(person: Person): string[] {
  return Object.keys(person).toSorted();
}

describe('the visible fields of a person [2.7, 4.8]', () => {
  const seen = { admin: forAdmins, watcher: everything, 'summary-recipient': name, patroller: name };

  it.each(memberRoles)('for a %s', async (role) => {
    expect(await fieldsSeen(await colleagues(role))).toEqual(seen[role]);
  });

  it.each(memberRoles)('for a %s reading themself are all', async (role) => {
    const { viewer } = await colleagues(role);
    expect(await fieldsSeen({ viewer, other: viewer })).toEqual(role === 'admin' ? forAdmins : everything);
  });

  it('with several roles are those of the strongest [2.1]', async () => {
    const { organizationId, other } = await colleagues();
    const viewer = await app.buildPerson({ organizationId, roles: ['patroller', 'watcher'] });
    expect(await fieldsSeen({ viewer, other })).toEqual(everything);
  });
});

describe('crew-mates see each other’s contact details [2.7]', () => {
  const both = [{}, {}] as const;
  type Given = Parameters<typeof app.buildPatrol>[0];
  type Assigned = readonly [
    Parameters<typeof app.buildAssignment>[0],
    Parameters<typeof app.buildAssignment>[0],
  ];

  const cases: [string, Given, Assigned, string[]][] = [
    ['on an upcoming patrol', {}, both, contact],
    ['on an upcoming event', { type: 'event' }, both, contact],
    ['whether they have accepted or not', {}, [{ accepted: yesterday }, {}], contact],
    ['while it runs', { when: hourAgo }, both, contact],
    ['until the minute of its end', { when: hourAgo, hours: 61 / 60 }, both, contact],
    [
      'while a started one runs beyond its end',
      { when: hourAgo, hours: 1, started: { started: hourAgo } },
      both,
      contact,
    ],
    [
      'not from a day past its end on, though it never finished [2.7]',
      { when: yesterday, hours: 6, started: { started: yesterday } },
      both,
      name,
    ],
    ['not from its end on', { when: hourAgo, hours: 1 }, both, name],
    [
      'not after it has finished',
      { when: hourAgo, started: { started: hourAgo }, finished: { finished: hourAgo } },
      both,
      name,
    ],
    ['not on a cancelled one', { cancelled: yesterday }, both, name],
    ['not on a deleted one', { deleted: yesterday }, both, name],
    ['not those who declined', {}, [{}, { declined: yesterday }], name],
    ['not if the viewer declined', {}, [{ declined: yesterday }, {}], name],
    ['not those who were removed', {}, [{}, { removed: yesterday }], name],
    ['not if the viewer was removed', {}, [{ removed: yesterday }, {}], name],
  ];

  it.each(cases)('%s', async (_what, patrol, [own, mate], fields) => {
    const { organizationId, viewer, other } = await colleagues();
    const { id: patrolId } = await app.buildPatrol({ ...patrol, organizationId });
    const of = { organizationId, patrolId };
    await app.buildAssignment({ ...own, ...of, personId: viewer.id });
    await app.buildAssignment({ ...mate, ...of, personId: other.id });
    expect(await fieldsSeen({ viewer, other })).toEqual(fields);
    expect(await fieldsSeen({ viewer: other, other: viewer })).toEqual(fields);
    const bystander = await app.buildPerson({ organizationId });
    expect(await fieldsSeen({ viewer, other: bystander })).toEqual(name);
    expect(await fieldsSeen({ viewer: bystander, other })).toEqual(name);
  });
});

describe('reading people', () => {
  it('takes one statement for a list, and one for a person', async () => {
    const { organizationId, viewer, other } = await colleagues();
    const actor = { ...viewer, personId: viewer.id, sessionId: viewer.id, organizationId };
    const query = vi.spyOn(app.database.$client, 'query');
    await app.services.people.list(actor, { limit: 50, skip: 0, sort: 'lastName' });
    const ofList = query.mock.calls.length;
    await app.services.people.get(actor, other.id);
    const ofPerson = query.mock.calls.length - ofList;
    query.mockRestore();
    expect([ofList, ofPerson]).toEqual([1, 1]);
  });
});

describe('one’s own profile [4.13]', () => {
  it.each(roles)('is complete for a %s', async (role) => {
    const { id: organizationId } = await app.buildOrganization({ timeZone: 'Pacific/Chatham' });
    const contact = { phone: '021 555 0101', idNumber: '4711' };
    const somebody = await app.buildPerson({ organizationId, roles: [role], ...contact });
    const { status, body } = await (await app.as(somebody))(peopleRoutes.getMyProfile);
    const { id: _id, email, firstName, lastName, started } = somebody;
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ _id, email, firstName, lastName, ...contact, started },
      roles: [role],
      notices: 'each',
      summaries: 'each',
      finished: null,
      organizationId: role === 'sa' ? null : organizationId,
      timeZone: role === 'sa' ? 'Pacific/Auckland' : 'Pacific/Chatham',
      secondStep: null,
      analytics: null,
    });
  });
});
