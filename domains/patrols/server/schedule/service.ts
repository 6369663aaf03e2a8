import { v7 as newId } from 'uuid';
import { startOfDay, today } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { NewEvent, NewPatrol, PersonPatrolsQuery } from '#patrols/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { invalid, notFound } from '#platform/http/pipeline/app-error.ts';
import { cancelUseCases } from './cancel.ts';
import { changePatrol, readPatrol } from './change.ts';
import { copyUseCases } from './copies.ts';
import type { Booking, CrewChanges } from './crew.ts';
import type { EccOfPatrols } from './ecc.ts';
import { editUseCase } from './edit.ts';
import { fileUseCase } from './file.ts';
import { finalizeUseCases } from './finalize.ts';
import { listPatrols, listPatrolsOf, type PatrolsPage } from './lists.store.ts';
import { type PatrolWithoutRecord, presentListItem } from './present.ts';
import { insertPatrol } from './store.ts';

export { listBookings, listBookingsWithin } from './bookings.store.ts';
export {
  type ChangeContext,
  changeAndReadPatrol,
  changePatrol,
  type LockedPatrol,
  lockPatrol,
  readPatrol,
} from './change.ts';
export { changeLimits, countChange } from './change-limits.ts';
export {
  type Booking,
  type CrewChanges,
  type Move,
  type NewPatrols,
  type PersonalMessage,
  personalMessage,
} from './crew.ts';
export { readForCrew } from './crew-only.ts';
export type { EccOfPatrols } from './ecc.ts';
export { type EffectiveTime, effectiveTime, refuseTooLate } from './effective-time.ts';
export { type PatrolWithoutRecord, presentListItem } from './present.ts';
export { presentIncident, presentReleasing, withoutInvolved } from './present-record.ts';
export { presentSetAside } from './present-set-aside.ts';
export {
  cancelledError,
  idTakenError,
  notBegunError,
  notCertainRefusal,
  notNowError,
  notOnCrewError,
  notRunningError,
  notUpcomingError,
  refuseUnknown,
} from './refusals.ts';
export { listKnown as listKnownPatrols, updatePatrol } from './store.ts';

/** Patrols and events: listing, creating, editing, finalizing and cancelling them. */
export function patrolService(context: Context, crew: CrewChanges, ecc: EccOfPatrols) {
  const { database, clock } = context;

  return {
    async list(actor: Member, page: PatrolsPage) {
      const { rows, matches } = await listPatrols(database, actor.organizationId, page);
      return { items: rows.map(presentListItem), matches };
    },

    /** Returns the patrols that a person is or was assigned to. Throws 404 if the person does not exist. */
    async listFor(actor: Member, personId: string, page: PersonPatrolsQuery) {
      const { rows, matches, exists } = await listPatrolsOf(database, actor.organizationId, personId, page);
      if (!exists) throw notFound();
      return { items: rows.map(presentListItem), matches };
    },

    file: fileUseCase(context),

    async get(actor: Member, id: string) {
      return readPatrol(database, actor.organizationId, id);
    },

    async createPatrol(
      tx: Transaction,
      { organizationId, personId: by }: Member,
      { patrollers, ...draft }: NewPatrol,
      { override }: { override: boolean },
    ) {
      const row = { ...draft, type: 'patrol', instructions: null } as const;
      return create(tx, organizationId, row, patrollers, { by, override });
    },

    async createEvent(
      tx: Transaction,
      { organizationId, personId: by }: Member,
      { patrollers, ...draft }: NewEvent,
      { override }: { override: boolean },
    ) {
      const row = { ...draft, type: 'event', callSign: null } as const;
      return create(tx, organizationId, row, patrollers, { by, override });
    },

    ...copyUseCases(context, crew),

    edit: editUseCase(context, crew, ecc),

    ...finalizeUseCases(context, crew),

    ...cancelUseCases(context, crew, ecc),
  };

  async function create(
    tx: Transaction,
    organizationId: string,
    draft: Pick<PatrolWithoutRecord, keyof Omit<NewEvent, 'patrollers'> | 'type' | 'callSign'>,
    patrollers: readonly string[] = [],
    booking: Booking,
  ) {
    const created = clock.now();
    refuseBeforeToday(draft.when, created, (await getOrganization(tx, organizationId)).timeZone);
    const id = newId();
    await insertPatrol(tx, organizationId, { ...draft, id, created });
    await changePatrol({ tx, clock }, organizationId, id, (locked) => {
      return crew.assign(locked, patrollers, booking);
    });
    return { inserted: { _id: id } };
  }
}
export type PatrolService = ReturnType<typeof patrolService>;

/** Throws 400 for a time before today's local midnight (product 5.2). */
function refuseBeforeToday(when: string, now: string, zone: string): void {
  const midnight = startOfDay(today(now, zone), zone);
  if (Date.parse(when) >= Date.parse(midnight)) return;
  throw invalid({ path: ['when'], reason: 'incorrect-format', value: when, format: 'a day from today on' });
}
