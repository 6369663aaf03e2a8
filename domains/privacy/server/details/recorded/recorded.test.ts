import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { apiPrefix, type Role } from '#contract';
import { day } from '#platform/clock.ts';
import { auditEvent } from '#platform/database/schema/auth.ts';
import { erasure, privacyHold } from '#platform/database/schema/privacy.ts';
import { formerIncident, incident, setAside } from '#platform/database/schema/record.ts';
import { routes } from '#server/app/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { readArchive } from '../archive/archive.fixture.ts';
import { eraseDue } from '../erasures/erase-due.ts';

const app = testApp();
const smith = { name: 'J. Smïth', phone: '021 555 0177', email: null };
const jones = { name: 'A. Jones', phone: '021 555 0188', email: 'jones@example.nz' };
const none = {
  color: null,
  make: null,
  model: null,
  type: null,
  year: null,
  reportedStolen: null,
  hasLivery: null,
};
const car = { ...none, rego: 'NPR418', color: 'silver' };
const when = '2026-11-24T09:00:00.000Z';

type Person = Awaited<ReturnType<typeof app.buildPerson>>;

/** An organization that has recorded Smith's car on one patrol, and Smith in a former version, in a deleted incident, and set aside. */
async function buildRecorded() {
  const { id: organizationId } = await app.buildOrganization();
  const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
  const { id: patrolId } = await app.buildPatrol({ organizationId });
  const own = { organizationId, patrolId };
  const present = await app.buildIncident({
    ...own,
    people: [smith, jones],
    vehicles: [car],
    what: 'Disorder',
  });
  const changed = await app.buildIncident({ ...own, peopleDetails: null, what: 'Theft' });
  const deleted = await app.buildIncident({
    ...own,
    peopleDetails: 'Smith’s brother',
    deleted: when,
    deletedBy: admin.id,
  });
  await app.buildIncident({ ...own, whatDetails: 'Smith shouted', people: [jones] });
  const stored = { when, what: 'Theft', people: [smith], peopleDetails: null, vehicles: [] };
  const asStored: (typeof formerIncident.$inferInsert)['incident'] = {
    ...{ _id: changed.id, whatDetails: null, location: null, by: null, recorded: null, received: null },
    ...{ late: false, edited: null },
    ...stored,
  };
  await app.database.insert(formerIncident).values({
    ...own,
    id: newId(),
    incidentId: changed.id,
    incident: asStored,
    replaced: when,
    replacedBy: admin.id,
    deleted: false,
  });
  const asideId = newId();
  const entry = { ...asStored, _id: asideId };
  await app.database.insert(setAside).values({ ...own, kind: 'incident', id: asideId, entry, kept: when });
  const call = async (who: Person = admin) => app.as(who);
  const find = async (text: string, who?: Person) =>
    (await call(who))(routes.listRecorded, { query: { filter: { text } } });
  const ids = async (text: string) => new Set((await find(text)).body.items.map(({ _id }) => _id));
  const choose = async (incidents: string[], who?: Person) =>
    (await call(who))(routes.eraseRecorded, { body: { incidents } });
  /** Erases, and lets the day pass in which that can be undone. */
  const erase = async (incidents: string[], who?: Person) => {
    const answer = await choose(incidents, who);
    app.clock.advance(day);
    await eraseDue(app.context);
    return answer;
  };
  const all = [present.id, changed.id, deleted.id, asideId];
  return {
    organizationId,
    admin,
    patrolId,
    present,
    changed,
    deleted,
    asideId,
    all,
    find,
    ids,
    choose,
    erase,
  };
}

describe('whom crews have recorded [22.11]', () => {
  it.each(['smith', 'SMITH', 'Smï', 'j smith'])(
    'is found by %s, wherever it stands [22.11]',
    async (text) => {
      const { ids, all, deleted } = await buildRecorded();
      const expected = new Set(text === 'j smith' ? all.filter((id) => id !== deleted.id) : all);
      expect(await ids(text)).toEqual(expected);
    },
  );

  it.each(['NPR418', 'npr 418', 'npr', '0177', 'jones@example.nz'])(
    'is found by a plate with blanks, a phone and an address: %s [22.11]',
    async (text) => {
      const { ids, present } = await buildRecorded();
      expect(await ids(text)).toContain(present.id);
    },
  );

  it.each(['shouted', '', '%', '!&|', 'Smithson'])(
    'is not found by %j, which nobody has [22.11]',
    async (text) => {
      const { find, present } = await buildRecorded();
      const { body } = await find(text);
      expect(body.items?.map(({ _id }) => _id) ?? []).not.toContain(present.id);
    },
  );

  it('says where it stands, with its patrol, and comes by the page [22.11]', async () => {
    const { admin, patrolId, changed, all } = await buildRecorded();
    const page = async (skip: number) => {
      const query = { filter: { text: 'smith' }, limit: 3, skip };
      return (await (await app.as(admin))(routes.listRecorded, { query })).body;
    };
    const [first, second] = [await page(0), await page(3)];
    expect([first.matches, first.items.length, second.items.length]).toEqual([4, 3, 1]);
    const items = [...first.items, ...second.items];
    expect(new Set(items.map(({ _id }) => _id))).toEqual(new Set(all));
    expect(items.find(({ _id }) => _id === changed.id)).toMatchObject({
      when,
      what: 'Theft',
      held: false,
      patrol: { _id: patrolId, name: 'Regular patrol' },
      recorded: [{ in: 'former', people: [smith], vehicles: [] }],
    });
  });

  it.each<Role>(['watcher', 'summary-recipient', 'patroller'])('is not for a %s [22.11]', async (role) => {
    const { organizationId, find, erase, all } = await buildRecorded();
    const other = await app.buildPerson({ organizationId, roles: [role] });
    expect([(await find('smith', other)).status, (await erase(all, other)).status]).toEqual([403, 403]);
  });

  it('is nothing of another organization, and cannot be erased by it [22.11]', async () => {
    const { all, ids } = await buildRecorded();
    const { admin, erase, ids: others } = await buildRecorded();
    expect((await erase(all, admin)).body).toEqual({ held: 0 });
    expect(await ids('smith')).toEqual(new Set(all));
    expect([...(await others('smith'))].filter((id) => all.includes(id))).toEqual([]);
  });
});

