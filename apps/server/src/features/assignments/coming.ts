import { isAnswerable } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { queueMails } from '../../platform/mail/outbox.ts';
import { type HeldPatrol, holdPatrol } from '../patrols/service.ts';
import type { Roster } from '../people/service.ts';
import { takeOff } from './crew.ts';
import { insertMissingLinks } from './letters/store.ts';
import { mailKinds } from './notices.ts';
import { type AssignmentRow, listComing } from './store.ts';

interface Held {
  held: HeldPatrol;
  assignment: AssignmentRow;
}

/** What people need done to the coming patrols they are assigned to. */
export function rosterOfPeople({ clock }: Context): Roster {
  return {
    async hold(tx, { organizationId, id: personId }) {
      const now = clock.now();
      const coming: Held[] = [];
      for (const assignment of await listComing(tx, organizationId, personId, now)) {
        const held = await holdPatrol(tx, organizationId, assignment.patrolId, clock);
        if (held && isAnswerable(held.patrol, held.now)) coming.push({ held, assignment });
      }
      return {
        count: coming.length,
        async takeOff(by) {
          const current = await listComing(tx, organizationId, personId, now);
          for (const assignment of current) await takeOffHeld(coming, assignment, by);
        },
        async sendNewLinks() {
          for (const { held, assignment } of coming) await sendNewLink(held, assignment);
        },
      };
    },
  };
}

async function takeOffHeld(coming: readonly Held[], assignment: AssignmentRow, by: string): Promise<void> {
  const { held } = coming.find((one) => one.held.patrol._id === assignment.patrolId) ?? {};
  if (!held) throw justAssigned();
  await takeOff(held, assignment, by);
  await announceChange(held.tx, held.organizationId, { type: 'patrol', _id: held.patrol._id });
}

/** The mail goes to whatever address the person has by now. */
async function sendNewLink(held: HeldPatrol, { id, personId, declined }: AssignmentRow): Promise<void> {
  const { tx, organizationId, patrol, now } = held;
  if (!patrol.finalized || declined) return;
  await insertMissingLinks(tx, organizationId, [{ id, personId }], now);
  const kind = mailKinds.patrollerAssigned;
  await queueMails(tx, now, [
    { organizationId, kind, cause: newId(), recipient: personId, subject: { assignmentId: id } },
  ]);
}

function justAssigned() {
  return conflict('just-assigned', 'Somebody has just put them on a patrol. Please try again.');
}
