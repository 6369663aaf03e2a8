import {
  addDays,
  type CurrentHold,
  type Issue,
  limits,
  type NewHold,
  type Patrol,
  type Privacy,
  PrivacyClock,
  type PrivacyPatch,
  privacyHoldYears,
  type privacyRoutes,
  type QueryOf,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../platform/context.ts';
import { announceChange } from '../../platform/database/announce.ts';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { conflict, notFound, refuseIssues } from '../../platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, idTakenError, type LockedPatrol } from '../patrols/service.ts';
import { listCurrentHolds } from './current-holds.store.ts';
import { countDue } from './due.store.ts';
import { type Clocks, daysOf, dueOn, localDate } from './due.ts';
import { type NoticeSources, noticeUseCases } from './notice.ts';
import { erasureUseCases } from './personal/erasure.ts';
import { personalUseCases } from './personal/personal.ts';
import { recordedUseCases } from './recorded/recorded.ts';
import {
  countHolds,
  findHold,
  getClocks,
  hasIncident,
  insertChange,
  insertHold,
  listClockChanges,
  listRemovals,
  lockClocks,
  releaseHold,
  updateClocks,
} from './store.ts';

export { privacyMails } from './mails/mails.ts';
export { sweepDetails } from './periodic-task.ts';
export { replaySweep } from './replay.ts';

/** For how long personal details are kept, and what is held (product 22). */
export function privacyService(context: Context, sources: NoticeSources) {
  const { database, clock: time } = context;
  return {
    ...noticeUseCases(context, sources),
    ...personalUseCases(context),
    ...erasureUseCases(context),
    ...recordedUseCases(context),

    get: ({ organizationId }: Member) => read(database, organizationId),

    /** Returns a page of what is held now. */
    async listHolds({ organizationId }: Member, page: QueryOf<typeof privacyRoutes.listHolds>) {
      const date = localDate(await getClocks(database, organizationId), time.now());
      const { rows, matches } = await listCurrentHolds(database, organizationId, { date, page });
      return { items: rows.map(presentCurrentHold), matches };
    },

    /** Sets the days of clocks. One that has begun takes by its new days from the next local day on, so that a slip can be undone. */
    async update(tx: Transaction, actor: Member, patch: PrivacyPatch): Promise<Privacy> {
      const { organizationId, personId: by } = actor;
      const clocks = await lockClocks(tx, organizationId);
      const changed = PrivacyClock.options.filter((clock) => isChange(clocks, clock, patch[clock]));
      const tomorrow = addDays(localDate(clocks, time.now()), 1);
      const [days, begins] = [{ ...clocks.days }, { ...clocks.begins }];
      for (const clock of changed) {
        const given = patch[clock] ?? daysOf(clocks, clock);
        const change = { clock, formerDays: daysOf(clocks, clock), days: given };
        await insertChange(tx, organizationId, { ...change, id: newId(), when: time.now(), by });
        days[clock] = given;
        const begun = begins[clock];
        if (begun !== undefined && begun < tomorrow) begins[clock] = tomorrow;
      }
      if (changed.length > 0) await updateClocks(tx, organizationId, { days, begins });
      await announceChange(tx, organizationId, { type: 'organization', _id: organizationId });
      return read(tx, organizationId);
    },

    /** Holds all of a patrol, or one of its incidents. The same `_id` again changes nothing. */
    async hold(tx: Transaction, actor: Member, id: string, given: NewHold): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock: time }, actor.organizationId, id, (locked) =>
        hold(locked, actor.personId, given),
      );
    },

    /** Ends a hold. What it held is due from the next local day on. */
    async release(tx: Transaction, actor: Member, { id, holdId }: { id: string; holdId: string }) {
      const { organizationId, personId: releasedBy } = actor;
      return changeAndReadPatrol({ tx, clock: time }, organizationId, id, async ({ now }) => {
        const found = await findHold(tx, organizationId, holdId);
        if (found?.patrolId !== id) throw notFound();
        await releaseHold(tx, found, { released: now, releasedBy });
      });
    },
  };

  async function read(db: Reader, organizationId: string): Promise<Privacy> {
    const clocks = await getClocks(db, organizationId);
    const date = localDate(clocks, time.now());
    const dues = PrivacyClock.options.map((clock) => dueOn(clocks, clock, date));
    const counts = await countDue(db, dues);
    const states = dues.map(({ clock, days }) => {
      return { clock, days, due: counts[clock] ?? 0, begins: clocks.begins[clock] ?? null };
    });
    const removals = await listRemovals(db, organizationId);
    return { clocks: states, removals, changes: await listClockChanges(db, organizationId) };
  }
}
export type PrivacyService = ReturnType<typeof privacyService>;

function presentCurrentHold({
  hold,
  patrol,
  incident,
}: Awaited<ReturnType<typeof listCurrentHolds>>['rows'][number]): CurrentHold {
  const { id: _id, reason, until, made, madeBy } = hold;
  const { id: patrolId, type, name, when } = patrol;
  return {
    _id,
    reason,
    until,
    made: { when: made, by: madeBy },
    patrol: { _id: patrolId, type, name, when },
    incident,
  };
}

function isChange(clocks: Clocks, clock: PrivacyClock, days: number | undefined): boolean {
  return days !== undefined && days !== daysOf(clocks, clock);
}

async function hold({ tx, organizationId, patrol, now }: LockedPatrol, madeBy: string, given: NewHold) {
  const { _id: id, incidentId = null, reason, until } = given;
  const patrolId = patrol._id;
  const clocks = await lockClocks(tx, organizationId);
  const same = await findHold(tx, organizationId, id);
  if (same?.patrolId === patrolId) return;
  if (same) throw idTakenError();
  refuseIssues(untilIssues(until, localDate(clocks, now)));
  if (incidentId && !(await hasIncident(tx, organizationId, { patrolId, id: incidentId }))) throw notFound();
  if ((await countHolds(tx, organizationId, patrolId)) >= limits.holds.max) throw tooManyHoldsError();
  await insertHold(tx, { organizationId, id, patrolId, incidentId, reason, until, made: now, madeBy });
}

/** Something is held until today at least, and for some years at most. */
function untilIssues(until: string, today: string): Issue[] {
  const last = addDays(today, privacyHoldYears * 365);
  if (until >= today && until <= last) return [];
  const format = `a date from ${today} to ${last}`;
  return [{ path: ['until'], reason: 'incorrect-format', value: until, format }];
}

function tooManyHoldsError() {
  return conflict('full', `The details of one patrol can be held ${limits.holds.max} times.`);
}
