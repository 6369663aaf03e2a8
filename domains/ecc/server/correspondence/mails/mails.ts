import { z } from 'zod';
import { formatDateTime, formatName } from '#contract';
import { eccAnswerUntil } from '#ecc/contract';
import { isOver } from '#patrols/contract';
import { patrolPage } from '#patrols/server/patrol-page.ts';
import { findPerson } from '#people/server/store.ts';
import { toPatroller } from '#people/server/to-person.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { signedAddress } from '#platform/inbound-mail/signed-address.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { contentWriter } from '#platform/mail/content.ts';
import type { EmailMessage, MailContext, MailKinds, OutboxMail, ReturnedMail } from '#platform/mail/kind.ts';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import {
  findLastResponseId,
  findLinkId,
  findLogOnSubject,
  findNotification,
  findResponse,
  isReplaced,
  type NotificationOfPatrol,
} from '../store.ts';
import type { templates } from '../templates/templates.ts';
import { isTraining } from '../training.ts';
import { isAnswerable } from '../use-cases/answers.ts';
import { keepReply } from '../use-cases/replies.ts';
import { isAnswered, isUpdate, mailKinds } from './queue.ts';

const AboutNotification = z.object({
  organizationId: z.uuid(),
  subject: z.object({ notificationId: z.uuid() }),
});
const AboutResponse = z.object({ organizationId: z.uuid(), subject: z.object({ responseId: z.uuid() }) });

const contentOf = contentWriter<typeof templates>();

/** The mails to the ECC, and those that tell the crew of its answer. */
export function eccMails({ database, clock, settings }: MailContext): MailKinds {
  return {
    [mailKinds['log-on']]: { compose: toEcc, bounced },
    [mailKinds['log-off']]: { compose: toEcc, bounced },
    [mailKinds.move]: { compose: toEcc, bounced },
    [mailKinds.extension]: { compose: toEcc, bounced },
    [mailKinds.cancellation]: { compose: toEcc, bounced },
    [mailKinds.answered]: { compose: toCrew },
  };

  async function toEcc(mail: OutboxMail): Promise<EmailMessage | null> {
    const { organizationId, subject } = AboutNotification.parse(mail);
    const found = await findNotification(database, organizationId, subject.notificationId);
    if (!found || isObsolete(found, clock.now())) return null;
    if (isUpdate(found.kind) && (await isReplaced(database, found))) return null;
    const sender = await findPerson(database, organizationId, found.by);
    if (!sender) return null;
    const name = formatName(sender);
    const own = sender.email === null ? null : { name, address: sender.email };
    const { patrol, message, recipient, training } = found;
    const answer = await answerOf(found);
    const props = { branding: brandingOf(patrol.organization, settings), message, answer };
    const to = training ? own : { name: 'ECC', address: recipient };
    if (!to) return null;
    const replyTo = answer?.address ? { name, address: answer.address } : own;
    return {
      to,
      from: patrol.organization.emailFrom,
      ...(replyTo && { replyTo }),
      quota: null,
      content: contentOf('ecc-message', props),
    };
  }

  /** Shows the crew, who count on the ECC, that it was not reached. */
  async function bounced(tx: Transaction, mail: OutboxMail, returned: ReturnedMail): Promise<void> {
    const { organizationId, subject } = AboutNotification.parse(mail);
    const { reason: _, ...reply } = returned;
    const { patrolId } = mail;
    const { notificationId } = subject;
    if (patrolId)
      await keepReply(
        { tx, clock },
        { organizationId, patrolId, notificationId },
        { ...reply, outcome: 'bounce' },
      );
  }

  async function toCrew(mail: OutboxMail): Promise<EmailMessage | null> {
    const { organizationId, subject } = AboutResponse.parse(mail);
    const response = await findResponse(database, organizationId, subject.responseId);
    const patrol = response && (await findLogOnSubject(database, organizationId, response.patrolId));
    if (!patrol || !isAnswerable(patrol, clock.now())) return null;
    const { policeEventNumber } = response;
    if (policeEventNumber === null || policeEventNumber !== patrol.policeEventNumber) return null;
    // A number that was replaced and then restored has a later mail.
    if (response.id !== (await findLastResponseId(database, organizationId, patrol.id))) return null;
    const person = patrol.assignments.find(({ personId }) => personId === mail.recipient)?.person;
    if (!person || person.finished) return null;
    const enteredBy = response.by && (await findPerson(database, organizationId, response.by));
    const props = {
      branding: brandingOf(patrol.organization, settings),
      firstName: person.firstName,
      policeEventNumber,
      callSign: patrol.callSign ?? '',
      when: formatDateTime(patrol.when, patrol.organization.timeZone),
      enteredBy: enteredBy ? formatName(enteredBy) : null,
      training: isTraining(patrol),
      link: patrolPage(settings, patrol),
    };
    return toPatroller(patrol.organization, person, contentOf('ecc-answered', props));
  }

  /**
   * Returns the page where a message is answered, and the address for replies where inbound mail is received.
   * Returns null for a message that needs no answer.
   */
  async function answerOf({ organizationId, id, kind, patrol }: NotificationOfPatrol) {
    if (!isAnswered(kind)) return null;
    const linkId = await findLinkId(database, organizationId, id);
    if (!linkId) throw new Error('a message to be answered has no link');
    const { secretKeys, inboundDomain, publicUrl } = settings;
    const { href } = new URL(`/ecc/${linkTokenText(secretKeys, 'ecc', linkId)}`, publicUrl);
    const address = inboundDomain && signedAddress(secretKeys, 'ecc', linkId, inboundDomain);
    const expires = formatDateTime(eccAnswerUntil(patrol), patrol.organization.timeZone);
    return { kind, href, address, expires };
  }
}

/**
 * A log-on is dropped once the patrol is over. Any message is dropped once it was voided or cannot be answered,
 * except the message that its patrol was cancelled.
 */
function isObsolete({ kind, patrol, voided }: NotificationOfPatrol, now: string): boolean {
  if (voided) return true;
  if (kind === 'cancellation') return isOver(patrol, now);
  return !isAnswerable(patrol, now) || (kind === 'log-on' && isOver(patrol, now));
}
