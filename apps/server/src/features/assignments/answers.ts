import { isAnswerable, type Patrol } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { LinkHolder, Member } from '../../platform/http/actor.ts';
import { forbidden, unauthorized } from '../../platform/http/app-error.ts';
import { changePatrol, type HeldPatrol, notComing } from '../patrols/service.ts';
import { findAssignmentFacts } from './letters/store.ts';
import { tellDeclined } from './notices.ts';
import { presentView } from './present.ts';
import { currentAssignment, isMoot } from './standing.ts';
import { type Answer, type AssignmentRow, findAssignment, insertAnswer, updateAssignment } from './store.ts';

/** Accepting and declining: by an admin for anyone, by a patroller for themselves, and by the holder of a personal link. */
export function answerUseCases(context: Context) {
  const { database, clock } = context;

  return {
    async answer(actor: Member, patrolId: string, personId: string, answer: Answer): Promise<Patrol> {
      return changePatrol(context, actor.organizationId, patrolId, async (held) => {
        if (actor.personId !== personId && !actor.roles.includes('admin')) throw forbidden();
        await give(answer, held, await currentAssignment(held, personId), actor.personId);
      });
    },

    /** What the holder of a personal link sees. 401 once they are taken off, or the patrol is cancelled or over. */
    async viewByLink(holder: LinkHolder) {
      const { organizationId, assignmentId } = subjectOf(holder);
      const facts = await findAssignmentFacts(database, organizationId, assignmentId);
      if (!facts || isMoot(facts, facts.patrol, clock.now())) throw expired();
      return presentView(facts);
    },

    async answerByLink(holder: LinkHolder, answer: Answer): Promise<void> {
      const { organizationId, assignmentId } = subjectOf(holder);
      const known = await findAssignment(database, organizationId, assignmentId);
      if (!known) throw expired();
      await changePatrol(context, organizationId, known.patrolId, async (held) => {
        const assignment = await findAssignment(held.tx, organizationId, assignmentId);
        if (!assignment || isMoot(assignment, held.patrol, held.now)) throw expired();
        await give(answer, held, assignment, holder.personId);
      });
    },
  };
}

/**
 * The one way an answer is given (design 6.3). Accepting clears declined and the reverse, and each answer is kept. The same
 * again changes nothing: a phone that lost the first reply asks twice. 409 once the start has come.
 */
async function give(
  answer: Answer,
  held: HeldPatrol,
  { id, ...assignment }: AssignmentRow,
  by: string,
): Promise<void> {
  const { tx, organizationId, patrol, now: when } = held;
  if (!isAnswerable(patrol, when)) throw notComing(patrol);
  if (assignment[answer]) return;
  const accepts = answer === 'accepted';
  await updateAssignment(tx, organizationId, id, {
    ...(accepts ? { accepted: when, acceptedBy: by } : { accepted: null, acceptedBy: null }),
    ...(accepts ? { declined: null, declinedBy: null } : { declined: when, declinedBy: by }),
  });
  const answerId = newId();
  await insertAnswer(tx, organizationId, { id: answerId, assignmentId: id, answer, when, by });
  if (!accepts) await tellDeclined(held, { assignmentId: id, cause: answerId, by });
}

function subjectOf({ organizationId, assignmentId }: LinkHolder) {
  if (!organizationId || !assignmentId) throw expired();
  return { organizationId, assignmentId };
}

function expired() {
  return unauthorized('Sorry, your invitation has expired.');
}
