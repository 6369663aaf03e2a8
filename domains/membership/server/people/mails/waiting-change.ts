import { formatDateTime } from '#contract';
import { brandingOf } from '#platform/mail/branding.ts';
import { branding, graeme, organizationName } from '#platform/mail/gallery/sample.ts';
import type { EmailMessage } from '#platform/mail/kind.ts';
import type { Settings } from '#platform/settings.ts';
import type { WaitingChange } from './sources.ts';

/** What the mails about a change of an address that waits share. */

export function changeProps({ change, person, organization }: WaitingChange, settings: Settings) {
  return {
    branding: brandingOf(organization, settings),
    firstName: person.firstName,
    organizationName: organization.name,
    due: formatDateTime(change.due, organization.timeZone),
  };
}

export function toAddress(
  address: string,
  { person, organization }: Pick<WaitingChange, 'person' | 'organization'>,
): Pick<EmailMessage, 'to' | 'from'> {
  return {
    to: { name: `${person.firstName} ${person.lastName}`, address },
    from: organization.emailFrom,
  };
}

export const sampleChange = {
  branding,
  firstName: graeme.firstName,
  organizationName,
  due: 'Sat 5 Dec 2026, 21:00',
};
