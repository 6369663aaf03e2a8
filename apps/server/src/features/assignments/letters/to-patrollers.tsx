import { isOver } from '@patrolbook/contract';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Letter, OutboxMail } from '../../../platform/mail/kind.ts';
import { PatrolCancelled, patrolCancelledSubject } from '../emails/patrol-cancelled.tsx';
import { PatrolMoved, patrolMovedSubject } from '../emails/patrol-moved.tsx';
import { PatrollerAssigned, patrollerAssignedSubject } from '../emails/patroller-assigned.tsx';
import { PatrollerRemoved, patrollerRemovedSubject } from '../emails/patroller-removed.tsx';
import { isMoot } from '../standing.ts';
import { calendarEntry } from './calendar.ts';
import {
  assignmentPage,
  instructionsOf,
  isOutdated,
  letterhead,
  letterPatrol,
  teamOf,
  toPerson,
} from './stationery.ts';
import { type AssignmentFacts, findAssignmentFacts, findLinkId, isAskedAgain } from './store.ts';

/** What a mail about an assignment carries. */
export const AboutAssignment = z.object({
  organizationId: z.uuid(),
  subject: z.object({ assignmentId: z.uuid() }),
});

/** What patrollers are written; null where it is moot by now. */
export function lettersToPatrollers({ database, clock, settings }: Context) {
  return {
    /** Their personal link, once the patrol is finalized. */
    async assigned(mail: OutboxMail): Promise<Letter | null> {
      const facts = await readComing(mail);
      if (!facts) return null;
      const props = {
        ...common(facts),
        ...instructionsOf(facts.patrol),
        firstName: facts.person.firstName,
        team: teamOf(facts.patrol),
        link: await linkOf(facts),
      };
      return write(facts, patrollerAssignedSubject(props.patrol), <PatrollerAssigned {...props} />, false);
    },

    /** It was moved or renamed; with the buttons, unless they have accepted. */
    async moved(mail: OutboxMail): Promise<Letter | null> {
      const facts = await readComing(mail);
      if (!facts || isOutdated(mail, facts.patrol)) return null;
      const href = await linkOf(facts);
      const answer = [
        { href, label: 'Accept' },
        { href, label: 'Decline', quiet: true as const },
      ];
      const change = [{ href, label: 'Change your answer', quiet: true as const }];
      const props = {
        ...{ ...common(facts), ...instructionsOf(facts.patrol), team: teamOf(facts.patrol), coming: true },
        to: facts.person.firstName,
        buttons: facts.accepted ? change : answer,
        askedAgain: await isAskedAgain(database, facts),
      };
      return write(facts, patrolMovedSubject(props.patrol), <PatrolMoved {...props} />, false);
    },

    /** Also to one who has left since: they may still mean to come. Not to one who was put on again meanwhile. */
    async removed(mail: OutboxMail): Promise<Letter | null> {
      const facts = await readAny(mail);
      if (!facts?.removed || isOver(facts.patrol, clock.now())) return null;
      if (facts.patrol.assignments.some(({ personId }) => personId === facts.personId)) return null;
      const props = { ...common(facts), to: facts.person.firstName };
      return write(facts, patrollerRemovedSubject(props.patrol), <PatrollerRemoved {...props} />, true);
    },

    async cancelled(mail: OutboxMail): Promise<Letter | null> {
      const facts = await read(mail);
      if (!facts?.patrol.cancelled || facts.removed || isOver(facts.patrol, clock.now())) return null;
      const props = { ...common(facts), to: facts.person.firstName, wasComing: true };
      return write(facts, patrolCancelledSubject(props.patrol), <PatrolCancelled {...props} />, true);
    },
  };

  /** Nobody who has left is written to. */
  async function read(mail: OutboxMail): Promise<AssignmentFacts | null> {
    const facts = await readAny(mail);
    return facts && !facts.person.finished ? facts : null;
  }

  async function readAny(mail: OutboxMail): Promise<AssignmentFacts | undefined> {
    const { organizationId, subject } = AboutAssignment.parse(mail);
    return findAssignmentFacts(database, organizationId, subject.assignmentId);
  }

  /** Somebody who counts on a finalized patrol that is still to come to its end. */
  async function readComing(mail: OutboxMail): Promise<AssignmentFacts | null> {
    const facts = await read(mail);
    if (!facts || isMoot(facts, facts.patrol, clock.now())) return null;
    return facts.declined || !facts.patrol.finalized ? null : facts;
  }

  async function linkOf(facts: AssignmentFacts): Promise<string> {
    const tokenId = await findLinkId(database, facts);
    if (!tokenId) throw new Error('an assignment was to be mailed, but has no link');
    return assignmentPage(settings, tokenId);
  }

  function common({ patrol }: AssignmentFacts) {
    return { letterhead: letterhead(patrol, settings), patrol: letterPatrol(patrol) };
  }

  function write(
    { id, patrol, person }: AssignmentFacts,
    subject: string,
    body: Letter['body'],
    off: boolean,
  ): Letter {
    const attachments = [calendarEntry(patrol, { id, off, now: clock.now() }, settings)];
    return { ...toPerson(patrol, person), subject, body, attachments };
  }
}
