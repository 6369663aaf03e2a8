import { fullCrew, isOver, isPast, type Role } from '@patrolbook/contract';
import { z } from 'zod';
import { brandingOf } from '../../../platform/mail/branding.ts';
import type { EmailMessage, MailContext, OutboxMail } from '../../../platform/mail/kind.ts';
import { toPerson } from '../../../platform/mail/to-person.ts';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { findFormer, isOutdated } from './moved-mail.ts';
import { mailKinds } from './notifications.ts';
import { findAssignmentMailData, findPatrolMailData, findRecipient, type PatrolMailData } from './store.ts';
import { emailPatrol, letter, patrolPage, teamOf } from './template-props.ts';
import { AboutAssignment } from './to-patrollers.ts';

const AboutPatrol = z.object({ organizationId: z.uuid(), subject: z.object({ patrolId: z.uuid() }) });

/** Composes the mails to watchers and admins; each function returns null for an obsolete mail. */
export function observerMails({ database, clock, settings }: MailContext) {
  return {
    async finalized(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!watcher || !data?.finalized || isObsolete({ removed: null }, data, clock.now())) return null;
      const props = { ...common(data), firstName: watcher.firstName };
      return { ...toPerson(data.organization, watcher), letter: letter('watcher-notice', props) };
    },

    async moved(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!watcher || !data?.finalized || isObsolete({ removed: null }, data, clock.now())) return null;
      if (isOutdated(mail, data)) return null;
      const { link, ...content } = common(data);
      const buttons = [{ href: link, label: `See the ${data.type}`, quiet: true as const }];
      const former = await findFormer(database, mail, { kind: mailKinds.watcherFinalized, cause: data.id });
      const props = { ...content, former, to: watcher.firstName, attending: false, buttons };
      return { ...toPerson(data.organization, watcher), letter: letter('patrol-moved', props) };
    },

    async cancelled(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const watcher = await recipientOf(mail, 'watcher');
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!watcher || !data?.cancelled || isOver(data, clock.now())) return null;
      const props = { ...common(data), to: watcher.firstName, wasComing: false };
      return { ...toPerson(data.organization, watcher), letter: letter('patrol-cancelled', props) };
    },

    /** Tells an admin, unless there are enough by now. Obsolete from the start on. */
    async undermanned(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutPatrol.parse(mail);
      const admin = await recipientOf(mail, 'admin');
      const data = await findPatrolMailData(database, organizationId, subject.patrolId);
      if (!admin || !data?.finalized || isObsolete({ removed: null }, data, clock.now())) return null;
      if (data.assignments.length >= fullCrew || isPast(data, clock.now())) return null;
      const props = { ...common(data), firstName: admin.firstName };
      return { ...toPerson(data.organization, admin), letter: letter('patrol-undermanned', props) };
    },

    /** Tells an admin, unless the patroller has accepted since. */
    async declined(mail: OutboxMail): Promise<EmailMessage | null> {
      const { organizationId, subject } = AboutAssignment.parse(mail);
      const admin = await recipientOf(mail, 'admin');
      const data = await findAssignmentMailData(database, organizationId, subject.assignmentId);
      if (!admin || !data?.declined || isObsolete(data, data.patrol, clock.now())) return null;
      const { patrol, person } = data;
      const props = { ...common(patrol), firstName: admin.firstName, patroller: person };
      return { ...toPerson(patrol.organization, admin), letter: letter('assignment-declined', props) };
    },
  };

  /** Returns the recipient, or null if they have finished or lost the role. */
  async function recipientOf({ organizationId, recipient }: OutboxMail, role: Role) {
    const found = organizationId && (await findRecipient(database, organizationId, recipient));
    return found && !found.finished && found.roles.includes(role) ? found : null;
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
