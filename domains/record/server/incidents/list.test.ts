import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Search } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { incident } from '#platform/database/schema/record.ts';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
type Roster = Awaited<ReturnType<typeof buildRoster>>;
type Given = Partial<typeof incident.$inferInsert>;

const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;
const person = { name: 'Jōhn O’Brien', phone: '021 555 0188', email: 'john@example.nz' };
const car = { rego: 'NPR418', color: 'Silver', make: 'Mazda', model: 'Demio', type: null, year: 2009 };
const vehicle = { ...car, reportedStolen: true, hasLivery: null };
const involved = { people: [person], peopleDetails: 'Wore a hoodie.', vehicles: [vehicle] };
const nobody = { people: [], peopleDetails: null, vehicles: [] };

function incidentOf({ organizationId, patrol }: Roster, given: Given) {
  return app.buildIncident({ organizationId, patrolId: patrol.id, ...given });
}

/** Returns what a person finds by a filter: the details of each incident, in the order of the list. */
async function found(who: Roster['admin'], query: { filter?: object; sort?: 'when' | '-when' } = {}) {
  const call = await app.as(who);
  const { status, body } = await call(incidentRoutes.listIncidents, { query });
  expect(status).toBe(200);
  expect(body.matches).toBe(body.items.length);
  return body.items.map(({ whatDetails }) => whatDetails);
}

describe('the list of incidents [18.1]', () => {
  it('has them with their patrol, the latest first, or the earliest', async () => {
    const roster = await buildRoster(app);
    await incidentOf(roster, { when: at('09:00'), whatDetails: 'first' });
    await incidentOf(roster, { when: at('10:00'), whatDetails: 'second', address: 'Stockade Hill' });
    expect(await found(roster.admin)).toEqual(['second', 'first']);
    expect(await found(roster.admin, { sort: 'when' })).toEqual(['first', 'second']);
    const { body } = await (await app.as(roster.hemi))(incidentRoutes.listIncidents, { query: { limit: 1 } });
    const { id: _id, name, when, type } = roster.patrol;
    expect(body.matches).toBe(2);
    expect(body.items).toMatchObject([
      { patrol: { _id, name, when, type }, location: { address: 'Stockade Hill' } },
    ]);
    const beyond = await (await app.as(roster.hemi))(incidentRoutes.listIncidents, { query: { skip: 5 } });
    expect(beyond.body).toEqual({ items: [], matches: 2 });
  });

  it('leaves out deleted ones and those of other organizations', async () => {
    const roster = await buildRoster(app);
    await incidentOf(roster, { whatDetails: 'gate open' });
    await incidentOf(roster, { whatDetails: 'gate shut', deleted: at('11:00') });
    await app.buildIncident({ whatDetails: 'gate elsewhere' });
    expect(await found(roster.admin)).toEqual(['gate open']);
    expect(await found(roster.admin, { filter: { text: 'gate' } })).toEqual(['gate open']);
  });
});

