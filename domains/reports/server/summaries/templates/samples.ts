import { quietKind } from '#patrols/contract';
import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  policeEventNumber,
  sampleWriter,
  when,
  wiremu,
} from '#platform/mail/gallery/sample.ts';
import { monthFacts, patrolFacts } from '../mails/figures.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>({ choices: links.choices });

const recipient = { branding, firstName: 'Sue', organizationName };
const recorded = {
  hours: 2.5,
  started: {
    started: '2026-12-05T08:02:00.000Z',
    policeEventNumber,
    vehicle: { rego: 'KLM127', startOdometer: 84_212.1 },
  },
  finished: { finished: '2026-12-05T10:37:00.000Z', vehicle: { finishOdometer: 84_259.4 } },
  eccLogOnResponse: null,
  policeEventNumber: null,
  assignments: [{ person: graeme }, { person: wiremu }],
  incidents: ['Graffiti', 'Graffiti', 'Dodgy people looking shifty', quietKind].map((what) => ({
    what,
    whatDetails: null,
  })),
};
const month = {
  run: 14,
  cancelled: 2,
  events: 1,
  patrolHours: 86.5,
  eventHours: 12,
  kilometres: 1204.3,
  weeks: [],
  volunteers: [],
  patrols: [],
  incidents: [
    { what: 'Site check', count: 31 },
    { what: 'Dodgy people looking shifty', count: 4 },
    { what: 'A car without number plates that is parked across two driveways', count: 1 },
  ],
  allQuiet: 58,
};
const zone = 'Pacific/Auckland';
const ofMonth = { month: 'November 2026', link: links.report };

export const samples = [
  ...samplesOf(
    'patrol-finished',
    { ...recipient, when, name: 'Regular patrol', link: links.patrol, facts: patrolFacts(recorded, zone) },
    {
      quiet: {
        organizationName: longOrganizationName,
        facts: patrolFacts({ ...recorded, started: null, incidents: [], assignments: [] }, zone),
      },
    },
  ),
  ...samplesOf(
    'month-summary',
    { ...recipient, ...ofMonth, facts: monthFacts(month) },
    {
      quiet: {
        organizationName: longOrganizationName,
        facts: monthFacts({ ...month, events: 0, kilometres: 0, incidents: [] }),
      },
    },
  ),
  ...sampleWriter<typeof templates>()(
    'month-missed',
    { branding, firstName: graeme.firstName, organizationName, ...ofMonth },
    { long: { organizationName: longOrganizationName } },
  ),
];
