import { z } from 'zod';
import { findPerson } from '#people/server/store.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { MailContext, OutboxMail, ReturnedMail } from '#platform/mail/kind.ts';
import {
  findLastResponseId,
  findLinkId,
  findLogOnSubject,
  findNotification,
  findResponse,
  isReplaced,
  type NotificationOfPatrol,
} from '../store.ts';

const AboutNotification = z.object({
  organizationId: z.uuid(),
  subject: z.object({ notificationId: z.uuid() }),
});
const AboutResponse = z.object({ organizationId: z.uuid(), subject: z.object({ responseId: z.uuid() }) });

/** What the mails to the ECC, and those that tell the crew of its answer, are composed from. */
export function eccSources({ database, clock, settings }: MailContext, keepBounce: KeepBounce) {
  return {
    settings,
    now: () => clock.now(),

    findPerson: (organizationId: string, id: string) => findPerson(database, organizationId, id),

    findNotification(mail: OutboxMail) {
      const { organizationId, subject } = AboutNotification.parse(mail);
      return findNotification(database, organizationId, subject.notificationId);
    },

    /** Returns whether a later message of its kind has been sent. */
    isReplaced: (notification: NotificationOfPatrol) => isReplaced(database, notification),

    /** Returns the id of the link by which a message is answered. */
    async getLinkId({ organizationId, id }: NotificationOfPatrol): Promise<string> {
      const linkId = await findLinkId(database, organizationId, id);
      if (!linkId) throw new Error('a message to be answered has no link');
      return linkId;
    },

    /** Returns the answer that a mail is about, with the patrol; undefined once there is a later answer. */
    async findLastResponse(mail: OutboxMail) {
      const { organizationId, subject } = AboutResponse.parse(mail);
      const response = await findResponse(database, organizationId, subject.responseId);
      const patrol = response && (await findLogOnSubject(database, organizationId, response.patrolId));
      if (!patrol || response.id !== (await findLastResponseId(database, organizationId, patrol.id)))
        return undefined;
      return { response, patrol };
    },

    /** Keeps a message that came back as a reply to it. */
    async bounced(tx: Transaction, mail: OutboxMail, returned: ReturnedMail): Promise<void> {
      const { organizationId, subject } = AboutNotification.parse(mail);
      const { patrolId } = mail;
      if (patrolId) await keepBounce(tx, { organizationId, patrolId, ...subject }, returned);
    },
  };
}
export type EccSources = ReturnType<typeof eccSources>;

type KeepBounce = (
  tx: Transaction,
  answered: { organizationId: string; patrolId: string; notificationId: string },
  returned: ReturnedMail,
) => Promise<unknown>;
