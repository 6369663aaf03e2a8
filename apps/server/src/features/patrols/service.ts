import {
  canCancel,
  canFinalize,
  canMarkNotShown,
  type NewEvent,
  type NewPatrol,
  startOfDay,
  today,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Member } from '../../platform/http/actor.ts';
import { invalid } from '../../platform/http/app-error.ts';
import { changePatrol, type HeldPatrol, readPatrol } from './change.ts';
import { type BarePatrol, presentListItem } from './present.ts';
import { cannotCancel, cannotFinalize } from './refusals.ts';
import {
  findTimeZone,
  insertPatrol,
  listPatrols,
  listPatrolsOf,
  type OwnPatrolsPage,
  type PatrolsPage,
  updatePatrol,
} from './store.ts';

export { changePatrol, type HeldPatrol } from './change.ts';
export { notComing } from './refusals.ts';

/** What becomes of the people on a patrol when it changes as a whole; the assignments feature sees to it. */
export interface Crew {
  /** Mails the patrollers, the guests and the watchers of a patrol that has just been finalized. */
  tellFinalized(held: HeldPatrol): Promise<void>;
  /** Mails the same people that it was cancelled. */
  tellCancelled(held: HeldPatrol): Promise<void>;
  /** Marks those who had accepted as not shown. */
  markNotShown(held: HeldPatrol, by: string): Promise<void>;
}

/** Patrols and events: listing, creating, finalizing and cancelling them. */
export function patrolService(context: Context, crew: Crew) {
  const { database, clock } = context;

  return {
    async list(actor: Member, page: PatrolsPage) {
      const { rows, matches } = await listPatrols(database, actor.organizationId, page);
      return { items: rows.map(presentListItem), matches };
    },

    async listOwn(actor: Member, page: OwnPatrolsPage) {
      const { rows, matches } = await listPatrolsOf(database, actor.organizationId, actor.personId, page);
      return { items: rows.map(presentListItem), matches };
    },

    async get(actor: Member, id: string) {
      return readPatrol(database, actor.organizationId, id);
    },

    async createPatrol(actor: Member, { callSign, ...draft }: NewPatrol) {
      return create(actor, draft, { type: 'patrol', callSign });
    },

    async createEvent(actor: Member, draft: NewEvent) {
      return create(actor, draft, { type: 'event', callSign: null });
    },

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
