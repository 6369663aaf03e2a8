import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  sampleWriter,
  when,
} from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

export const samples = [
  ...samplesOf(
    'details-go',
    {
      branding,
      firstName: graeme.firstName,
      organizationName,
      from: 'Thu 10 Dec 2026',
      facts: [
        { label: 'People and plates in incidents', value: '12' },
        { label: 'Phone and email of guests', value: '3' },
      ],
      link: links.organization,
    },
    { long: { organizationName: longOrganizationName } },
  ),
  ...samplesOf(
    'keeps-less',
    {
      branding,
      firstName: graeme.firstName,
      organizationName,
      by: 'Wiremu HŌHEPA',
      when,
      from: 'Sat 19 Dec 2026',
      facts: [{ label: 'Phone and email of guests', value: '30 days instead of 60 days' }],
      link: links.organization,
    },
    { long: { organizationName: longOrganizationName } },
  ),
  ...samplesOf(
    'erasure-chosen',
    {
      branding,
      firstName: graeme.firstName,
      organizationName,
      by: 'Wiremu HŌHEPA',
      when,
      due: 'Sun 6 Dec 2026, 21:00',
      facts: [{ label: 'Details of', value: 'Mere WALKER' }],
      link: links.organization,
    },
    { long: { organizationName: longOrganizationName } },
  ),
];
