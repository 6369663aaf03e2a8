import type { MailRecipient } from '#people/server/recipients.store.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { branding, graeme, links, organizationName } from '#platform/mail/gallery/sample.ts';
import type { Settings } from '#platform/settings.ts';

/** What the mails about what is kept share. Each leads to My Organization. */

export function adminProps({ person, organization }: MailRecipient, settings: Settings) {
  return {
    branding: brandingOf(organization, settings),
    firstName: person.firstName,
    organizationName: organization.name,
    link: new URL('/organization', settings.publicUrl).href,
  };
}

export const sampleAdmin = {
  branding,
  firstName: graeme.firstName,
  organizationName,
  link: links.organization,
};
