import { expect, it } from 'vitest';
import { incidentRoutes } from '#record/contract';
import { reportRoutes } from '#reports/contract';
import { testApp } from '#server/testing/app.ts';
import { buildRoster } from '#server/testing/roster.ts';

const app = testApp();

const stored = [
  { what: 'Location', whatDetails: 'All quiet here.' },
  { what: 'Location', whatDetails: 'All quiet here. Two cars.' },
  { what: 'All quiet', whatDetails: 'Typed by hand.' },
  { what: 'Location', whatDetails: 'Gate 3.' },
  { what: 'Location', whatDetails: null },
  { what: 'Fire', whatDetails: 'All quiet here.' },
];

it('what one tap recorded is called "All quiet" on the map, in the file and the report, and is found by it [18.21]', async () => {
  const { organizationId, patrol, admin } = await buildRoster(app, { when: '2026-11-24T08:00:00.000Z' });
  const of = { organizationId, patrolId: patrol.id, latitude: -36.9, longitude: 174.94 };
  for (const [index, row] of stored.entries())
    await app.buildIncident({ ...of, ...row, when: `2026-11-24T09:0${index}:00.000Z` });
  app.clock.set('2026-11-25T00:00:00.000Z');
  const call = await app.as(admin);
  const found = async (what: string) => {
    const { body } = await call(incidentRoutes.listIncidents, { query: { filter: { what }, sort: 'when' } });
    return body.items.map((item) => stored.findIndex(({ whatDetails }) => whatDetails === item.whatDetails));
  };
  expect([await found('All quiet'), await found('Location')]).toEqual([
    [0, 1, 2],
    [3, 4],
  ]);

  const points = await call(incidentRoutes.mapIncidents);
  const kinds = ['All quiet', 'All quiet', 'All quiet', 'Location', 'Location', 'Fire'];
  expect(points.body.map(([, , , what]) => what)).toEqual(kinds);
  const quiet = await call(incidentRoutes.mapIncidents, { query: { filter: { what: 'All quiet' } } });
  expect(quiet.body).toEqual(points.body.slice(0, 3));

  const report = await call(reportRoutes.getReport, { params: { year: '2026', month: '11' } });
  expect(report.body).toMatchObject({
    incidents: [
      { what: 'Location', count: 2 },
      { what: 'Fire', count: 1 },
    ],
    allQuiet: 3,
  });
});
