import {
  branding,
  graeme,
  longOrganizationName,
  organizationName,
  sampleWriter,
} from '../../../platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

export const samples = sampleWriter<typeof templates>()(
  'address-changed',
  { branding, firstName: graeme.firstName, organizationName, hasAccount: true },
  { long: { organizationName: longOrganizationName }, 'without account': { hasAccount: false } },
);
