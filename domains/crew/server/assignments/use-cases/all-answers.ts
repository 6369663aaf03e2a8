import type { AssignmentState, AssignmentsView } from '#crew/contract';
import { isPast } from '#patrols/contract';
import { changePatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { LinkHolder } from '#platform/http/pipeline/actor.ts';
import { findAssignment } from '../../store.ts';
import { listLinkedAssignments, type OfferedAssignment } from '../links-to-all.store.ts';
import { obsoleteBecause } from '../obsolete.ts';
import { presentOffered } from '../present.ts';
import { expiredLinkError, giveAnswer } from './answers.ts';

/** Accepts all assignments of one mail at once, by its link to all (product 11.44). */
export function allAnswersUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /** Throws 401 once none of the assignments needs an answer or a word any more. */
    async viewAllByLink(holder: LinkHolder): Promise<AssignmentsView> {
      return view(database, subjectOf(holder));
    },

    /**
     * Accepts what is still open, and returns what then holds. What was declined stays declined. Repeating it changes
     * nothing.
     */
    async acceptAllByLink(tx: Transaction, holder: LinkHolder): Promise<AssignmentsView> {
      const subject = subjectOf(holder);
      const { organizationId, personId } = subject;
      const offered = await listLinkedAssignments(tx, organizationId, subject);
      const open = offered.filter((one) => stateOf(one, clock.now()) === 'open');
      // Several patrols are locked in the order of their ids.
      for (const { patrol, assignment } of open.toSorted((a, b) => (a.patrol.id < b.patrol.id ? -1 : 1))) {
        await changePatrol({ tx, clock }, organizationId, patrol.id, async (locked) => {
          const current = await findAssignment(tx, organizationId, assignment.id);
          const isOpen =
            current && stateOf({ assignment: current, patrol: locked.row }, locked.now) === 'open';
          if (isOpen) await giveAnswer('accepted', locked, current, personId);
        });
      }
      return view(tx, subject);
    },
  };

  async function view(db: Reader, subject: Subject): Promise<AssignmentsView> {
    const now = clock.now();
    const offered = await listLinkedAssignments(db, subject.organizationId, subject);
    const [first] = offered;
    const items = offered.map((one) => ({ ...one, state: stateOf(one, now) }));
    if (!first || items.every(({ state }) => isEnded(state))) throw expiredLinkError();
    return presentOffered(first, items);
  }
}

interface Subject {
  id: string;
  organizationId: string;
  personId: string;
}

function subjectOf({ tokenId: id, organizationId, personId }: LinkHolder): Subject {
  if (!organizationId || !personId) throw expiredLinkError();
  return { id, organizationId, personId };
}

function isEnded(state: AssignmentState): boolean {
  return state === 'withdrawn' || state === 'cancelled' || state === 'over';
}

function stateOf(
  { assignment, patrol }: Pick<OfferedAssignment, 'assignment' | 'patrol'>,
  now: string,
): AssignmentState {
  const because = obsoleteBecause(assignment, patrol, now);
  if (because) return because;
  if (assignment.accepted) return 'accepted';
  if (assignment.declined) return 'declined';
  return isPast(patrol, now) || patrol.started ? 'begun' : 'open';
}