describe('the filter of incidents [18.1]', () => {
  let roster: Roster;
  beforeAll(async () => {
    roster = await buildRoster(app);
    await incidentOf(roster, {
      when: at('11:00'),
      what: 'Graffiti',
      whatDetails: 'Tags on a wall, ca. 100% fresh',
    });
    await incidentOf(roster, {
      when: at('10:00'),
      what: 'Fire',
      whatDetails: 'Small grass fire',
      ...involved,
    });
    await incidentOf(roster, {
      when: at('09:00'),
      what: 'Dog',
      whatDetails: null,
      address: 'Hōwick, Te-Ara Rd',
    });
    await incidentOf(roster, { when: at('08:00'), what: 'Site check', whatDetails: 'Gate_2 don’t lock' });
  });

  it.each([
    [{ what: 'Fire' }, ['Small grass fire']],
    [{ what: 'Dog' }, [null]],
    [{ what: 'fire' }, []],
    [{ when: { $gte: at('09:00'), $lt: at('11:00') } }, ['Small grass fire', null]],
    [{ when: { $gt: at('09:00'), $lte: at('11:00') }, what: 'Fire' }, ['Small grass fire']],
    [{ what: 'Graffiti', text: 'small' }, []],
  ])('[18.2] %j', async (filter, details) => {
    expect(await found(roster.watcher, { filter })).toEqual(details);
  });

  it.each([
    ['SMALL fi', 'Small grass fire'],
    ['fire gras', 'Small grass fire'],
    ['howick', null],
    ['HOW\u0304ick ara', null],
    ['site', 'Gate_2 don’t lock'],
    ["don't", 'Gate_2 don’t lock'],
    ['dont', 'Gate_2 don’t lock'],
    ['gate_2', 'Gate_2 don’t lock'],
    ['100%', 'Tags on a wall, ca. 100% fresh'],
    ['!fire:*', 'Small grass fire'],
    ['🚓 wall', 'Tags on a wall, ca. 100% fresh'],
  ])('[18.4] finds “%s”', async (text, details) => {
    expect(await found(roster.hemi, { filter: { text } })).toEqual([details]);
  });

  it.each(['all', 'rass', '%', '_', '🚓', '&', "' | x", '10x', 'small & tags', 'oo'])(
    '[18.4] finds nothing by “%s”',
    async (text) => {
      expect(await found(roster.hemi, { filter: { text } })).toEqual([]);
    },
  );

  it.each(['john', 'obrien', 'npr4', 'hoodie', 'mazda 2009', '0188'])(
    '[2.10] finds people and vehicles by “%s” for admins and watchers only',
    async (text) => {
      expect(await found(roster.admin, { filter: { text } })).toEqual(['Small grass fire']);
      expect(await found(roster.watcher, { filter: { text: `${text} grass` } })).toEqual([
        'Small grass fire',
      ]);
      expect(await found(roster.hemi, { filter: { text } })).toEqual([]);
      expect(await found(roster.hemi, { filter: { text: `${text} grass` } })).toEqual([]);
    },
  );

  it.each(['name', 'phone', 'rego', 'null', 'true', 'reported'])(
    '[18.4] does not take “%s” for a word of an incident',
    async (text) => {
      expect(await found(roster.admin, { filter: { text } })).toEqual([]);
    },
  );

  it('[18.4] takes any text as words', async () => {
    const call = await app.as(roster.admin);
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: fc.constantFrom(...`a1 '"\\:*&|!<->()%_\u0304`), maxLength: 20 }),
      fc.constantFrom('x'.repeat(1_000_000), 'a\0b'),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const { status } = await call(incidentRoutes.listIncidents, { query: { filter: { text } } });
        expect(status).toBe(Search.safeParse(text).success ? 200 : 400);
      }),
      { numRuns: 150 },
    );
  });

  it('[18.4] follows an edit, and does not mind a word of any length', async () => {
    const other = await buildRoster(app);
    const { id } = await incidentOf(other, { whatDetails: 'x'.repeat(5000), locationNotes: 'Bay' });
    expect(await found(other.hemi, { filter: { text: 'bay' } })).toHaveLength(1);
    await app.database.update(incident).set({ locationNotes: 'Beach' }).where(eq(incident.id, id));
    expect(await found(other.hemi, { filter: { text: 'bay' } })).toEqual([]);
    expect(await found(other.hemi, { filter: { text: 'beach' } })).toHaveLength(1);
  });
});

describe('the people and vehicles of an incident', () => {
  it('[2.10] reach admins, watchers and that patrol’s crew, in the list and on the patrol [2.11]', async () => {
    const roster = await buildRoster(app);
    const { organizationId, patrol, hemi, mere, admin, watcher } = roster;
    await incidentOf(roster, { ...involved, whatDetails: 'Two people.' });
    const decliner = await app.buildPerson({ organizationId });
    const recipient = await app.buildPerson({ organizationId, roles: ['summary-recipient'] });
    const of = { organizationId, patrolId: patrol.id };
    await app.buildAssignment({ ...of, personId: hemi.id });
    await app.buildAssignment({ ...of, personId: decliner.id, declined: at('07:00') });
    await app.buildAssignment({ ...of, personId: mere.id, removed: at('07:00') });
    for (const [who, seen] of [
      ...[admin, watcher, hemi].map((one) => [one, involved] as const),
      ...[mere, decliner, recipient].map((one) => [one, nobody] as const),
    ]) {
      const call = await app.as(who);
      const list = await call(incidentRoutes.listIncidents);
      expect(list.body.items).toMatchObject([{ whatDetails: 'Two people.', ...seen }]);
      const read = await call(patrolRoutes.getPatrol, { params: { id: patrol.id } });
      expect(read.body.incidents).toMatchObject([{ whatDetails: 'Two people.', ...seen }]);
    }
  });
});
