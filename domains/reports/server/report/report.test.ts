import { describe, expect, it } from 'vitest';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';

const app = testApp();

/** Makes an organization with a patrol of the month: planned for three hours, out for three and a half. */
async function buildMonth(timeZone = 'Pacific/Auckland') {
  const { id: organizationId, code } = await app.buildOrganization({ timeZone });
  const watcher = await app.buildPerson({ organizationId, roles: ['watcher'] });
  const asWatcher = await app.as(watcher);
  const add = async (given: Parameters<typeof app.buildPatrol>[0] = {}, crew: object[] = [{}, {}]) => {
    const patrol = await app.buildPatrol({
      organizationId,
      when: '2026-11-14T08:00:00.000Z',
      finalized: '2026-11-01T00:00:00.000Z',
      ...given,
    });
    for (const person of crew) await app.buildAssignment({ organizationId, patrolId: patrol.id, ...person });
    return patrol;
  };
  return {
    code,
    add,
    member: (lastName: string, firstName = 'Hemi') =>
      app.buildPerson({ organizationId, firstName, lastName }),
    incident: (patrolId: string, when: string, what = 'Location', deleted: string | null = null) =>
      app.buildIncident({ organizationId, patrolId, when, what, deleted }),
    report: async (month = '11', year = '2026') =>
      (await asWatcher(reportRoutes.getReport, { params: { year, month } })).body,
    file: async (rest: string) =>
      app.app.inject({
        url: `/api/v1/report/2026/11${rest}`,
        headers: { cookie: await app.sessionCookie(watcher) },
      }),
  };
}

const at = '2026-11-14T08:00:00.000Z';
const recorded = {
  started: { started: at, vehicle: { rego: 'KLM127', startOdometer: 84_212.1 } },
  finished: { finished: '2026-11-14T11:30:00.000Z', vehicle: { finishOdometer: 84_259.4 } },
};

