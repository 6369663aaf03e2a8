import {
  branding,
  graeme,
  links,
  longOrganizationName,
  organizationName,
  sampleWriter,
} from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();
const common = { branding, firstName: graeme.firstName, organizationName };
const due = 'Sat 5 Dec 2026, 21:00';

export const samples = [
  ...samplesOf(
    'address-changed',
    { ...common, hasAccount: true },
    { long: { organizationName: longOrganizationName }, 'without account': { hasAccount: false } },
  ),
  ...samplesOf(
    'address-asked',
    { ...common, due, link: links.site },
    { long: { organizationName: longOrganizationName } },
  ),
  ...samplesOf('address-announced', { ...common, due }, { long: { organizationName: longOrganizationName } }),
];
