import { noteEvent, type RequestClient } from '#accounts/server/auth/service.ts';
import { limits, type QueryOf, startOfDay, today } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { readInstant } from '#platform/database/instant.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fileName, fileWord } from '#platform/http/attachment.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { ErasedRecorded, RecordedIncident, recordedRoutes } from '#privacy/contract';
import { archiveOf } from '../archive/archive.ts';
import { chooseErasure } from '../erasures/choose.ts';
import { lockClocks } from '../store.ts';
import { reportOf } from './report.ts';
import { findRecorded, listErasable, listInvolved } from './store.ts';

type Page = QueryOf<typeof recordedRoutes.listRecorded>;
type Filter = Page['filter'];

/** People and plates that crews have recorded: finding, exporting and erasing them (product 22.11 and 22.12). */
export function recordedUseCases({ database, clock }: Context) {
  return {
    /** Finds nothing without words. */
    async listRecorded({ organizationId }: Member, { filter, limit, skip }: Page) {
      const { timeZone } = await getOrganization(database, organizationId);
      return find(database, { organizationId, timeZone }, { text: filter?.text ?? '', limit, skip });
    },

    /** Returns an archive of what is found, with its name, and notes it in the caller's history. */
    async exportRecorded(actor: Member, filter: Filter, client: RequestClient) {
      const { organizationId } = actor;
      const made = clock.now();
      await inTransaction(database, (tx) => note(tx, actor, 'recorded-downloaded', client));
      const organization = await getOrganization(database, organizationId);
      const { code, timeZone } = organization;
      const text = filter?.text ?? '';
      const read = (skip: number) =>
        find(database, { organizationId, timeZone }, { text, limit: limits.recorded.erasedTogether, skip });
      const name = fileName(code, `recorded-${fileWord(text)}-${today(made, timeZone)}.zip`);
      return { name, chunks: archiveOf(reportOf({ organization, text, made, read }), made) };
    },

    /**
     * Lets people and plates of incidents be erased a day later, unless they are held or that was chosen already. Waits for those who make
     * holds and for who else erases. Says how many incidents are held.
     */
    async eraseRecorded(
      tx: Transaction,
      actor: Member,
      { incidents }: ErasedRecorded,
      client: RequestClient,
    ) {
      const { organizationId } = actor;
      const now = clock.now();
      const { zone } = await lockClocks(tx, organizationId);
      const found = await listErasable(tx, heldOn(organizationId, zone, now), incidents);
      const free = found.filter(({ held, erasing }) => !held && erasing === null).map(({ id }) => id);
      if (free.length > 0) await chooseErasure(tx, actor, { personId: null, incidents: free }, now);
      await note(tx, actor, 'recorded-erased', client);
      return { held: found.filter(({ held }) => held).length };
    },
  };

  async function find(
    db: Reader,
    { organizationId, timeZone }: { organizationId: string; timeZone: string },
    page: Parameters<typeof findRecorded>[2],
  ): Promise<{ items: RecordedIncident[]; matches: number }> {
    const on = heldOn(organizationId, timeZone, clock.now());
    const rows = await findRecorded(db, on, page);
    const ids = rows.map(({ id }) => id);
    const involved = await listInvolved(db, organizationId, ids);
    const items = rows.map(({ id, when, what, held, erasing, patrol: { id: patrolId, ...patrol } }) => ({
      _id: id,
      when: readInstant(when),
      what,
      held,
      erasing: erasing && readInstant(erasing),
      patrol: { ...patrol, _id: patrolId, when: readInstant(patrol.when) },
      recorded: involved.filter((one) => one.id === id).map(({ id: _, ...recorded }) => recorded),
    }));
    return { items, matches: rows[0]?.matches ?? 0 };
  }

  function note(
    tx: Transaction,
    { personId: id, organizationId }: Member,
    event: 'recorded-downloaded' | 'recorded-erased',
    client: RequestClient,
  ) {
    return noteEvent(tx, { id, organizationId }, { event }, client, clock.now());
  }
}

function heldOn(organizationId: string, zone: string, now: string) {
  const date = today(now, zone);
  return { organizationId, date, dayBegan: startOfDay(date, zone) };
}
