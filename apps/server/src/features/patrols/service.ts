import {
  canCancel,
  canFinalize,
  canMarkNotShown,
  type NewEvent,
  type NewPatrol,
  type PersonPatrolsQuery,
  startOfDay,
  today,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Member } from '../../platform/http/actor.ts';
import { invalid, notFound } from '../../platform/http/app-error.ts';
import { changePatrol, readPatrol } from './change.ts';
import type { Crew } from './crew.ts';
import { editUseCase } from './edit.ts';
import { listPatrols, listPatrolsOf, type PatrolsPage } from './lists/store.ts';
import { type BarePatrol, presentListItem } from './present.ts';
import { cannotCancel, cannotFinalize } from './refusals.ts';
import { findTimeZone, insertPatrol, updatePatrol } from './store.ts';

export { changePatrol, type HeldPatrol, holdPatrol } from './change.ts';
export type { Booking, Crew } from './crew.ts';
export { cannotMarkDidNotShow, notComing } from './refusals.ts';

/** Patrols and events: listing, creating, editing, finalizing and cancelling them. */
export function patrolService(context: Context, crew: Crew) {
  const { database, clock } = context;

  return {
    async list(actor: Member, page: PatrolsPage) {
      const { rows, matches } = await listPatrols(database, actor.organizationId, page);
      return { items: rows.map(presentListItem), matches };
    },

    /** Those a person of the organization is or was assigned to; 404 if there is no such person. */
    async listFor(actor: Member, personId: string, page: PersonPatrolsQuery) {
      const { rows, matches } = await listPatrolsOf(database, actor.organizationId, personId, page);
      if (matches === undefined) throw notFound();
      return { items: rows.map(presentListItem), matches };
    },

    async get(actor: Member, id: string) {
      return readPatrol(database, actor.organizationId, id);
    },

    async createPatrol(actor: Member, { callSign, ...draft }: NewPatrol) {
      return create(actor, { ...draft, instructions: null }, { type: 'patrol', callSign });
    },

    async createEvent(actor: Member, draft: NewEvent) {
      return create(actor, draft, { type: 'event', callSign: null });
    },

    edit: editUseCase(context, crew),

    /** 409 when it is finalized already, or cancelled. */
    async finalize({ organizationId, personId, roles }: Member, id: string) {
      return changePatrol(context, organizationId, id, async (held) => {
        const { tx, patrol, now } = held;
        if (!canFinalize(patrol, roles)) throw cannotFinalize(patrol);
        await updatePatrol(tx, organizationId, id, { finalized: now, finalizedBy: personId });
        await crew.tellFinalized(held);
      });
    },

    /** With `didNotShow`, which needs the start to have passed, marks those who had accepted. 409 at a wrong moment. */
    async cancel(
      { organizationId, personId, roles }: Member,
      id: string,
      body: { didNotShow?: boolean | undefined },
    ) {
      return changePatrol(context, organizationId, id, async (held) => {
        const { tx, patrol, now } = held;
        const allowed = body.didNotShow ? canMarkNotShown(patrol, roles, now) : canCancel(patrol, roles);
        if (!allowed) throw cannotCancel(patrol);
        if (body.didNotShow) await crew.markNotShown(held, personId);
        await updatePatrol(tx, organizationId, id, { cancelled: now, cancelledBy: personId });
        if (patrol.finalized) await crew.tellCancelled(held);
      });
    },
  };

  async function create(actor: Member, draft: NewEvent, kind: Pick<BarePatrol, 'type' | 'callSign'>) {
    const { organizationId } = actor;
    return database.transaction(async (tx) => {
      const created = clock.now();
      refuseBeforeToday(draft.when, created, await findTimeZone(tx, organizationId));
      const id = newId();
      await insertPatrol(tx, organizationId, { ...draft, ...kind, id, created });
      await announceChange(tx, organizationId, { type: 'patrol', _id: id });
      return { inserted: { _id: id } };
    });
  }
}
export type PatrolService = ReturnType<typeof patrolService>;

/** Any time from today's local midnight may be scheduled (design 6.3). */
function refuseBeforeToday(when: string, now: string, zone: string): void {
  const midnight = startOfDay(today(now, zone), zone);
  if (Date.parse(when) >= Date.parse(midnight)) return;
  throw invalid({ path: ['when'], reason: 'incorrect-format', value: when, format: 'today or later' });
}
