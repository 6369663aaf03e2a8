import { v7 as newId } from 'uuid';
import type { ExpiredInvitation } from '#contract';
import { isAnswerable } from '#crew/contract';
import type { Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
  notUpcomingError,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { LinkHolder, Member } from '#platform/http/pipeline/actor.ts';
import { conflict, forbidden, unauthorized } from '#platform/http/pipeline/app-error.ts';
import { endOffersOf } from '../../offered-place.store.ts';
import {
  type Answer,
  type AssignmentRow,
  findAssignment,
  insertAnswer,
  listAnswers,
  updateAssignment,
} from '../../store.ts';
import { mailDeclined } from '../mails/queue.ts';
import { warnOfStandDown } from '../mails/stand-down.ts';
import { isObsolete, obsoleteBecause } from '../obsolete.ts';
import { presentExpired, presentView } from '../present.ts';
import { findViewed, type ViewedAssignment } from '../viewed.store.ts';
import { answerColumnsOf, formerAnswer } from './answer-history.ts';
import { currentAssignment } from './current-assignment.ts';

/** Accepts and declines, as an admin for anybody, as a patroller, or as the holder of a personal link. */
export function answerUseCases(context: Context) {
  const { database, clock } = context;

  return {
    async answer(
      tx: Transaction,
      actor: Member,
      patrolId: string,
      personId: string,
      answer: Answer,
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, patrolId, async (locked) => {
        if (actor.personId !== personId && !actor.roles.includes('admin')) throw forbidden();
        await giveAnswer(answer, locked, await currentAssignment(locked, personId), actor.personId);
      });
    },

    /** Returns what the holder of a personal link sees. Throws 401 for an obsolete assignment (product 6.9). */
    async viewByLink(holder: LinkHolder) {
      const { organizationId, assignmentId } = subjectOf(holder);
      const viewed = await findViewed(database, organizationId, assignmentId);
      if (!viewed || isObsolete(viewed, viewed.patrol, clock.now())) {
        throw expiredInvitationError(viewed, clock.now());
      }
      return presentView(viewed);
    },

    async answerByLink(tx: Transaction, holder: LinkHolder, answer: Answer): Promise<void> {
      await changeByLink(tx, holder, (locked, assignment, by) => giveAnswer(answer, locked, assignment, by));
    },

    undoByLink: (tx: Transaction, holder: LinkHolder): Promise<void> => changeByLink(tx, holder, undoAnswer),
  };

  /** Throws 401 for an obsolete assignment. */
  async function changeByLink(
    tx: Transaction,
    holder: LinkHolder,
    change: (locked: LockedPatrol, assignment: AssignmentRow, by: string) => Promise<void>,
  ): Promise<void> {
    const { organizationId, assignmentId, personId } = subjectOf(holder);
    const known = await findAssignment(tx, organizationId, assignmentId);
    if (!known) throw expiredLinkError();
    await changePatrol({ tx, clock }, organizationId, known.patrolId, async (locked) => {
      const assignment = await findAssignment(tx, organizationId, assignmentId);
      if (!assignment || isObsolete(assignment, locked.patrol, locked.now))
        throw expiredInvitationError(await findViewed(tx, organizationId, assignmentId), locked.now);
      await change(locked, assignment, personId);
    });
  }
}

/**
 * Stores an answer and adds it to the history; accepting clears declined and the reverse (product 6.2). Repeating an
 * answer changes nothing, since a phone may retry after a lost response. A draft takes answers too, but nobody is mailed
 * about it (product 6.10). Throws 409 from the start on, and 429 beyond a limit (product 6.13).
 */
export async function giveAnswer(
  answer: Answer,
  locked: LockedPatrol,
  assignment: AssignmentRow,
  by: string,
): Promise<void> {
  const { tx, organizationId, patrol, now: when } = locked;
  const { id } = assignment;
  if (!isAnswerable(patrol, when)) throw notUpcomingError(patrol);
  if (assignment[answer]) return;
  await countAnswer(locked, assignment, by);
  await updateAssignment(tx, organizationId, id, answerColumnsOf({ answer, when, by }));
  const answerId = newId();
  await insertAnswer(tx, organizationId, { id: answerId, assignmentId: id, answer, when, by });
  if (answer === 'declined') await endOffersOf(tx, organizationId, id, when);
  if (answer === 'declined' && patrol.finalized)
    await tellDeclined(locked, { assignmentId: id, cause: answerId, by });
}

/**
 * Takes back the person's own last answer and restores the one before it (product 6.12). Repeating it changes
 * nothing. Throws 409 from the start on, and if somebody else has changed the answer since. It counts as an
 * answer, so it throws 429 beyond the limit.
 */
async function undoAnswer(locked: LockedPatrol, assignment: AssignmentRow, by: string): Promise<void> {
  const { tx, organizationId, patrol, now: when } = locked;
  const { id } = assignment;
  if (!isAnswerable(patrol, when)) throw notUpcomingError(patrol);
  const history = await listAnswers(tx, organizationId, id);
  const last = history.at(-1);
  if (last?.answer === 'undone') return;
  if (!last || last.answer === 'asked-again' || last.by !== by)
    throw conflict('nothing-to-undo', 'Your answer has been changed since.');
  await countAnswer(locked, assignment, by);
  const former = formerAnswer(history);
  await updateAssignment(tx, organizationId, id, answerColumnsOf(former));
  const undoing = { id: newId(), assignmentId: id, answer: 'undone', when, by } as const;
  await insertAnswer(tx, organizationId, undoing);
  // The mail about that decline may have been dropped while the acceptance held.
  if (former?.answer === 'declined' && patrol.finalized)
    await tellDeclined(locked, { assignmentId: id, cause: undoing.id, by });
}

async function tellDeclined(
  locked: LockedPatrol,
  declined: { assignmentId: string; cause: string; by: string },
): Promise<void> {
  await mailDeclined(locked, declined);
  await warnOfStandDown(locked, declined.by);
}

/**
 * Counts an answer. The patroller's own answers and those of admins for them are counted apart, so that neither
 * can keep the other from answering (product 6.13).
 */
async function countAnswer(locked: LockedPatrol, { id, personId }: AssignmentRow, by: string): Promise<void> {
  const isOwn = by === personId;
  await countChange(locked, isOwn ? changeLimits.ownAnswers : changeLimits.answersForOthers, id);
  await countChange(locked, isOwn ? changeLimits.allOwnAnswers : changeLimits.allAnswersForOthers, by);
}

function subjectOf({ organizationId, assignmentId, personId }: LinkHolder) {
  if (!organizationId || !assignmentId || !personId) throw expiredLinkError();
  return { organizationId, assignmentId, personId };
}

/** Names the patrol to the link's holder, who was mailed about it and about what became of it. */
function expiredInvitationError(viewed: ViewedAssignment | undefined, now: string) {
  const because = viewed && obsoleteBecause(viewed, viewed.patrol, now);
  return expiredLinkError(because ? { invitation: presentExpired(viewed, because) } : {});
}

export function expiredLinkError(more: { invitation?: ExpiredInvitation } = {}) {
  return unauthorized('Sorry, your invitation has expired.', more);
}
