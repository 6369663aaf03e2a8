import { v7 as newId } from 'uuid';
import { isAnswerable } from '#crew/contract';
import { type LockedPatrol, lockPatrol } from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { insertMissingLinks } from '../../mail-data.store.ts';
import type { Roster } from '../../roster.ts';
import { type AssignmentRow, listUpcoming } from '../../store.ts';
import { patrollerAssigned } from '../mails/patroller-assigned.tsx';
import { unassign } from './crew.ts';

/** Applies the changes of people to their upcoming assignments. */
export function rosterOfPeople({ clock }: Context): Roster {
  return {
    async lock(tx, organizationId, personIds) {
      const now = clock.now();
      const patrols = new Map<string, LockedPatrol>();
      const upcoming: AssignmentRow[] = [];
      const found = personIds.length > 0 ? await listUpcoming(tx, organizationId, personIds, now) : [];
      for (const assignment of found) {
        const { patrolId } = assignment;
        const locked = patrols.get(patrolId) ?? (await lockPatrol(tx, organizationId, patrolId, clock));
        if (!locked || !isAnswerable(locked.patrol, locked.now)) continue;
        patrols.set(patrolId, locked);
        upcoming.push(assignment);
      }
      return {
        countOf: (personId) => upcoming.filter((assignment) => assignment.personId === personId).length,
        async unassign(personId, by) {
          for (const assignment of await listUpcoming(tx, organizationId, [personId], now))
            await unassignLocked(patrols.get(assignment.patrolId), assignment, by);
        },
        async sendNewLinks(to) {
          const linked = upcoming.filter(
            ({ personId, patrolId, declined }) =>
              to.includes(personId) && !declined && patrols.get(patrolId)?.patrol.finalized,
          );
          if (linked.length === 0) return;
          await insertMissingLinks(tx, organizationId, linked, now);
          await queueMails(tx, now, linked.map(newLinkMail));
        },
      };
    },
  };
}

async function unassignLocked(
  locked: LockedPatrol | undefined,
  assignment: AssignmentRow,
  by: string,
): Promise<void> {
  if (!locked) throw justAssignedError();
  await unassign(locked, assignment, by);
  await announceChange(locked.tx, locked.organizationId, { type: 'patrol', _id: locked.patrol._id });
}

/** A mail with a new link, to the address that the person has now. */
function newLinkMail({ organizationId, patrolId, id: assignmentId, personId: recipient }: AssignmentRow) {
  const { kind } = patrollerAssigned;
  return { organizationId, patrolId, kind, cause: newId(), recipient, subject: { assignmentId } };
}

function justAssignedError() {
  return conflict('just-assigned', 'Somebody has just put them on a patrol. Please try again.');
}
