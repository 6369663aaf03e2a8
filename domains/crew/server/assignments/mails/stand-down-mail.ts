import { isBelowLeastCrew, isPast } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findRecipient } from '#people/server/recipients.store.ts';
import { toPatroller, toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { crewPage } from '../../crew-page.ts';
import { findPatrolMailData, type PatrolMailData } from '../../mail-data.store.ts';
import { emailPatrol, teamOf } from '../../mail-props.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { contentOf } from './content.ts';
import { AboutPatrol } from './to-observers.ts';

/**
 * Composes the warning that a crew has become too small (product 11.56), to one of the crew or to an admin. It is obsolete once the crew
 * has grown, or the patrol has begun.
 */
export function standDownMail({ database, clock, settings }: MailContext) {
  return async (mail: OutboxMail): Promise<EmailMessage | null> => {
    const { organizationId, subject } = AboutPatrol.parse(mail);
    const data = await findPatrolMailData(database, organizationId, subject.patrolId);
    const now = clock.now();
    if (!data?.finalized || isObsolete({ removed: null }, data, now) || isPast(data, now)) return null;
    if (!isBelowLeastCrew(data.assignments.length)) return null;
    const crew = data.assignments.find(({ personId }) => personId === mail.recipient);
    if (crew) {
      const to = { firstName: crew.person.firstName, link: await crewPage(database, settings, data, crew) };
      return toPatroller(data.organization, crew.person, contentFor(data, to, true));
    }
    const admin = await findRecipient(database, mail, 'admin');
    if (!admin) return null;
    const to = { firstName: admin.person.firstName, link: patrolPage(settings, data) };
    const content = contentFor(data, to, false);
    return { ...toPerson(data.organization, admin.person), content };
  };

  function contentFor(data: PatrolMailData, to: { firstName: string; link: string }, attending: boolean) {
    return contentOf('patrol-stand-down', {
      branding: brandingOf(data.organization, settings),
      ...to,
      attending,
      patrol: emailPatrol(data),
      team: teamOf(data),
    });
  }
}
