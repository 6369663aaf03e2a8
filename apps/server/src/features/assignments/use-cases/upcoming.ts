import { isAnswerable } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import { announceChange } from '../../../platform/database/announce.ts';
import { conflict } from '../../../platform/http/pipeline/app-error.ts';
import { queueMails } from '../../../platform/mail/outbox.ts';
import { type LockedPatrol, lockPatrol } from '../../patrols/service.ts';
import type { Roster } from '../../people/service.ts';
import { mailKinds } from '../mails/queue.ts';
import { insertMissingLinks } from '../mails/store.ts';
import { type AssignmentRow, listUpcoming } from '../store.ts';
import { unassign } from './crew.ts';

interface LockedAssignment {
  locked: LockedPatrol;
  assignment: AssignmentRow;
}

/** Applies the changes of a person to their upcoming assignments. */
export function rosterOfPeople({ clock }: Context): Roster {
  return {
    async lock(tx, { organizationId, id: personId }) {
      const now = clock.now();
      const upcoming: LockedAssignment[] = [];
      for (const assignment of await listUpcoming(tx, organizationId, personId, now)) {
        const locked = await lockPatrol(tx, organizationId, assignment.patrolId, clock);
        if (locked && isAnswerable(locked.patrol, locked.now)) upcoming.push({ locked, assignment });
      }
      return {
        count: upcoming.length,
        async unassign(by) {
          const current = await listUpcoming(tx, organizationId, personId, now);
          for (const assignment of current) await unassignLocked(upcoming, assignment, by);
        },
        async sendNewLinks() {
          for (const { locked, assignment } of upcoming) await sendNewLink(locked, assignment);
        },
      };
    },
  };
}

async function unassignLocked(
  upcoming: readonly LockedAssignment[],
  assignment: AssignmentRow,
  by: string,
): Promise<void> {
  const { locked } = upcoming.find((one) => one.locked.patrol._id === assignment.patrolId) ?? {};
  if (!locked) throw justAssignedError();
  await unassign(locked, assignment, by);
  await announceChange(locked.tx, locked.organizationId, { type: 'patrol', _id: locked.patrol._id });
}

/** Mails a new link to the person's current address. */
async function sendNewLink(locked: LockedPatrol, { id, personId, declined }: AssignmentRow): Promise<void> {
  const { tx, organizationId, patrol, now } = locked;
  if (!patrol.finalized || declined) return;
  await insertMissingLinks(tx, organizationId, [{ id, personId }], now);
  const kind = mailKinds.patrollerAssigned;
  await queueMails(tx, now, [
    {
      organizationId,
      patrolId: patrol._id,
      kind,
      cause: newId(),
      recipient: personId,
      subject: { assignmentId: id },
    },
  ]);
}

function justAssignedError() {
  return conflict('just-assigned', 'Somebody has just put them on a patrol. Please try again.');
}
