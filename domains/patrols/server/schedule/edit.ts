import type { Issue } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import { asksAgain, editRefusal, isPast, type Patrol, type PatrolPatch } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf, refuseStale } from '#platform/edits.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, type LockedPatrol } from './change.ts';
import { changeLimits, countChange } from './change-limits.ts';
import { type Booking, type CrewChanges, type PersonalMessage, personalMessage } from './crew.ts';
import type { EccOfPatrols } from './ecc.ts';
import type { PatrolWithoutRecord } from './present.ts';
import { editPatrol } from './store.ts';

/**
 * Edits an upcoming patrol (product 5.3 and 5.4). A finalized patrol that is moved or renamed mails the people
 * concerned, and a changed start asks those who had accepted again. Throws 409 at the wrong moment, if it was
 * edited after the version that the patch names (product 12.10), if somebody would be double-booked, or if it
 * became a test that the ECC expects (product 16.14).
 */
export function editUseCase({ clock }: Pick<Context, 'clock'>, crew: CrewChanges, ecc: EccOfPatrols) {
  return async (
    tx: Transaction,
    { organizationId, personId }: Member,
    id: string,
    { version, message, ...patch }: PatrolPatch,
    { override }: { override: boolean },
  ): Promise<Patrol> => {
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const { patrol, row, now } = locked;
      const refusal = editRefusal(patrol, now);
      if (refusal) throw conflict(refusal.code, refusal.message);
      refuseStale(row, version, patrol.type);
      refuseValues(patrol, patch, now);
      const after = await ecc.afterRename(locked, personId, edited(patrol, patch));
      const said = personalMessage(message, personId);
      await edit(locked, { ...locked, patrol: after }, { by: personId, override }, said);
    });
  };

  async function edit(
    before: LockedPatrol,
    after: LockedPatrol,
    booking: Booking,
    message?: PersonalMessage,
  ) {
    const { tx, organizationId, patrol, row, now } = after;
    const { when, hours, name, crewSize, instructions } = patrol;
    const change = editOf(row, { when, hours, name, crewSize, instructions }, { when: now, by: booking.by });
    if (!change) return;
    const isMoved = patrol.when !== before.patrol.when || patrol.hours !== before.patrol.hours;
    const moved = isMoved || patrol.name !== before.patrol.name;
    if (moved && patrol.finalized) await countMove(after, booking.by);
    if (isMoved) await crew.bookCrew(after, booking);
    const sequence = await editPatrol(tx, organizationId, patrol._id, change, { moved });
    if (asksAgain(before.patrol.when, when, (await getOrganization(tx, organizationId)).timeZone))
      await crew.askAgain(after, booking.by);
    if (moved && patrol.finalized) await crew.mailMoved(after, { sequence, before: before.patrol }, message);
    if (isMoved) await ecc.sendMove(after, booking.by, before.patrol);
  }
}

/** Throws 429 if this patrol was moved or renamed too often, or this admin did so too often (product 12.13). */
async function countMove(locked: LockedPatrol, by: string): Promise<void> {
  await countChange(locked, changeLimits.moves, locked.patrol._id);
  await countChange(locked, changeLimits.allMoves, by);
}

/** Throws 400 with all invalid values at once. */
function refuseValues(
  patrol: PatrolWithoutRecord,
  { when, crewSize, instructions }: PatrolPatch,
  now: string,
): void {
  const issues: Issue[] = [];
  if (when !== undefined && isPast({ when }, now)) {
    const format = 'a time in the future';
    issues.push({ path: ['when'], reason: 'incorrect-format', value: when, format });
  }
  if (instructions !== undefined && patrol.type !== 'event')
    issues.push({ path: ['instructions'], reason: 'unexpected-property', value: instructions });
  if (crewSize !== undefined && patrol.type !== 'patrol')
    issues.push({ path: ['crewSize'], reason: 'unexpected-property', value: crewSize });
  refuseIssues(issues);
}

function edited(
  patrol: PatrolWithoutRecord,
  { when, hours, name, crewSize, instructions }: PatrolPatch,
): PatrolWithoutRecord {
  return {
    ...patrol,
    when: when ?? patrol.when,
    hours: hours ?? patrol.hours,
    name: name === undefined ? patrol.name : name,
    crewSize: crewSize ?? patrol.crewSize,
    instructions: instructions === undefined ? patrol.instructions : instructions,
  };
}
