// @vitest-environment jsdom

import { notifications } from '@mantine/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { MonthlyReport } from '#reports/contract';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { IncidentCounts } from '../components/IncidentCounts.tsx';
import { ReportActions } from '../components/ReportActions.tsx';
import { ReportFigures } from '../components/ReportFigures.tsx';
import { ReportPatrols } from '../components/ReportPatrols.tsx';
import { ReportVolunteers } from '../components/ReportVolunteers.tsx';
import { ReportWeeks } from '../components/ReportWeeks.tsx';

const report: MonthlyReport = {
  run: 9,
  cancelled: 2,
  events: 1,
  patrolHours: 61.5,
  eventHours: 6,
  kilometres: 412.3,
  incidents: [
    { what: 'Graffiti', count: 4 },
    { what: 'Lost dog', count: 1 },
  ],
  allQuiet: 31,
  weeks: [
    {
      ...{ from: '2026-11-02', to: '2026-11-08', patrolHours: 7.5, incidents: 5 },
      yearBefore: { patrolHours: 15, incidents: 0 },
    },
  ],
  volunteers: [
    {
      ...{ _id: '01900000-0000-7000-8000-000000000007', firstName: 'Hemi', lastName: 'Tāmihana' },
      ...{ patrols: 2, patrolHours: 6.5, kilometres: 47.3, events: 0, eventHours: 0 },
    },
  ],
  patrols: [
    {
      _id: '01900000-0000-7000-8000-000000000005',
      ...{ type: 'patrol', name: null, when: '2026-11-14T08:00:00.000Z', cancelled: false },
      ...{ callSign: 'HSCP', eventNumber: null, started: null, finished: null },
      ...{ crew: 2, hours: 7, kilometres: 47.3, incidents: 5, allQuiet: 31 },
    },
    {
      _id: '01900000-0000-7000-8000-000000000006',
      ...{ type: 'patrol', name: 'Late', when: '2026-11-15T08:00:00.000Z', cancelled: true },
      ...{ callSign: 'HSCP', eventNumber: null, started: null, finished: null },
      ...{ crew: 0, hours: 0, kilometres: null, incidents: 0, allQuiet: 0 },
    },
  ],
};

const hrefOf = async (name: string) =>
  (await screen.findByRole('link', { name })).getAttribute('href')?.replaceAll('%22', '');

it('the figures of a month lead to the patrols that they count [20.1, 20.3]', async () => {
  showPage(<ReportFigures month="2026-11" report={report} />);
  const month = 'from=2026-11-01&to=2026-11-30';
  expect(await hrefOf('9')).toBe(`/patrols/past?kind=patrol&${month}`);
  expect(await hrefOf('61 h 30 min')).toBe(`/patrols/past?kind=patrol&${month}`);
  expect(await hrefOf('412.3 km')).toBe(`/patrols/past?kind=patrol&${month}`);
  expect(await hrefOf('2')).toBe(`/patrols/past?kind=cancelled&${month}`);
  expect(await hrefOf('1')).toBe(`/patrols/past?kind=event&${month}`);
});

it('each kind leads to its incidents of the month, one that was typed by its words [20.3]', async () => {
  showPage(<IncidentCounts month="2026-02" report={report} />);
  const month = 'from=2026-02-01&to=2026-02-28';
  expect(await hrefOf('Graffiti')).toBe(`/incidents?kind=Graffiti&${month}`);
  expect(await hrefOf('Lost dog')).toBe(`/incidents?search=Lost+dog&${month}`);
  expect(await hrefOf('All quiet')).toBe(`/incidents?kind=All+quiet&${month}`);
  expect(
    screen
      .getAllByRole('row')
      .map((row) => row.textContent)
      .at(-1),
  ).toBe('All quiet31');
  expect(screen.getByRole('heading').textContent).toBe('Incidents5');
});

it('the patrols are listed with what they gave, and lead to their pages [20.3]', async () => {
  showPage(<ReportPatrols patrols={report.patrols} />);
  expect(await hrefOf('Patrol')).toBe(`/patrol/${report.patrols[0]?._id}`);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'WhenPatrolCrewHours of AllDistanceIncidentsAll Quiet',
    'Sat 14 Nov, 21:00Patrol 27 h47.3 km531',
    'Sun 15 Nov, 21:00Late CANCELLED0',
  ]);
});

it('each volunteer leads to their past patrols of the month [20.6]', async () => {
  showPage(<ReportVolunteers month="2026-11" volunteers={report.volunteers} />);
  const [{ _id } = { _id: '' }] = report.volunteers;
  expect(await hrefOf('Hemi TĀMIHANA')).toBe(`/patrols/past?person=${_id}&from=2026-11-01&to=2026-11-30`);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    'VolunteerPatrolsHoursDistanceEventsEvent Hours',
    'Hemi TĀMIHANA26 h 30 min47.3 km00 min',
  ]);
});

it('the weeks are bars with figures, beside the year before where it has any [20.8]', async () => {
  showPage(<ReportWeeks month="2026-11" weeks={report.weeks} />);
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  expect(await rowsOf('Patrol hours by week')).toEqual(['20262025', '2–8 Nov7 h 30 min15 h']);
  expect(await rowsOf('Incidents by week')).toEqual(['2026', '2–8 Nov5']);
  const bars = screen.getByRole('table', { name: 'Patrol hours by week' }).querySelectorAll('rect');
  expect([...bars].map((bar) => bar.getAttribute('width'))).toEqual(['50%', '100%']);
});

it('a file that cannot be had is reported [20.4]', async () => {
  answerCalls({ '/report/2026/11.csv': Response.json({ message: 'Too many tries.' }, { status: 429 }) });
  const none = () => undefined;
  const { user } = showPage(<ReportActions month="2026-11" ready onMonth={none} onIntent={none} />);
  const told = vi.spyOn(notifications, 'show');
  await user.click(await screen.findByRole('button', { name: 'CSV' }));
  const message = 'Unable to download the report: Too many tries.';
  await waitFor(() => expect(told.mock.calls[0]?.[0].message).toBe(message));
});
