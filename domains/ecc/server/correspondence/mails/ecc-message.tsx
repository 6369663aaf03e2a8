import type { ReactElement } from 'react';
import { formatDateTime, formatName } from '#contract';
import {
  eccAnswerUntil,
  eccCancellationMessage,
  eccExtensionMessage,
  eccLogOffMessage,
  eccLogOnMessage,
  eccMoveMessage,
} from '#ecc/contract';
import { type EccMessage, isOver } from '#patrols/contract';
import { signedAddress } from '#platform/inbound-mail/signed-address.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import { branding, links } from '#platform/mail/gallery/sample.ts';
import type { EmailMessage, OutboxMail } from '#platform/mail/kind.ts';
import { type Branding, EmailLayout } from '#platform/mail/template/layout.tsx';
import { FactTable, LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import { linkTokenText } from '#platform/tokens/link-token.ts';
import { isAnswerableByEcc } from '../answerable.ts';
import type { NotificationOfPatrol } from '../store.ts';
import { isAnswered, isUpdate } from './message-kinds.ts';
import {
  bare,
  details,
  driver,
  known,
  logOnSubject,
  longDetails,
  longSubject,
  unknown,
} from './sample-log-on.ts';
import type { EccSources } from './sources.ts';

interface EccMessageProps {
  branding: Branding;
  message: EccMessage;
  /**
   * The page where the message is answered, and until when that is possible; null for a message that needs no
   * answer.
   */
  answer: { kind: 'log-on' | 'log-off'; href: string; expires: string } | null;
}

function eccMessageSubject({ message }: Pick<EccMessageProps, 'message'>): string {
  return message.subject;
}

const asked = {
  'log-on': {
    label: 'Send Event Number',
    sentence: 'Please answer this email with the police event number, or press the button and type it.',
  },
  'log-off': {
    label: 'Acknowledge',
    sentence: 'If you like, press the button to let the crew know that you have read this.',
  },
};

/** Tells the ECC of a patrol. Its operator has seconds, so the mail begins with who, when and whom to ring. */
function EccMessageBody({ branding, message, answer }: EccMessageProps): ReactElement {
  return (
    <EmailLayout
      branding={branding}
      preview={message.summary}
      footer={answer && <>No sign-in is needed. The page works until {answer.expires}.</>}
    >
      <Paragraph style={{ fontSize: 19, fontWeight: 700 }}>{message.summary}</Paragraph>
      <FactTable facts={message.facts} />
      {answer && (
        <>
          <Paragraph>{asked[answer.kind].sentence}</Paragraph>
          <LinkButtons buttons={[{ href: answer.href, label: asked[answer.kind].label }]} />
        </>
      )}
    </EmailLayout>
  );
}

const expires = 'Sun 6 Dec 2026, 23:30';

const template = defineTemplate('ecc-message', {
  subject: eccMessageSubject,
  Body: EccMessageBody,
  sample: {
    branding,
    message: eccLogOnMessage(logOnSubject, details),
    answer: { kind: 'log-on', href: links.ecc, expires },
  },
  variants: {
    training: { message: eccLogOnMessage({ ...logOnSubject, training: true }, details) },
    'short-handed': {
      message: eccLogOnMessage(
        { ...logOnSubject, crew: [driver], guests: [] },
        { ...bare, standDownReason: 'Wiremu joins me at 22:00.' },
      ),
    },
    long: { message: eccLogOnMessage(longSubject, longDetails) },
    move: {
      message: eccMoveMessage(logOnSubject, {
        ...known,
        former: { when: '2026-12-04T08:00:00.000Z', hours: 3 },
      }),
      answer: null,
    },
    extension: {
      message: eccExtensionMessage({ ...logOnSubject, hours: 4 }, { ...known, formerHours: 2.5 }),
      answer: null,
    },
    cancellation: { message: eccCancellationMessage(logOnSubject, unknown), answer: null },
    'log-off': {
      message: eccLogOffMessage(logOnSubject, { ...known, finished: '2026-12-05T10:37:00.000Z' }),
      answer: { kind: 'log-off', href: links.ecc, expires },
    },
  },
});

/** The mails to the ECC, by what they tell. */
export const eccMessages = {
  'log-on': messageMail('ecc-log-on'),
  'log-off': messageMail('ecc-log-off'),
  move: messageMail('ecc-move'),
  extension: messageMail('ecc-extension'),
  cancellation: messageMail('ecc-cancellation'),
};

function messageMail(kind: string) {
  return defineMail({
    kind,
    templates: [template],
    compose,
    /** Shows the crew, who count on the ECC, that it was not reached. */
    bounced: (mail, { bounced }: EccSources, tx, returned) => bounced(tx, mail, returned),
  });
}

async function compose(mail: OutboxMail, sources: EccSources): Promise<EmailMessage<'ecc-message'> | null> {
  const { settings, now, findNotification, isReplaced, findPerson } = sources;
  const found = await findNotification(mail);
  if (!found || isObsolete(found, now())) return null;
  if (isUpdate(found.kind) && (await isReplaced(found))) return null;
  const sender = await findPerson(found.organizationId, found.by);
  if (!sender) return null;
  const name = formatName(sender);
  const own = sender.email === null ? null : { name, address: sender.email };
  const { patrol, message, recipient, training } = found;
  const to = training ? own : { name: 'ECC', address: recipient };
  if (!to) return null;
  const answer = await answerOf(found, sources);
  const replyTo = answer?.address ? { name, address: answer.address } : own;
  return {
    to,
    from: patrol.organization.emailFrom,
    ...(replyTo && { replyTo }),
    quota: null,
    content: template.write({ branding: brandingOf(patrol.organization, settings), message, answer }),
  };
}

/**
 * A log-on is dropped once the patrol is over. Any message is dropped once it was voided or cannot be answered,
 * except the message that its patrol was cancelled.
 */
function isObsolete({ kind, patrol, voided }: NotificationOfPatrol, now: string): boolean {
  if (voided) return true;
  if (kind === 'cancellation') return isOver(patrol, now);
  return !isAnswerableByEcc(patrol, now) || (kind === 'log-on' && isOver(patrol, now));
}

/**
 * Returns the page where a message is answered, and the address for replies where inbound mail is received.
 * Returns null for a message that needs no answer.
 */
async function answerOf(notification: NotificationOfPatrol, { settings, getLinkId }: EccSources) {
  const { kind, patrol } = notification;
  if (!isAnswered(kind)) return null;
  const linkId = await getLinkId(notification);
  const { secretKeys, inboundDomain, publicUrl } = settings;
  const { href } = new URL(`/ecc/${linkTokenText(secretKeys, 'ecc', linkId)}`, publicUrl);
  const address = inboundDomain && signedAddress(secretKeys, 'ecc', linkId, inboundDomain);
  const expires = formatDateTime(eccAnswerUntil(patrol), patrol.organization.timeZone);
  return { kind, href, address, expires };
}
