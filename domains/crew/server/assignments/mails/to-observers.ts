import { z } from 'zod';
import { isBelowLeastCrew, isOver, isPast } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { mailChoicesPage } from '#people/server/mail-choices-page.ts';
import { findNoticed } from '#people/server/notices.store.ts';
import { findRecipient, type Recipient } from '#people/server/recipients.store.ts';
import { toPerson } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import type { EmailContent } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, OutboxMail } from '#platform/mail/kind.ts';
import { readCarried } from '../../carried.ts';
import { findAssignmentMailData, findPatrolMailData, type PatrolMailData } from '../../mail-data.store.ts';
import { emailPatrol, teamOf } from '../../mail-props.ts';
import { listAnswers } from '../../store.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { contentOf } from './content.ts';
import { findUntold, isAsTold, isOutdated } from './moved-mail.ts';
import { quoteMessages } from './personal-message.ts';
import { mailKinds } from './queue.ts';
import { AboutAssignment } from './to-patrollers.ts';

/** The outbox fields of a mail about a patrol. */
export const AboutPatrol = z.object({ organizationId: z.uuid(), subject: z.object({ patrolId: z.uuid() }) });

/** Composes the mails to watchers and admins; each function returns null for an obsolete mail. */
export function observerMails({ database, clock, settings }: MailContext) {
  return {
    /** Sends the roster of a patrol, or of all that were finalized together. */
    async finalized(mail: OutboxMail): Promise<EmailMessage | null> {
      const watcher = await findNoticed(database, mail);
      const { told, leftOut } = await readCarried(database, mail, readPlanned, ({ when }) => when);
      const [first, ...others] = told;
      if (!watcher || !first) return null;
      const { firstName } = watcher.person;
      const branding = brandingOf(first.organization, settings);
      const content =
        others.length > 0
          ? contentOf('watcher-roster', { branding, firstName, patrols: told.map(common) })
          : contentOf('watcher-notice', { ...common(first), firstName });
      const patrolIds = told.map(({ id }) => id);
      return { ...toWatcher(watcher, content), patrolIds, leftOut };
    },

    async moved(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await findNoticed(database, mail);
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!watcher || !data?.finalized || isObsolete({ removed: null }, data, clock.now())) return null;
      if (isOutdated(mail, data)) return null;
      const invitation = { kind: mailKinds.watcherFinalized, cause: data.id };
      const { former, moves } = await findUntold(database, mail, invitation);
      if (isAsTold(former, data)) return null;
      const { link, ...content } = common(data);
      const buttons = [{ href: link, label: `See the ${data.type}`, quiet: true as const }];
      const messages = await quoteMessages(database, organizationId, moves);
      const props = {
        ...content,
        former,
        messages,
        to: watcher.person.firstName,
        attending: false,
        buttons,
      };
      return toWatcher(watcher, contentOf('patrol-moved', props));
    },

    async cancelled(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await findNoticed(database, mail);
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!watcher || !data?.cancelled || isOver(data, clock.now())) return null;
      const messages = await quoteMessages(database, organizationId, [mail.subject]);
      const props = { ...common(data), to: watcher.person.firstName, wasComing: false, messages };
      return toWatcher(watcher, contentOf('patrol-cancelled', props));
    },

    /** Tells an admin that the crew is too small, unless it has grown since. Obsolete from the start on. */
    async undermanned(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const admin = await findRecipient(database, mail, 'admin');
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!admin || !data?.finalized || isObsolete({ removed: null }, data, clock.now())) return null;
      if (!isBelowLeastCrew(data.assignments.length) || isPast(data, clock.now())) return null;
      const props = { ...common(data), firstName: admin.person.firstName };
      return {
        ...toPerson(data.organization, admin.person),
        content: contentOf('patrol-undermanned', props),
      };
    },

    /**
     * Tells an admin of a decline, unless the patroller has accepted since, or has declined again, of which a
     * later mail tells.
     */
    async declined(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutAssignment.parse(mail);
      const admin = await findRecipient(database, mail, 'admin');
      const data = await findAssignmentMailData(database, organizationId, subject.assignmentId);
      if (!admin || !data?.declined || isObsolete(data, data.patrol, clock.now())) return null;
      const answers = await listAnswers(database, organizationId, data.id);
      if (answers.at(-1)?.id !== mail.cause) return null;
      const { patrol, person } = data;
      const props = { ...common(patrol), firstName: admin.person.firstName, patroller: person };
      return {
        ...toPerson(patrol.organization, admin.person),
        content: contentOf('assignment-declined', props),
      };
    },
  };

  /** Returns a notice, which says where the watcher chooses whether to get any (product 11.47). */
  function toWatcher({ organization, person }: Recipient, content: EmailContent): EmailMessage {
    const choices = mailChoicesPage(settings, 'notices', person);
    return { ...toPerson(organization, person), content: { ...content, choices } };
  }

  /** Returns the data of a finalized patrol that is to come or runs. */
  async function readPlanned(mail: OutboxMail): Promise<PatrolMailData | null> {
    const { organizationId, subject } = AboutPatrol.parse(mail);
    const data = await findPatrolMailData(database, organizationId, subject.patrolId);
    return data?.finalized && !isObsolete({ removed: null }, data, clock.now()) ? data : null;
  }

  function common(data: PatrolMailData) {
    return {
      branding: brandingOf(data.organization, settings),
      patrol: emailPatrol(data),
      team: teamOf(data),
      link: patrolPage(settings, data),
    };
  }
}
