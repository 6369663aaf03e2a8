import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { apiPrefix } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { patrol } from '#platform/database/schema/patrols.ts';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();
const at = (clock: string) => `2026-11-24T${clock}:00.000Z`;

type Roster = Awaited<ReturnType<typeof buildRoster>>;

/** Downloads the file as the roster's watcher, and returns its lines after the headings. */
async function download({ watcher }: Roster, filter: object = {}) {
  const { headers, body } = await app.app.inject({
    url: apiPrefix + patrolRoutes.downloadPatrols.path,
    query: { filter: JSON.stringify(filter) },
    headers: { cookie: await app.sessionCookie(watcher) },
  });
  const [heading, ...lines] = body.trimEnd().split('\r\n');
  return { headers, heading, lines };
}

describe('the file of patrols [14.45]', () => {
  it('has local times, who took part, hours, kilometres and the event number, and no formula', async () => {
    const roster = await buildRoster(app, {
      when: at('08:00'),
      hours: 3,
      name: '=SUM(A1)',
      callSign: '@HSCP',
      finalized: at('01:00'),
      eccLogOnResponse: at('07:50'),
      policeEventNumber: 'P062341987',
      started: { started: at('08:00'), vehicle: { rego: 'NPR418', startOdometer: 100 } },
      finished: { finished: at('11:30'), vehicle: { finishOdometer: 147.3 } },
    });
    const {
      organizationId,
      patrol: { id: patrolId },
    } = roster;
    const member = async (firstName: string, lastName: string, given: object = {}) => {
      const { id: personId } = await app.buildPerson({ organizationId, firstName, lastName });
      await app.buildAssignment({ organizationId, patrolId, personId, ...given });
    };
    await member('=Hemi', 'Tamihana');
    await member('Mere', 'Ngata');
    await member('Absent', 'Ones', { didNotShow: at('12:00') });
    await member('Declining', 'Ones', { declined: at('02:00') });
    await member('Removed', 'Ones', { removed: at('02:00') });
    await app.buildGuest({ organizationId, patrolId, name: '+Constable' });
    await app.buildGuest({ organizationId, patrolId, name: 'Nobody', removed: at('02:00') });
    const { headers, heading, lines } = await download(roster);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/-patrols-\d{4}-\d\d-\d\d\.csv$/);
    expect(heading).toBe(
      '\u{feff}"Date","Time","Planned Hours","Type","Name","Call Sign","State","Event Number","Started","Finished","Crew","Crew Names","Guests","Hours of All","Kilometres"',
    );
    expect(lines).toEqual([
      `"2026-11-24","21:00",3,"Patrol","'=SUM(A1)","'@HSCP","Finalized","P062341987","2026-11-24 21:00","2026-11-25 00:30",2,"'=Hemi TAMIHANA; Mere NGATA","'+Constable",7,47.3`,
    ]);
  });

  it('has what the filter leaves of the own organization, the latest first, and nobody in what was not held', async () => {
    const roster = await buildRoster(app, {
      when: at('08:00'),
      cancelled: at('07:00'),
      finalized: at('01:00'),
    });
    const { organizationId, patrol: cancelled } = roster;
    const draft = await app.buildPatrol({ organizationId, when: at('09:00'), type: 'event' });
    await app.buildPatrol({ organizationId, when: at('20:00') });
    await app.buildPatrol({ organizationId, when: at('07:00'), deleted: at('07:00') });
    await app.buildPatrol({ when: at('08:30') });
    for (const { id: patrolId } of [cancelled, draft]) {
      await app.buildAssignment({ organizationId, patrolId });
      await app.buildGuest({ organizationId, patrolId });
    }
    const { lines } = await download(roster, { deleted: null, when: { $lte: at('10:00') } });
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^"2026-11-24","22:00",.*"Event",.*"Draft",,,,0,,,0,$/);
    expect(lines[1]).toMatch(/^"2026-11-24","21:00",.*"Patrol",.*"Cancelled",,,,0,,,0,$/);
    const { lines: events } = await download(roster, { type: 'event' });
    expect(events).toEqual(lines.slice(0, 1));
  });

  it('has every one of many, read in batches', async () => {
    const roster = await buildRoster(app, { when: at('08:00') });
    const { organizationId, patrol: template } = roster;
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...template,
      organizationId,
      id: newId(),
      when: new Date(Date.parse(at('00:00')) - Math.floor(index / 2) * 3_600_000).toISOString(),
    }));
    await app.database.insert(patrol).values(rows);
    const query = vi.spyOn(app.database.$client, 'query');
    const { lines } = await download(roster);
    expect(query.mock.calls.length).toBeLessThan(8);
    query.mockRestore();
    const times = lines.map((line) => line.split(',').slice(0, 2).join());
    expect(times).toHaveLength(301);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
