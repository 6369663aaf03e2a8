import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { accessCookie, apiPrefix, type Role } from '#contract';
import { incident } from '#platform/database/schema/record.ts';
import { incidentRoutes } from '#record/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;
const place = { latitude: -36.891_234_56, longitude: 174.93 };
const person = { name: '=HYPERLINK("x")', phone: '+64 21 555 0188', email: null };
const vehicle = {
  ...{ rego: 'NPR418', color: 'Silver', make: 'Mazda', model: null, type: null, year: 2009 },
  ...{ reportedStolen: true, hasLivery: false },
};

type Roster = Awaited<ReturnType<typeof buildRoster>>;

/** Inserts so many incidents of a patrol, a minute apart; each moment has two. */
async function insertMany({ organizationId, patrol }: Roster, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ organizationId, patrolId: patrol.id, id: newId(), what: 'Location', ...place },
    when: new Date(Date.parse(at('00:00')) + Math.floor(index / 2) * 60_000).toISOString(),
  }));
  await app.database.insert(incident).values(rows);
  return rows.map(({ id }) => id);
}

describe('the incidents on the map [18.5]', () => {
  it('are those with coordinates that match, the earliest first', async () => {
    const { organizationId, patrol, hemi } = await buildRoster(app);
    const of = { organizationId, patrolId: patrol.id, ...place };
    const later = await app.buildIncident({ ...of, when: at('10:00'), what: 'Fire', whatDetails: 'Small' });
    const sooner = await app.buildIncident({ ...of, when: at('09:00') });
    await app.buildIncident({ ...of, longitude: null, latitude: null });
    await app.buildIncident({ ...of, deleted: at('11:00') });
    await app.buildIncident(place);
    const call = await app.as(hemi);
    const points = [
      [sooner.id, 174.93, -36.891_23, 'Location', Date.parse(at('09:00')) / 1000],
      [later.id, 174.93, -36.891_23, 'Fire', Date.parse(at('10:00')) / 1000],
    ];
    const { body, headers } = await call(incidentRoutes.mapIncidents);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(body).toEqual(points);
    expect(incidentRoutes.mapIncidents.response.parse(body)).toEqual(points);
    const fires = { what: 'Fire', text: 'small', when: { $gte: at('10:00') } };
    expect((await call(incidentRoutes.mapIncidents, { query: { filter: fires } })).body).toEqual([points[1]]);
    const none = await call(incidentRoutes.mapIncidents, { query: { filter: { what: 'Dog' } } });
    expect(none.body).toEqual([]);
  });

  it('are all there, however many', async () => {
    const roster = await buildRoster(app);
    const ids = await insertMany(roster, 4001);
    const { body } = await (await app.as(roster.hemi))(incidentRoutes.mapIncidents);
    expect(body.map(([id]) => id)).toEqual(ids);
  });
});

/** Downloads the file as somebody with this role. */
async function download({ organizationId }: Roster, role: Role, filter: object = {}) {
  const cookie = await app.sessionCookie(await app.buildPerson({ organizationId, roles: [role] }));
  expect(cookie).toContain(accessCookie);
  return app.app.inject({
    url: apiPrefix + incidentRoutes.downloadIncidents.path,
    query: { filter: JSON.stringify(filter) },
    headers: { cookie },
  });
}

describe('the file of incidents [18.6]', () => {
  it('[18.6] has local times, and no cell that a spreadsheet takes for a formula', async () => {
    const roster = await buildRoster(app, { name: '-1+1' });
    const of = { organizationId: roster.organizationId, patrolId: roster.patrol.id };
    await app.buildIncident({ ...of, when: at('09:00'), what: '@SUM(A1)', address: '"Hill", Hōwick' });
    const details = 'Two lines,\nof text.';
    const involved = { people: [person], peopleDetails: '=1', vehicles: [vehicle] };
    await app.buildIncident({
      ...of,
      ...place,
      ...involved,
      when: at('11:30'),
      whatDetails: details,
      timeUncertain: true,
    });
    const { body, headers } = await download(roster, 'watcher');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toBe(
      [
        '\u{feff}"Date","Time","UTC","Kind","Details","Address","Latitude","Longitude","Nearby","Place Notes","People","People Details","Vehicles","Patrol","Patrol Date","Time Note"',
        `"2026-11-25","00:30","${at('11:30')}","Location","${details}",,-36.89123456,174.93,"near Howick",,"'=HYPERLINK(""x""), +64 21 555 0188","'=1","NPR418, Silver, Mazda, 2009, reported stolen","'-1+1","2026-11-24","not certain"`,
        `"2026-11-24","22:00","${at('09:00')}","'@SUM(A1)",,"""Hill"", Hōwick",,,,,"",,"","'-1+1","2026-11-24",`,
        '',
      ].join('\r\n'),
    );
  });

  it('[2.10, 18.6] has what matches, without people and vehicles for a summary recipient', async () => {
    const roster = await buildRoster(app);
    const of = { organizationId: roster.organizationId, patrolId: roster.patrol.id };
    await app.buildIncident({ ...of, what: 'Fire', people: [person], vehicles: [vehicle] });
    await app.buildIncident({ ...of, what: 'Graffiti' });
    await app.buildIncident({ what: 'Fire' });
    const { body } = await download(roster, 'summary-recipient', { what: 'Fire' });
    expect(body.trimEnd().split('\r\n')).toHaveLength(2);
    expect(body).not.toMatch(/HYPERLINK|NPR418|People|Vehicles/);
    const found = await download(roster, 'summary-recipient', { text: 'npr418' });
    expect(found.body.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('[18.6] is named after the organization and the local day', async () => {
    const { id: organizationId } = await app.buildOrganization({ code: `Ō"/1` });
    const admin = await app.buildPerson({ organizationId, roles: ['admin'] });
    app.clock.set('2026-11-24T11:30:00.000Z');
    const { headers } = await (await app.as(admin))(incidentRoutes.downloadIncidents);
    expect(headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''%C5%8C--1-incidents-2026-11-25.csv",
    );
  });

  it('[18.6] has every one of many, read in batches', async () => {
    const roster = await buildRoster(app);
    await insertMany(roster, 401);
    const query = vi.spyOn(app.database.$client, 'query');
    const { body } = await download(roster, 'admin');
    expect(query.mock.calls.length).toBeLessThan(8);
    query.mockRestore();
    const times = body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[2]);
    expect(times).toHaveLength(401);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
