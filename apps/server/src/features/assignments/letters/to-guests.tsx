import { isOver } from '@patrolbook/contract';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Letter, OutboxMail } from '../../../platform/mail/kind.ts';
import { GuestInvited, guestInvitedSubject } from '../emails/guest-invited.tsx';
import { PatrolCancelled, patrolCancelledSubject } from '../emails/patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from '../emails/patrol-moved.tsx';
import { PatrollerRemoved, patrollerRemovedSubject } from '../emails/patroller-removed.tsx';
import { isMoot } from '../standing.ts';
import { calendarEntry } from './calendar.ts';
import { instructionsOf, isOutdated, letterhead, letterPatrol, teamOf } from './stationery.ts';
import { findGuestFacts, type GuestFacts } from './store.ts';

/** What a mail about a guest carries. */
export const AboutGuest = z.object({ organizationId: z.uuid(), subject: z.object({ guestId: z.uuid() }) });

/** What guests are written; null where it is moot by now. */
export function lettersToGuests({ database, clock, settings }: Context) {
  return {
    async added(mail: OutboxMail): Promise<Letter | null> {
      const facts = await readComing(mail);
      if (!facts) return null;
      const { patrol } = facts;
      const props = { ...common(facts), ...instructionsOf(patrol), name: facts.name, team: teamOf(patrol) };
      return write(facts, guestInvitedSubject(props.patrol), <GuestInvited {...props} />, false);
    },

    async moved(mail: OutboxMail): Promise<Letter | null> {
      const facts = await readComing(mail);
      if (!facts || isOutdated(mail, facts.patrol)) return null;
      const { patrol } = facts;
      const told = { ...common(facts), ...instructionsOf(patrol), to: facts.name, team: teamOf(patrol) };
      return write(facts, patrolMovedSubject(told.patrol), <PatrolMoved {...told} coming />, false);
    },

    async removed(mail: OutboxMail): Promise<Letter | null> {
      const facts = await read(mail);
      if (!facts?.removed || isOver(facts.patrol, clock.now())) return null;
      const props = { ...common(facts), to: facts.name };
      return write(facts, patrollerRemovedSubject(props.patrol), <PatrollerRemoved {...props} />, true);
    },

    async cancelled(mail: OutboxMail): Promise<Letter | null> {
      const facts = await read(mail);
      if (!facts?.patrol.cancelled || facts.removed || isOver(facts.patrol, clock.now())) return null;
      const props = { ...common(facts), to: facts.name, wasComing: true };
      return write(facts, patrolCancelledSubject(props.patrol), <PatrolCancelled {...props} />, true);
    },
  };

  async function read(mail: OutboxMail): Promise<GuestFacts | undefined> {
    const { organizationId, subject } = AboutGuest.parse(mail);
    return findGuestFacts(database, organizationId, subject.guestId);
  }

  async function readComing(mail: OutboxMail): Promise<GuestFacts | null> {
    const facts = await read(mail);
    return facts?.patrol.finalized && !isMoot(facts, facts.patrol, clock.now()) ? facts : null;
  }

  function common({ patrol }: GuestFacts) {
    return { letterhead: letterhead(patrol, settings), patrol: letterPatrol(patrol) };
  }

  function write(
    { id, name, email, patrol }: GuestFacts,
    subject: string,
    body: Letter['body'],
    off: boolean,
  ): Letter | null {
    if (!email) return null;
    const attachments = [calendarEntry(patrol, { id, off, now: clock.now() }, settings)];
    return { to: { name, address: email }, from: patrol.organization.emailFrom, subject, body, attachments };
  }
}