describe('the report of a month [20.2]', () => {
  it('adds up patrols, the hours of all, kilometres, and incidents by kind [20.2]', async () => {
    const { add, incident, report } = await buildMonth();
    const first = await add(recorded);
    const planned = await add({ when: '2026-11-15T08:00:00.000Z', hours: 2.5, name: null }, [{}]);
    await add({ when: '2026-11-16T08:00:00.000Z', cancelled: at });
    const { id: event } = await add({ type: 'event', callSign: null, when: '2026-11-17T08:00:00.000Z' }, [
      {},
    ]);
    await incident(first.id, '2026-11-14T09:00:00.000Z');
    await incident(first.id, '2026-11-14T10:00:00.000Z');
    await incident(event, '2026-11-17T09:00:00.000Z', 'Graffiti');
    await incident(first.id, '2026-11-14T10:30:00.000Z', 'Fire', at);
    await incident(first.id, '2026-11-14T10:40:00.000Z', 'All quiet');
    const { patrols, weeks, volunteers, ...totals } = await report();
    expect(totals).toEqual({
      ...{ run: 2, cancelled: 1, events: 1, patrolHours: 9.5, eventHours: 3, kilometres: 47.3 },
      incidents: [
        { what: 'Location', count: 2 },
        { what: 'Graffiti', count: 1 },
      ],
      allQuiet: 1,
    });
    expect(patrols.slice(0, 3)).toMatchObject([
      { _id: first.id, crew: 2, hours: 7, kilometres: 47.3, incidents: 2, allQuiet: 1, cancelled: false },
      { _id: planned.id, crew: 1, hours: 2.5, kilometres: null, incidents: 0 },
      { crew: 0, hours: 0, cancelled: true },
    ]);
  });

  it('is not filled by a record of long ago or far ahead, which counts as planned [20.5]', async () => {
    const { add, report } = await buildMonth();
    await add({ started: { started: at }, finished: { finished: '2099-12-31T00:00:00.000Z' } });
    await add({ started: { started: '2000-01-01T00:00:00.000Z' }, finished: { finished: at } });
    expect(await report()).toMatchObject({ run: 2, patrolHours: 12 });
  });

  it('counts who took part: neither declined, removed nor absent', async () => {
    const { add, report } = await buildMonth();
    await add({}, [{ accepted: at }, { declined: at }, { removed: at }, { accepted: at, didNotShow: at }]);
    expect(await report()).toMatchObject({ run: 1, patrolHours: 3 });
  });

  it('leaves out drafts, tests with their incidents, and what is still ahead', async () => {
    const { add, incident, report } = await buildMonth();
    await add({ finalized: null });
    await add({ when: '2026-11-21T06:00:01.000Z' });
    const { id } = await add({ name: 'test' });
    await incident(id, '2026-11-14T09:00:00.000Z');
    expect(await report()).toMatchObject({
      ...{ run: 0, cancelled: 0, events: 0, patrolHours: 0, eventHours: 0, kilometres: 0 },
      incidents: [],
      allQuiet: 0,
      volunteers: [],
      patrols: [],
    });
  });

  it('adds up what each volunteer gave: the kilometres of a patrol count for each of its crew [20.6]', async () => {
    const { add, member, report } = await buildMonth();
    const [hemi, mere, absent] = [await member('Tāmihana'), await member('Adams'), await member('Hill')];
    const on = ({ id: personId }: { id: string }, answer: object = {}) => ({ personId, ...answer });
    await add(recorded, [on(hemi), on(mere), on(absent, { didNotShow: at })]);
    await add({ when: '2026-11-15T08:00:00.000Z' }, [on(hemi), on(mere, { declined: at })]);
    await add({ when: '2026-11-16T08:00:00.000Z', cancelled: at }, [on(hemi), on(absent)]);
    await add({ type: 'event', callSign: null, when: '2026-11-17T08:00:00.000Z' }, [on(hemi)]);
    await add({ name: 'test' }, [on(mere)]);
    const { volunteers, patrolHours } = await report();
    expect(volunteers).toEqual([
      {
        ...{ _id: mere.id, firstName: 'Hemi', lastName: 'Adams' },
        ...{ patrols: 1, patrolHours: 3.5, kilometres: 47.3, events: 0, eventHours: 0 },
      },
      {
        ...{ _id: hemi.id, firstName: 'Hemi', lastName: 'Tāmihana' },
        ...{ patrols: 2, patrolHours: 6.5, kilometres: 47.3, events: 1, eventHours: 3 },
      },
    ]);
    expect(patrolHours).toBe(10);
  });

  it('has its weeks beside the same days of the year before [20.8]', async () => {
    const { add, incident, report } = await buildMonth();
    const { id } = await add(); // Saturday 14 November
    await add({ when: '2026-11-15T11:30:00.000Z' }, [{}]); // Monday by local time
    await add({ type: 'event', callSign: null });
    await add({ when: '2025-11-16T08:00:00.000Z' }); // in the week of the same days
    await incident(id, '2026-11-14T09:00:00.000Z');
    await incident(id, '2026-11-14T09:10:00.000Z', 'All quiet');
    await incident(id, '2025-11-30T09:00:00.000Z');
    const { weeks, run, incidents } = await report();
    const none = { patrolHours: 0, incidents: 0 };
    expect(weeks).toEqual([
      { from: '2026-11-01', to: '2026-11-01', ...none, yearBefore: none },
      { from: '2026-11-02', to: '2026-11-08', ...none, yearBefore: none },
      { from: '2026-11-09', to: '2026-11-15', patrolHours: 6, incidents: 1, yearBefore: none },
      {
        from: '2026-11-16',
        to: '2026-11-22',
        ...none,
        patrolHours: 3,
        yearBefore: { ...none, patrolHours: 6 },
      },
      { from: '2026-11-23', to: '2026-11-29', ...none, yearBefore: none },
      { from: '2026-11-30', to: '2026-11-30', ...none, yearBefore: { ...none, incidents: 1 } },
    ]);
    expect({ run, incidents }).toEqual({ run: 2, incidents: [{ what: 'Location', count: 1 }] });
  });

  it('has a 29 February of the year before in its last week [20.8]', async () => {
    const { add, report } = await buildMonth();
    await add({ when: '2024-02-29T08:00:00.000Z' });
    expect((await report('02', '2025')).weeks.at(-1)).toEqual({
      ...{ from: '2025-02-24', to: '2025-02-28', patrolHours: 0, incidents: 0 },
      yearBefore: { patrolHours: 6, incidents: 0 },
    });
  });

  it.each([
    ['Pacific/Auckland', '2026-08-31T12:00:00.000Z', '2026-09-30T11:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-09-30T13:30:00.000Z', '2026-10-31T13:00:00.000Z'],
    ['Europe/Berlin', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ])('begins and ends at midnight in %s, though the clocks change in it', async (zone, first, after) => {
    const { add, report } = await buildMonth(zone);
    const second = (time: string) => new Date(Date.parse(time) - 1000).toISOString();
    for (const when of [first, second(first), after, second(after)]) await add({ when });
    const month = zone === 'Pacific/Auckland' ? '09' : '10';
    expect((await report(month)).patrols.map(({ when }) => when)).toEqual([first, second(after)]);
  });

  it('has only months that can be', async () => {
    const { organizationId } = await app.buildPerson({ roles: ['admin'] });
    const asAdmin = await app.as(await app.buildPerson({ organizationId, roles: ['admin'] }));
    for (const [year, month] of [
      ['2026', '13'],
      ['2026', '1'],
      ['1999', '12'],
    ] as const)
      expect((await asAdmin(reportRoutes.getReport, { params: { year, month } })).status).toBe(400);
  });
});

it('the file has a row for each patrol, of which none begins a formula [20.4]', async () => {
  const { add, code, file } = await buildMonth();
  const answered = { eccLogOnResponse: at, policeEventNumber: 'P062341987' };
  await add({ ...recorded, ...answered, name: '=SUM(A1), "so"', callSign: '@HSCP' });
  const { headers, body } = await file('.csv');
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${code}-report-2026-11.csv`,
    'cache-control': 'no-store',
  });
  expect(body.split('\r\n')).toEqual([
    '\u{feff}"Date","Time","Type","Name","Call Sign","Event Number","Started","Finished","Cancelled","Crew","Hours of All","Kilometres","Incidents","All Quiet"',
    `"2026-11-14","21:00","Patrol","'=SUM(A1), ""so""","'@HSCP","P062341987","2026-11-14 21:00","2026-11-15 00:30",,2,7,47.3,0,0`,
    '',
  ]);
});

it('a file has a row for each volunteer, of which none begins a formula [20.7]', async () => {
  const { add, code, file, member } = await buildMonth();
  const { id: personId } = await member('-Price', '=Joan');
  await add(recorded, [{ personId }]);
  const { headers, body } = await file('/volunteers.csv');
  expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${code}-volunteers-2026-11.csv`);
  expect(body.split('\r\n')).toEqual([
    '\u{feff}"First Name","Last Name","Patrols","Patrol Hours","Kilometres","Events","Event Hours"',
    `"'=Joan","'-Price",1,3.5,47.3,0,0`,
    '',
  ]);
});
