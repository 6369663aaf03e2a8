import { z } from 'zod';
import { formatDateTime, formatName } from '#contract';
import { findRecipient } from '#people/server/recipients.store.ts';
import { findPerson } from '#people/server/store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { readInstant } from '#platform/database/instant.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import type { Fact } from '#platform/mail/template/parts.tsx';
import { findErasure, nameIncidents } from '../erasures/store.ts';
import type { templates } from '../templates/templates.ts';
import { erasing } from './queue.ts';

const About = z.object({
  subject: z.object({
    erasure: z.uuid(),
    by: z.uuid(),
    chosen: z.iso.datetime(),
    due: z.iso.datetime(),
    person: z.uuid().optional(),
    incidents: z.string().default('[]'),
  }),
});
type About = z.infer<typeof About>['subject'];
const Ids = z.array(z.uuid());

const contentOf = contentWriter<typeof templates>();

/** The mail that says what will be erased. It is obsolete once that was undone in time. */
export function erasureMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [erasing]: {
      async compose(mail) {
        const about = About.parse(mail).subject;
        const admin = await findRecipient(database, mail, 'admin');
        if (!admin) return null;
        const { organization, person } = admin;
        const key = { organizationId: organization.id, id: about.erasure };
        if (clock.now() < about.due && !(await findErasure(database, key))) return null;
        const { timeZone, name: organizationName } = organization;
        const props = {
          branding: brandingOf(organization, settings),
          firstName: person.firstName,
          organizationName,
          by: await nameOf(organization.id, about.by),
          when: formatDateTime(about.chosen, timeZone),
          due: formatDateTime(about.due, timeZone),
          facts: await factsOf(organization.id, about, timeZone),
          link: new URL('/organization', settings.publicUrl).href,
        };
        return { ...toPerson(organization, person), content: contentOf('erasure-chosen', props) };
      },
    },
  };

  async function factsOf(organizationId: string, about: About, zone: string): Promise<Fact[]> {
    if (about.person) return [{ label: 'Details of', value: await nameOf(organizationId, about.person) }];
    const incidents = await nameIncidents(database, organizationId, Ids.parse(JSON.parse(about.incidents)));
    return incidents.map(({ what, when, patrol }) => {
      const value = `${what}, ${formatDateTime(readInstant(when), zone)}`;
      return { label: patrol.name ?? 'Patrol', value };
    });
  }

  async function nameOf(organizationId: string, id: string): Promise<string> {
    const found = await findPerson(database, organizationId, id);
    return found ? formatName(found) : 'Somebody';
  }
}
