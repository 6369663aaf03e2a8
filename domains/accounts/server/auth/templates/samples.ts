import { branding, graeme, links, longBranding, sampleWriter } from '#platform/mail/gallery/sample.ts';
import type { templates } from './templates.ts';

/** Sample mails of this feature. */

const samplesOf = sampleWriter<typeof templates>();
const { firstName } = graeme;

export const samples = [
  ...samplesOf(
    'invitation',
    { branding, firstName, link: links.password },
    {
      'super-admin': { branding: { ...branding, organizationName: null } },
      long: { branding: longBranding },
    },
  ),
  ...samplesOf('password-reset', { branding, firstName, link: links.password }),
  ...samplesOf('password-changed', { branding, firstName, forgotPassword: links.site }),
  ...samplesOf(
    'second-step-changed',
    { branding, firstName, event: 'second-step-started', security: links.site },
    { reset: { event: 'second-step-reset' }, 'recovery-code': { event: 'recovery-code-used' } },
  ),
  ...samplesOf('second-step-kept', { branding, firstName }, { long: { branding: longBranding } }),
  ...samplesOf('second-step-required', {
    branding,
    firstName,
    due: 'Tue 15 Dec 2026',
    security: links.site,
  }),
];