describe('erasing people and plates of incidents [22.12]', () => {
  it('takes them from the record, former versions and what is set aside, and leaves what happened [22.12]', async () => {
    const { admin, all, present, asideId, ids, erase } = await buildRecorded();
    expect(await erase(all)).toMatchObject({ status: 200, body: { held: 0 } });
    expect(await ids('smith')).toEqual(new Set());
    const [row] = await app.database.select().from(incident).where(eq(incident.id, present.id));
    expect(row).toMatchObject({
      what: 'Disorder',
      people: [],
      vehicles: [{ rego: null, color: 'silver' }],
      involvedRemoved: app.clock.now(),
    });
    const [aside] = await app.database.select().from(setAside).where(eq(setAside.id, asideId));
    expect(aside?.entry).toMatchObject({ what: 'Theft', people: [] });
    const noted = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, admin.id));
    expect(noted).toMatchObject([{ event: 'recorded-erased' }]);
  });

  it('takes those of the chosen incidents alone, twice at once as well [22.12]', async () => {
    const { organizationId, present, changed, deleted, asideId, ids, choose, erase } = await buildRecorded();
    const answers = await Promise.all([choose([present.id]), choose([present.id, present.id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await app.database.$count(erasure, eq(erasure.organizationId, organizationId))).toBe(1);
    await erase([present.id]);
    expect(await ids('smith')).toEqual(new Set([changed.id, deleted.id, asideId]));
  });

  it('takes nothing of what is held, and says how much that is [22.12]', async () => {
    const { organizationId, admin, patrolId, present, all, find, erase } = await buildRecorded();
    const hold = { organizationId, patrolId, reason: 'Police file', until: '2026-12-31' };
    const made = { made: when, madeBy: admin.id };
    await app.database.insert(privacyHold).values({ ...hold, ...made, id: newId(), incidentId: present.id });
    expect((await erase(all)).body).toEqual({ held: 1 });
    const { items } = (await find('smith')).body;
    expect(items).toMatchObject([{ _id: present.id, held: true }]);
  });

  it.each([[[]], [['x']], ['all'], [Array.from({ length: 101 }, () => newId())]])(
    'takes no list that is empty, wrong or too long [22.12]',
    async (incidents) => {
      const { admin } = await buildRecorded();
      const answer = await (await app.as(admin))(routes.eraseRecorded, { body: { incidents } });
      expect(answer.status).toBe(incidents.length === 0 ? 200 : 400);
    },
  );
});

it('exports what is recorded of whom was sought, without the others of the same incidents [22.11]', async () => {
  const { admin } = await buildRecorded();
  const headers = { cookie: await app.sessionCookie(admin) };
  const query = { filter: JSON.stringify({ text: 'smith' }) };
  const response = await app.app.inject({ url: `${apiPrefix}/recorded-people.zip`, query, headers });
  expect(response.statusCode).toBe(200);
  const { rows, json } = readArchive(response.rawPayload);
  const found = rows('People and Vehicles') ?? [];
  expect(
    found
      .filter(({ Name }) => Name === 'J. Smïth')
      .map(({ Where }) => Where)
      .toSorted(),
  ).toEqual(['A former version', 'Set aside for review', 'The record']);
  expect(found.filter((line) => line['In what was typed'] === true)).toHaveLength(1);
  for (const words of ['Jones', '0188', 'brother', 'shouted']) expect(json).not.toContain(words);
  const noted = await app.database.select().from(auditEvent).where(eq(auditEvent.personId, admin.id));
  expect(noted).toMatchObject([{ event: 'recorded-downloaded' }]);
});
