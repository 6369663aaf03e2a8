import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  sampleWriter,
} from '../../../platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

export const samples = sampleWriter<typeof templates>()(
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
);
