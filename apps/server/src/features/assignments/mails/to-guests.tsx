import { isOver } from '@patrolbook/contract';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { EmailMessage, OutboxMail } from '../../../platform/mail/kind.ts';
import { GuestInvited, guestInvitedSubject } from '../emails/guest-invited.tsx';
import { PatrolCancelled, patrolCancelledSubject } from '../emails/patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from '../emails/patrol-moved.tsx';
import { PatrollerRemoved, patrollerRemovedSubject } from '../emails/patroller-removed.tsx';
import { isObsolete } from '../use-cases/current-assignment.ts';
import { calendarEntry } from './calendar.ts';
import { findGuestMailData, type GuestMailData } from './store.ts';
import { branding, emailPatrol, instructionsOf, isOutdated, teamOf } from './template-props.ts';

/** The outbox fields of a mail about a guest. */
export const AboutGuest = z.object({ organizationId: z.uuid(), subject: z.object({ guestId: z.uuid() }) });

/** Composes the mails to guests; each function returns null for an obsolete mail. */
export function guestMails({ database, clock, settings }: Context) {
  return {
    async added(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data) return null;
      const { patrol } = data;
      const props = { ...common(data), ...instructionsOf(patrol), name: data.name, team: teamOf(patrol) };
      return write(data, guestInvitedSubject(props.patrol), <GuestInvited {...props} />, false);
    },

    async moved(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await readAttending(mail);
      if (!data || isOutdated(mail, data.patrol)) return null;
      const { patrol } = data;
      const props = { ...common(data), ...instructionsOf(patrol), to: data.name, team: teamOf(patrol) };
      return write(data, patrolMovedSubject(props.patrol), <PatrolMoved {...props} attending />, false);
    },

    async removed(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await read(mail);
      if (!data?.removed || isOver(data.patrol, clock.now())) return null;
      const props = { ...common(data), to: data.name };
      return write(data, patrollerRemovedSubject(props.patrol), <PatrollerRemoved {...props} />, true);
    },

    async cancelled(mail: OutboxMail): Promise<EmailMessage | null> {
      const data = await read(mail);
      if (!data?.patrol.cancelled || data.removed || isOver(data.patrol, clock.now())) return null;
      const props = { ...common(data), to: data.name, wasComing: true };
      return write(data, patrolCancelledSubject(props.patrol), <PatrolCancelled {...props} />, true);
    },
  };

  async function read(mail: OutboxMail): Promise<GuestMailData | undefined> {
    const { organizationId, subject } = AboutGuest.parse(mail);
    return findGuestMailData(database, organizationId, subject.guestId);
  }

  async function readAttending(mail: OutboxMail): Promise<GuestMailData | null> {
    const data = await read(mail);
    return data?.patrol.finalized && !isObsolete(data, data.patrol, clock.now()) ? data : null;
  }

  function common({ patrol }: GuestMailData) {
    return { branding: branding(patrol, settings), patrol: emailPatrol(patrol) };
  }

  function write(
    { id, name, email, patrol }: GuestMailData,
    subject: string,
    body: EmailMessage['body'],
    cancels: boolean,
  ): EmailMessage | null {
    if (!email) return null;
    const attachments = [calendarEntry(patrol, { id, cancels, now: clock.now() }, settings)];
    return { to: { name, address: email }, from: patrol.organization.emailFrom, subject, body, attachments };
  }
}
