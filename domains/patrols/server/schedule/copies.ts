import { v7 as newId } from 'uuid';
import { type Issue, undoMinutes } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import { copyableUntil, type NewCopies } from '#patrols/contract';
import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { deleteBatch, hasCrewChanges, insertPatrols, listSources, lockBatch } from './copies.store.ts';
import type { CrewChanges } from './crew.ts';
import type { StoredPatrol } from './store.ts';

/** Makes drafts as copies of patrols, and undoes them as one (product 5.18). */
export function copyUseCases({ clock }: Pick<Context, 'clock'>, crew: CrewChanges) {
  return {
    /**
     * Copies patrols, in a few statements however many they are, and tells browsers once. Throws 400 for a patrol
     * that does not exist, a start that is not ahead or too far ahead, and somebody who cannot be assigned. Throws
     * 409 if somebody is double-booked.
     */
    async copy(tx: Transaction, { organizationId }: Member, { copies }: NewCopies) {
      const now = clock.now();
      const { timeZone } = await getOrganization(tx, organizationId);
      const sources = await listSources(tx, organizationId, [...new Set(copies.map(({ of }) => of))]);
      refuseIssues(issuesOf(copies, sources, { now, until: copyableUntil({ now, zone: timeZone }) }));
      const batch = newId();
      const made = copies.flatMap(({ of, when, patrollers }) => {
        const source = sources.get(of);
        return source ? [{ draft: { ...source, id: newId(), when, created: now, batch }, patrollers }] : [];
      });
      await insertPatrols(
        tx,
        organizationId,
        made.map(({ draft }) => draft),
      );
      const patrols = made.map(({ draft: { id: _id, when, hours }, patrollers }) => {
        return { _id, when, hours, patrollers };
      });
      await crew.assignAll({ tx, organizationId, now, patrols });
      await announceChange(tx, organizationId, { type: 'patrol', _id: batch });
      return { _id: batch };
    },

    /**
     * Removes copies that were made together; repeated, it changes nothing. Throws 404 if there are none, and 409
     * after a while, or if one of them was changed.
     */
    async undoCopies(tx: Transaction, { organizationId, personId }: Member, batch: string) {
      const now = clock.now();
      const rows = await lockBatch(tx, organizationId, batch);
      const [first] = rows;
      if (!first) throw notFound();
      if (rows.every(({ deleted }) => deleted)) return;
      if (Date.parse(now) - Date.parse(first.created) > undoMinutes * minute) throw tooLateError();
      if (rows.some(isChanged) || (await hasCrewChanges(tx, organizationId, batch))) throw changedError();
      await deleteBatch(tx, organizationId, batch, { deleted: now, deletedBy: personId });
      await announceChange(tx, organizationId, { type: 'patrol', _id: batch });
    },
  };
}

/** Returns all that is wrong with the copied patrols and the starts. */
function issuesOf(
  copies: NewCopies['copies'],
  sources: ReadonlyMap<string, unknown>,
  { now, until }: { now: string; until: string },
): Issue[] {
  return copies.flatMap(({ of, when }, index): Issue[] => {
    const path = ['copies', String(index)];
    const format =
      when <= now ? 'a time in the future' : when >= until ? 'a time at most a year ahead' : null;
    return [
      ...(sources.has(of) ? [] : [{ path: [...path, 'of'], reason: 'key-not-found' as const, value: of }]),
      ...(format
        ? [{ path: [...path, 'when'], reason: 'incorrect-format' as const, value: when, format }]
        : []),
    ];
  });
}

function isChanged({ version, finalized, cancelled, started }: StoredPatrol): boolean {
  return version > 1 || Boolean(finalized ?? cancelled ?? started);
}

function tooLateError() {
  return conflict(
    'too-late',
    `Only copies of the last ${undoMinutes} minutes can be undone together. Cancel those that are not wanted.`,
  );
}

function changedError() {
  return conflict(
    'changed-meanwhile',
    'Some of these drafts have been changed, finalized or answered since. Nothing was undone: cancel those that are not wanted.',
  );
}
