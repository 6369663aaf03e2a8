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
import type { OverduePatrol } from './overdue-patrol.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

const patrol: OverduePatrol = {
  organizationName,
  type: 'patrol',
  callSign: 'HSCP',
  title: 'HSCP',
  end: 'Sat 5 Dec 2026, 23:30',
};
const unsigned = { ...patrol, organizationName: longOrganizationName, callSign: null, title: 'The patrol' };

export const samples = [
  ...samplesOf(
    'overdue-crew',
    { branding, firstName: graeme.firstName, patrol, adminsAreTold: true, link: links.record },
    {
      test: { adminsAreTold: false },
      unsigned: { patrol: unsigned },
    },
  ),
  ...samplesOf(
    'overdue-admins',
    {
      branding,
      firstName: 'Aroha',
      patrol,
      urgent: false,
      link: links.patrol,
      crew: [
        { ...graeme, href: 'tel:0215550101' },
        { ...wiremu, href: undefined },
      ],
      started: when,
      lastEntry: 'Site check, Sat 5 Dec 2026, 22:48',
      eventNumber: policeEventNumber,
    },
    {
      urgent: { urgent: true },
      unknown: {
        urgent: true,
        patrol: unsigned,
        crew: [],
        started: null,
        lastEntry: null,
        eventNumber: null,
      },
    },
  ),
];
