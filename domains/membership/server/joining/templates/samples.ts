import {
  branding,
  graeme,
  links,
  longBranding,
  longOrganizationName,
  organizationName,
  sampleWriter,
} from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();

export const samples = [
  ...samplesOf(
    'join-link',
    { branding, organizationName, link: links.join },
    { long: { branding: longBranding, organizationName: longOrganizationName } },
  ),
  ...samplesOf(
    'join-notice',
    { branding, firstName: graeme.firstName, waiting: 1, link: links.joinRequests },
    { several: { waiting: 12 } },
  ),
];
